import { formatMoney, LIMITS, REBATE_PERIODS } from '@larder/kernel';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { tierTexts } from '../../../texts/discount-codes.ts';
import type { TierFields, TierProblems } from './tier-fields.ts';

interface TierFieldsetProps {
  fields: TierFields;
  /** Null until the form was sent for the first time. */
  problems: TierProblems | null;
  onChange: (change: Partial<TierFields>) => void;
}

const PERIODS = REBATE_PERIODS.map((value) => ({ value, label: tierTexts.periods[value] }));
const MOST = tierTexts.minimumTooHigh(formatMoney(LIMITS.minPurchaseCents / 100));

export function TierFieldset({ fields, problems, onChange }: TierFieldsetProps) {
  const minimumErrors = { invalid: tierTexts.invalidMinimum, 'too-high': MOST };
  const minimumProblem = problems?.minimum ?? null;
  return (
    <>
      <TextField
        name="tierName"
        label={tierTexts.name}
        marked
        autoComplete="off"
        maxLength={LIMITS.tierName}
        value={fields.tierName}
        error={problems?.tierName === true ? tierTexts.nameRequired : null}
        onChange={(event) => onChange({ tierName: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="discount"
          label={tierTexts.discountPercent}
          inputMode="decimal"
          autoComplete="off"
          value={fields.discount}
          error={problems?.discount === true ? tierTexts.invalidPercent : null}
          onChange={(event) => onChange({ discount: event.target.value })}
        />
        <TextField
          name="rebate"
          label={tierTexts.rebatePercent}
          inputMode="decimal"
          autoComplete="off"
          value={fields.rebate}
          error={problems?.rebate === true ? tierTexts.invalidPercent : null}
          onChange={(event) => onChange({ rebate: event.target.value })}
        />
        <SelectField
          label={tierTexts.period}
          value={fields.period}
          options={PERIODS}
          onChange={({ target }) =>
            onChange({ period: REBATE_PERIODS.find((period) => period === target.value) ?? fields.period })
          }
        />
        <TextField
          name="minimum"
          label={tierTexts.minimum}
          inputMode="decimal"
          autoComplete="off"
          value={fields.minimum}
          error={minimumProblem === null ? null : minimumErrors[minimumProblem]}
          onChange={(event) => onChange({ minimum: event.target.value })}
        />
      </div>
      <TextAreaField
        label={tierTexts.description}
        rows={3}
        maxLength={LIMITS.tierDescription}
        value={fields.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}
