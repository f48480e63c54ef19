import type { DiscountCode } from '@larder/contracts';
import { type DiscountTier, LIMITS, readDiscountCode } from '@larder/kernel';
import { Dices } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { codeDialogTexts } from '../../../texts/discount-codes.ts';
import styles from '../discount-codes.module.css';
import { type CodeFields, generateCode, typedCode } from './code-fields.ts';

interface CodeFieldsetProps {
  form: UseFormReturn<CodeFields>;
  codes: readonly DiscountCode[];
  tierOptions: readonly { value: DiscountTier; label: string }[];
}

export function CodeFieldset({ form, codes, tierOptions }: CodeFieldsetProps) {
  const field = fieldsOfForm(form);
  const typed = useWatch({ control: form.control, name: 'code' });
  const setCode = (code: string): void =>
    form.setValue('code', code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            {...field('code', {
              validate: (code) => readDiscountCode(code) !== null || codeDialogTexts.invalidCode,
              onChange: ({ target }: { target: HTMLInputElement }) => setCode(typedCode(target.value)),
            })}
            label={codeDialogTexts.code}
            className={styles.codeField}
            marked
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={codeDialogTexts.codeHint(typed.length)}
          />
        </div>
        <Button className="mt-[30px]" onClick={() => setCode(generateCode(new Set(codes.map(({ code }) => code))))}>
          <Dices size={18} strokeWidth={1.75} aria-hidden />
          {codeDialogTexts.generate}
        </Button>
      </div>
      <TextField
        {...field('restaurantName', {
          validate: (name) => name.trim() !== '' || codeDialogTexts.restaurantRequired,
        })}
        label={codeDialogTexts.restaurantName}
        marked
        autoComplete="off"
        maxLength={LIMITS.restaurantName}
      />
      <TextField
        {...field('contactPerson')}
        label={codeDialogTexts.contactPerson}
        autoComplete="off"
        maxLength={LIMITS.contactPerson}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('email')}
          type="email"
          label={codeDialogTexts.email}
          autoComplete="off"
          maxLength={LIMITS.email}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={codeDialogTexts.phone}
          autoComplete="off"
          maxLength={LIMITS.phone}
        />
      </div>
      <SelectField {...field('tier')} label={codeDialogTexts.tier} options={tierOptions} />
      <CheckboxField {...field('active')} label={codeDialogTexts.active} hint={codeDialogTexts.activeHint} />
    </>
  );
}
