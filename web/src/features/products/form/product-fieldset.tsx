import type { ProductDraft, ProductPatch } from '@larder/contracts';
import {
  centsToDollars,
  LIMITS,
  MAX_PRICE_CENTS,
  parsePriceCents,
  RETAIL_CATEGORIES,
  type RetailCategory,
} from '@larder/kernel';
import { TriangleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type KeyboardEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { CHINESE } from '../../../shared/chinese.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { part } from '../../../shared/ui/part.tsx';
import { pictureTexts } from '../../../texts/picture.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import { categoryNames } from '../../../texts/words.ts';

/** The form's values: prices as typed; absent texts are empty. */
export interface ProductFields {
  description: string;
  chineseName: string;
  detailedDescription: string;
  size: string;
  retailPrice: string;
  ourPrice: string;
  category: RetailCategory;
  active: boolean;
  imageUrl: string;
}

export type FieldName = keyof ProductFields;

/** An empty form: groceries, active. */
export const NEW_PRODUCT: Readonly<ProductFields> = {
  description: '',
  chineseName: '',
  detailedDescription: '',
  size: '',
  retailPrice: '',
  ourPrice: '',
  category: 'groceries',
  active: true,
  imageUrl: '',
};

export function fieldsOf(product: ProductData): ProductFields {
  return {
    description: product.description,
    chineseName: product.chineseName ?? '',
    detailedDescription: product.detailedDescription ?? '',
    size: product.size,
    retailPrice: product.retailPrice.toFixed(2),
    ourPrice: product.ourPrice.toFixed(2),
    category: product.category,
    active: product.active,
    imageUrl: product.imageUrl ?? '',
  };
}

/** A typed price in dollars; unreadable text counts as 0 (specification part 1 §5). */
export const dollarsOf = (text: string): number => centsToDollars(parsePriceCents(text) ?? 0);

export const isTooHigh = (text: string): boolean => (parsePriceCents(text) ?? 0) > MAX_PRICE_CENTS;

/** The form as the server expects it: empty optional texts and an absent picture are null. */
export function valuesOf(
  fields: ProductFields,
): Required<Omit<ProductDraft & ProductPatch, 'version' | 'everywhere' | 'confirm'>> {
  return {
    description: fields.description.trim(),
    chineseName: textOrNull(fields.chineseName),
    detailedDescription: textOrNull(fields.detailedDescription),
    size: fields.size.trim(),
    retailPrice: dollarsOf(fields.retailPrice),
    ourPrice: dollarsOf(fields.ourPrice),
    category: fields.category,
    active: fields.active,
    imageUrl: textOrNull(fields.imageUrl),
  };
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

export const FIELD_LABELS: Record<FieldName, string> = {
  description: productFormTexts.name,
  chineseName: productFormTexts.chineseName,
  detailedDescription: productFormTexts.details,
  size: productFormTexts.size,
  retailPrice: productFormTexts.retailPrice,
  ourPrice: productFormTexts.ourPrice,
  category: productFormTexts.category,
  active: productFormTexts.active,
  imageUrl: pictureTexts.label,
};

interface ProductFieldsetProps {
  form: UseFormReturn<ProductFields>;
  pricesRequired: boolean;
}

const CATEGORIES = RETAIL_CATEGORIES.map((value) => ({ value, label: categoryNames[value] }));

export function ProductFieldset({ form, pricesRequired }: ProductFieldsetProps) {
  const field = fieldsOfForm(form);
  const needed = (label: string) => (value: unknown) =>
    (typeof value === 'string' && value.trim() !== '') || productFormTexts.required(label);
  const price = (label: string) => (value: string) => {
    if (isTooHigh(value)) return productFormTexts.priceTooHigh;
    if (!pricesRequired) return true;
    if (value.trim() === '') return productFormTexts.required(label);
    return parsePriceCents(value) !== null || productFormTexts.invalidPrice;
  };
  return (
    <div className="grid content-start gap-4">
      <TextField
        {...field('description', { validate: needed(productFormTexts.name) })}
        label={productFormTexts.name}
        marked
        maxLength={LIMITS.productDescription}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('chineseName')}
          label={productFormTexts.chineseName}
          lang={CHINESE}
          maxLength={LIMITS.productChineseName}
          autoComplete="off"
        />
        <TextField
          {...field('size', { validate: needed(productFormTexts.size) })}
          label={productFormTexts.size}
          marked
          placeholder={productFormTexts.sizeExample}
          maxLength={LIMITS.productSize}
          autoComplete="off"
        />
      </div>
      <PriceFields
        form={form}
        pricesRequired={pricesRequired}
        validateRetail={price(productFormTexts.retailPrice)}
        validateOurs={price(productFormTexts.ourPrice)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field('category')} label={productFormTexts.category} options={CATEGORIES} />
        <div className="sm:pt-7">
          <CheckboxField {...field('active')} label={productFormTexts.active} hint={productFormTexts.activeHint} />
        </div>
      </div>
      <DetailsField form={form} />
    </div>
  );
}

const FormattedText = part(async () => (await import('../../../shared/ui/formatted-text.tsx')).FormattedText, {
  waiting: <span className="skeleton block h-4 w-full" />,
  lost: productFormTexts.previewLost,
});

/** The text behind MORE INFO, with a preview as shoppers will see it, sanitised by the same rules. */
function DetailsField({ form }: { form: UseFormReturn<ProductFields> }) {
  const text = useWatch({ control: form.control, name: 'detailedDescription' });
  return (
    <Tabs.Root defaultValue="write" className="relative">
      <Tabs.List className="absolute -top-2.5 right-0 flex gap-1" aria-label={productFormTexts.writeOrPreview}>
        {(['write', 'preview'] as const).map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className="min-h-9 pointer-coarse:-mt-2 pointer-coarse:min-h-11 border-b-3 border-transparent px-3 text-[0.9375rem] font-semibold text-ink-2 data-[state=active]:border-b-brand data-[state=active]:text-ink forced-colors:data-[state=active]:outline-2 forced-colors:data-[state=active]:-outline-offset-2 forced-colors:data-[state=active]:outline-[Highlight]"
          >
            {productFormTexts[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="write" forceMount className="data-[state=inactive]:hidden" tabIndex={-1}>
        <TextAreaField
          {...form.register('detailedDescription')}
          label={productFormTexts.details}
          hint={productFormTexts.detailsHint}
          maxLength={LIMITS.productDetails}
          rows={6}
        />
      </Tabs.Content>
      <Tabs.Content value="preview" className="grid gap-1.5">
        <span className="font-semibold">{productFormTexts.details}</span>
        <div className="min-h-40 p-3 border border-hairline">
          {text.trim() === '' ? (
            <p className="text-ink-3">{productFormTexts.nothingToPreview}</p>
          ) : (
            <FormattedText source={text} />
          )}
        </div>
      </Tabs.Content>
    </Tabs.Root>
  );
}

interface PriceFieldsProps {
  form: UseFormReturn<ProductFields>;
  pricesRequired: boolean;
  validateRetail: (value: string) => string | true;
  validateOurs: (value: string) => string | true;
}

const STEP_CENTS = 1;

/** Both prices as typed; arrow keys change them by a cent. */
function PriceFields({ form, pricesRequired, validateRetail, validateOurs }: PriceFieldsProps) {
  const field = fieldsOfForm(form);
  const [retailText, ourText] = useWatch({ control: form.control, name: ['retailPrice', 'ourPrice'] });
  const above = parsePriceCents(retailText) !== null && dollarsOf(ourText) > dollarsOf(retailText);
  const hintFor = (text: string): string | undefined =>
    !pricesRequired && parsePriceCents(text) === null ? productFormTexts.becomesZero : undefined;
  const step = (name: 'retailPrice' | 'ourPrice') => (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const cents = Math.max(0, (parsePriceCents(form.getValues(name)) ?? 0) + direction * STEP_CENTS);
    form.setValue(name, (cents / 100).toFixed(2), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const shape = {
    inputMode: 'decimal',
    autoComplete: 'off',
    className: 'text-right font-semibold',
    marked: true,
  } as const;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field('retailPrice', { validate: validateRetail })}
          {...shape}
          label={productFormTexts.retailPrice}
          hint={hintFor(retailText)}
          onKeyDown={step('retailPrice')}
        />
        <TextField
          {...field('ourPrice', { validate: validateOurs })}
          {...shape}
          label={productFormTexts.ourPrice}
          hint={hintFor(ourText)}
          onKeyDown={step('ourPrice')}
        />
      </div>
      <output>
        {above && (
          <span className="flex items-start gap-2 text-sm font-semibold text-turmeric-ink">
            <TriangleAlert size={16} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
            {productFormTexts.aboveRetail}
          </span>
        )}
      </output>
    </div>
  );
}
