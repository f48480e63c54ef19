import { LIMITS, parsePriceCents, RETAIL_CATEGORIES, RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { Tabs } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CHINESE } from '../../../shared/chinese.ts';
import { CheckboxField } from '../../../shared/ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { productFormTexts } from '../../../texts/products/form.ts';
import { PriceFields } from './price-fields.tsx';
import type { FieldName, ProductFields } from './product-fields.ts';
import { isTooHigh } from './product-fields.ts';

interface ProductFieldsetProps {
  form: UseFormReturn<ProductFields>;
  pricesRequired: boolean;
}

const CATEGORIES = RETAIL_CATEGORIES.map((value) => ({ value, label: RETAIL_CATEGORY_LABELS[value] }));

export function ProductFieldset({ form, pricesRequired }: ProductFieldsetProps) {
  const { errors } = form.formState;
  const errorOf = (name: FieldName): string | null => errors[name]?.message ?? null;
  const needed = (label: string) => (value: unknown) =>
    (typeof value === 'string' && value.trim() !== '') || productFormTexts.required(label);
  const price = (label: string) => (value: string) => {
    if (isTooHigh(value)) return productFormTexts.priceTooHigh;
    if (!pricesRequired) return true;
    if (value.trim() === '') return productFormTexts.required(label);
    return parsePriceCents(value) !== null || productFormTexts.invalidPrice;
  };
  const { ref: nameRef, ...name } = form.register('description', { validate: needed(productFormTexts.name) });
  const { ref: chineseRef, ...chinese } = form.register('chineseName');
  const { ref: sizeRef, ...size } = form.register('size', { validate: needed(productFormTexts.size) });
  const { ref: categoryRef, ...category } = form.register('category');
  const { ref: activeRef, ...active } = form.register('active');
  return (
    <div className="grid content-start gap-4">
      <TextField
        {...name}
        inputRef={nameRef}
        label={productFormTexts.name}
        marked
        error={errorOf('description')}
        maxLength={LIMITS.productDescription}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...chinese}
          inputRef={chineseRef}
          label={productFormTexts.chineseName}
          lang={CHINESE}
          error={errorOf('chineseName')}
          maxLength={LIMITS.productChineseName}
          autoComplete="off"
        />
        <TextField
          {...size}
          inputRef={sizeRef}
          label={productFormTexts.size}
          marked
          placeholder={productFormTexts.sizeExample}
          error={errorOf('size')}
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
        <SelectField {...category} selectRef={categoryRef} label={productFormTexts.category} options={CATEGORIES} />
        <div className="sm:pt-7">
          <CheckboxField
            {...active}
            inputRef={activeRef}
            label={productFormTexts.active}
            hint={productFormTexts.activeHint}
          />
        </div>
      </div>
      <DetailsField form={form} />
    </div>
  );
}

const FormattedText = lazy(async () => ({
  default: (await import('../../../shared/ui/formatted-text.tsx')).FormattedText,
}));

/** The text behind MORE INFO, to write and to see as shoppers will, cleaned by the same rules. */
function DetailsField({ form }: { form: UseFormReturn<ProductFields> }) {
  const { ref, ...field } = form.register('detailedDescription');
  const text = useWatch({ control: form.control, name: 'detailedDescription' });
  return (
    <Tabs.Root defaultValue="write" className="relative">
      <Tabs.List className="form-tabs" aria-label={productFormTexts.writeOrPreview}>
        <Tabs.Trigger value="write">{productFormTexts.write}</Tabs.Trigger>
        <Tabs.Trigger value="preview">{productFormTexts.preview}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="write" forceMount className="data-[state=inactive]:hidden" tabIndex={-1}>
        <TextAreaField
          {...field}
          areaRef={ref}
          label={productFormTexts.details}
          hint={productFormTexts.detailsHint}
          maxLength={LIMITS.productDetails}
          rows={6}
        />
      </Tabs.Content>
      <Tabs.Content value="preview" className="grid gap-1.5">
        <span className="font-semibold">{productFormTexts.details}</span>
        <div className="details-preview">
          {text.trim() === '' ? (
            <p className="text-ink-3">{productFormTexts.nothingToPreview}</p>
          ) : (
            <Suspense fallback={<span className="skeleton block h-4 w-full" />}>
              <FormattedText source={text} />
            </Suspense>
          )}
        </div>
      </Tabs.Content>
    </Tabs.Root>
  );
}
