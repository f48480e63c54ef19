import { LIMITS } from '@larder/kernel';
import { Info } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import type { CheckoutFields } from './checkout-fields.ts';

/** Where an order is delivered. Nothing of it must be filled in; a missing address is remarked. */
export function DeliveryFields({ form: { control, register } }: { form: UseFormReturn<CheckoutFields> }) {
  const address = useWatch({ control, name: 'deliveryAddress' });
  return (
    <div className="grid gap-4">
      <TextField
        {...register('deliveryAddress')}
        label={checkoutTexts.address}
        autoComplete="shipping street-address"
        maxLength={LIMITS.deliveryAddress}
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          {...register('deliveryCity')}
          label={checkoutTexts.city}
          autoComplete="shipping address-level2"
          maxLength={LIMITS.deliveryCity}
        />
        <TextField
          {...register('deliveryPostalCode')}
          label={checkoutTexts.postalCode}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={LIMITS.deliveryPostalCode}
        />
      </div>
      {address.trim() === '' && (
        <p className="flex items-start gap-2 bg-turmeric-tint px-3 py-2 text-sm text-turmeric-ink">
          <Info size={18} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          {checkoutTexts.addressMissing}
        </p>
      )}
      <TextAreaField
        {...register('deliveryInstructions')}
        label={checkoutTexts.instructions}
        hint={checkoutTexts.instructionsHint}
        rows={2}
        maxLength={LIMITS.deliveryInstructions}
      />
    </div>
  );
}
