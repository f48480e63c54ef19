import type { DiscountCode } from '@larder/contracts';
import { DISCOUNT_TIERS, LIMITS, type DiscountTier } from '@larder/kernel';
import { Dices } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField } from '../../../shared/ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { codeDialogTexts } from '../../../texts/discount-codes.ts';
import { generateCode } from '../model/generate-code.ts';
import { typedCode, type CodeFields } from './code-fields.ts';

interface CodeFieldsetProps {
  fields: CodeFields;
  onChange: (change: Partial<CodeFields>) => void;
  codes: readonly DiscountCode[];
  tierOptions: readonly { value: DiscountTier; label: string }[];
  codeError: string | null;
  nameError: string | null;
  codeField: RefObject<HTMLInputElement | null>;
  nameField: RefObject<HTMLInputElement | null>;
}

export function CodeFieldset(props: CodeFieldsetProps) {
  const { fields, onChange, codes, tierOptions, codeError, nameError, codeField, nameField } = props;
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={codeDialogTexts.code}
            inputRef={codeField}
            className="code-field"
            marked
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={fields.code}
            hint={codeDialogTexts.codeHint(fields.code.length)}
            error={codeError}
            onChange={(event) => onChange({ code: typedCode(event.target.value) })}
          />
        </div>
        <Button
          className="mt-[30px]"
          onClick={() => onChange({ code: generateCode(new Set(codes.map(({ code }) => code))) })}
        >
          <Dices size={18} strokeWidth={1.75} aria-hidden />
          {codeDialogTexts.generate}
        </Button>
      </div>
      <TextField
        label={codeDialogTexts.restaurantName}
        inputRef={nameField}
        marked
        autoComplete="off"
        maxLength={LIMITS.restaurantName}
        value={fields.restaurantName}
        error={nameError}
        onChange={(event) => onChange({ restaurantName: event.target.value })}
      />
      <TextField
        label={codeDialogTexts.contactPerson}
        autoComplete="off"
        maxLength={LIMITS.contactPerson}
        value={fields.contactPerson}
        error={null}
        onChange={(event) => onChange({ contactPerson: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="email"
          label={codeDialogTexts.email}
          autoComplete="off"
          maxLength={LIMITS.email}
          value={fields.email}
          error={null}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        <TextField
          type="tel"
          label={codeDialogTexts.phone}
          autoComplete="off"
          maxLength={LIMITS.phone}
          value={fields.phone}
          error={null}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      </div>
      <SelectField
        label={codeDialogTexts.tier}
        value={fields.tier}
        options={tierOptions}
        onChange={({ target }) =>
          onChange({ tier: DISCOUNT_TIERS.find((tier) => tier === target.value) ?? fields.tier })
        }
      />
      <CheckboxField
        label={codeDialogTexts.active}
        hint={codeDialogTexts.activeHint}
        checked={fields.active}
        onChange={(event) => onChange({ active: event.target.checked })}
      />
    </>
  );
}
