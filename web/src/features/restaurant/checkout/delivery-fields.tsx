import { deliversTo, LIMITS, postalCode, type OrderRules } from '@larder/kernel';
import { History, Info } from 'lucide-react';
import { useState, type FocusEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { deviceStore } from '../../../shared/browser-storage.ts';
import { TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import restaurantStyles from '../restaurant.module.css';
import { forgetAddress, type KnownAddress, knownAddress } from './checkout-draft.ts';
import type { CheckoutFields } from './checkout-fields.ts';

interface DeliveryFieldsProps {
  form: UseFormReturn<CheckoutFields>;
  rules: OrderRules;
  /** The restaurant of the applied code, if any. */
  holderName: string | null;
}

/** The delivery address. All fields are optional; a missing address gets a note. */
export function DeliveryFields({ form, rules, holderName }: DeliveryFieldsProps) {
  const { control, register, setValue, formState } = form;
  const address = useWatch({ control, name: 'deliveryAddress' });
  const code = useWatch({ control, name: 'deliveryPostalCode' });
  const isOutside = !deliversTo(rules, code);
  const prefixes = rules.postalPrefixes.join(', ');
  return (
    <div className="grid gap-4">
      {address.trim() === '' && <AddressOffer form={form} holderName={holderName} />}
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
          {...register('deliveryPostalCode', {
            onBlur: ({ target }: FocusEvent<HTMLInputElement>) =>
              setValue('deliveryPostalCode', postalCode(target.value)),
            validate: (text) =>
              rules.outsidePrefixes === 'warn' || deliversTo(rules, text) || checkoutTexts.outside(prefixes),
          })}
          error={formState.errors.deliveryPostalCode?.message ?? null}
          label={checkoutTexts.postalCode}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={LIMITS.deliveryPostalCode}
        />
      </div>
      {isOutside && rules.outsidePrefixes === 'warn' && code.trim() !== '' && (
        <p className="flex items-start gap-2 bg-turmeric-tint px-3 py-2 text-sm text-turmeric-ink" data-part="outside">
          <Info size={18} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          {checkoutTexts.outsideWarned(prefixes)}
        </p>
      )}
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

/** Offers the address of the last delivery on a button. */
function AddressOffer({ form, holderName }: Omit<DeliveryFieldsProps, 'rules'>) {
  const typed = useWatch({ control: form.control, name: 'restaurantName' });
  const [forgotten, setForgotten] = useState(false);
  const known = forgotten ? null : knownAddress(deviceStore, holderName ?? typed);
  if (known === null) return null;
  const { deliveryAddress, deliveryCity, deliveryPostalCode } = known;
  return (
    <div className="flex flex-wrap items-center gap-x-4" data-part="known-address">
      <button
        type="button"
        className="button min-w-0 py-2 max-sm:w-full"
        data-tone="plain"
        onClick={() => {
          for (const [name, value] of Object.entries(known)) form.setValue(name as keyof KnownAddress, value);
          form.setFocus('deliveryAddress');
        }}
      >
        <History size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
        <span className="min-w-0 text-left wrap-anywhere whitespace-normal">
          {checkoutTexts.useAddress([deliveryAddress, deliveryCity, deliveryPostalCode].filter(Boolean).join(', '))}
        </span>
      </button>
      <button
        type="button"
        className={restaurantStyles.textButton}
        onClick={() => {
          forgetAddress(deviceStore);
          setForgotten(true);
          form.setFocus('deliveryAddress');
        }}
      >
        {checkoutTexts.forgetAddress}
      </button>
    </div>
  );
}
