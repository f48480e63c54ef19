import type { ValidatedCode } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { Lock } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../shared/ui/fields.tsx';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import type { CheckoutFields, CodeField } from './checkout-fields.ts';

interface WhoBlockProps {
  form: UseFormReturn<CheckoutFields>;
  /** Whose code is in force; what it says is not asked again. */
  holder: ValidatedCode | null;
  code: string | null;
}

const OPTIONAL = [
  { name: 'contactPerson', type: 'text', autoComplete: 'name', inputMode: 'text' },
  { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const;

export function WhoBlock({ form, holder, code }: WhoBlockProps) {
  const { register, formState } = form;
  const locked = (name: CodeField) => <LockedField name={name} value={holder?.[name] ?? ''} code={code ?? ''} />;
  return (
    <section aria-labelledby="checkout-who" className="grid gap-4">
      <h3 id="checkout-who" className="pb-1.5 border-b-2 border-b-ink text-[1.125rem] font-extrabold">
        {checkoutTexts.who}
      </h3>
      {isFilled(holder, 'restaurantName') ? (
        locked('restaurantName')
      ) : (
        <TextField
          {...register('restaurantName', {
            validate: (value) => value.trim() !== '' || checkoutTexts.restaurantNameRequired,
          })}
          label={checkoutTexts.restaurantName}
          marked
          error={formState.errors.restaurantName?.message ?? null}
          autoComplete="organization"
          maxLength={LIMITS.restaurantName}
        />
      )}
      {OPTIONAL.map(({ name, ...input }) =>
        isFilled(holder, name) ? (
          <div key={name}>{locked(name)}</div>
        ) : (
          <TextField key={name} {...register(name)} label={checkoutTexts[name]} maxLength={LIMITS[name]} {...input} />
        ),
      )}
    </section>
  );
}

function isFilled(holder: ValidatedCode | null, name: CodeField): boolean {
  return (holder?.[name] ?? '') !== '';
}

/** Stays in reach of focus and readers, but cannot be changed. */
function LockedField({ name, value, code }: { name: CodeField; value: string; code: string }) {
  return (
    <TextField
      label={checkoutTexts[name]}
      name={name}
      value={value}
      readOnly
      hint={checkoutTexts.fromCode(code)}
      className="bg-sunken"
      trailing={<Lock size={18} strokeWidth={1.75} className="mr-3 text-ink-3" aria-hidden />}
    />
  );
}
