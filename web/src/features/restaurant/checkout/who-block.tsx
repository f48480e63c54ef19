import type { ValidatedCode } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { ChevronDown, Lock } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../shared/ui/fields.tsx';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { CODE_FIELDS, type CheckoutFields, type CodeField } from './checkout-fields.ts';

interface WhoBlockProps {
  form: UseFormReturn<CheckoutFields>;
  /** The applied code, whose contact details are not asked for again. */
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
  return (
    <section aria-labelledby="checkout-who" className="grid gap-4">
      <h3 id="checkout-who" className="pb-1.5 border-b-2 border-b-ink text-[1.125rem] font-extrabold">
        {checkoutTexts.who}
      </h3>
      {holder !== null && <FromCode holder={holder} code={code ?? ''} />}
      {!isFilled(holder, 'restaurantName') && (
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
      {OPTIONAL.filter(({ name }) => !isFilled(holder, name)).map(({ name, ...input }) => (
        <TextField key={name} {...register(name)} label={checkoutTexts[name]} maxLength={LIMITS[name]} {...input} />
      ))}
    </section>
  );
}

function isFilled(holder: ValidatedCode | null, name: CodeField): boolean {
  return (holder?.[name] ?? '') !== '';
}

/** A summary of the code's contact details, with a button that shows the fields. */
function FromCode({ holder, code }: { holder: ValidatedCode; code: string }) {
  const filled = CODE_FIELDS.filter((name) => isFilled(holder, name));
  const [first, ...others] = filled.map((name) => holder[name]);
  if (first === undefined) return null;
  return (
    <details className="group border border-edge bg-sunken" data-part="from-code">
      <summary className="flex cursor-pointer list-none items-start gap-3 px-3.5 py-3">
        <Lock size={18} strokeWidth={1.75} className="mt-1 flex-none text-ink-3" aria-hidden />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">{first}</span>
          {others.length > 0 && <span className="block">{others.join(' · ')}</span>}
          <span className="block text-sm text-ink-2">{checkoutTexts.fromCode(code)}</span>
        </span>
        <ChevronDown size={20} className="mt-0.5 flex-none group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-4 border-t border-hairline px-3.5 pt-3 pb-4">
        {filled.map((name) => (
          <LockedField key={name} name={name} value={holder[name] ?? ''} code={code} />
        ))}
      </div>
    </details>
  );
}

/** Focusable and accessible, but read-only. */
function LockedField({ name, value, code }: { name: CodeField; value: string; code: string }) {
  return (
    <TextField
      label={checkoutTexts[name]}
      name={name}
      value={value}
      readOnly
      hint={checkoutTexts.fromCode(code)}
      className="bg-surface"
      trailing={<Lock size={18} strokeWidth={1.75} className="mr-3 text-ink-3" aria-hidden />}
    />
  );
}
