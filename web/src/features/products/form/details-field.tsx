import { LIMITS } from '@larder/kernel';
import { Tabs } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx';
import { productFormTexts } from '../../../texts/products/form.ts';
import type { ProductFields } from './product-fields.ts';

const FormattedText = lazy(async () => ({
  default: (await import('../../../shared/ui/formatted-text.tsx')).FormattedText,
}));

/** The text behind MORE INFO, to write and to see as shoppers will, cleaned by the same rules. */
export function DetailsField({ form }: { form: UseFormReturn<ProductFields> }) {
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
