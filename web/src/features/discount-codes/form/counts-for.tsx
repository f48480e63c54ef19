import type { CustomerWithCodes } from '@larder/contracts';
import { CheckboxField } from '../../../shared/ui/fields/checkbox-field.tsx';
import { codeDialogTexts } from '../../../texts/discount-codes.ts';

interface CountsForProps {
  customer: CustomerWithCodes;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A new code of a business that has one already: its purchases may count for the same customer. */
export function CountsFor({ customer, checked, onChange }: CountsForProps) {
  return (
    <CheckboxField
      label={codeDialogTexts.countsFor(
        customer.businessName,
        customer.codes.map(({ code }) => code),
      )}
      hint={codeDialogTexts.countsForHint}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
