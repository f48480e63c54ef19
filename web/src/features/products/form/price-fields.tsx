import { parsePriceCents } from '@larder/kernel';
import { TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { productFormTexts } from '../../../texts/products/form.ts';
import { dollarsOf, type ProductFields } from './product-fields.ts';

interface PriceFieldsProps {
  form: UseFormReturn<ProductFields>;
  pricesRequired: boolean;
  validateRetail: (value: string) => string | true;
  validateOurs: (value: string) => string | true;
}

const STEP_CENTS = 1;

/** Both prices as typed; arrow keys go a cent up and down. */
export function PriceFields({ form, pricesRequired, validateRetail, validateOurs }: PriceFieldsProps) {
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
