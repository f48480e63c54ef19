import type { DiscountTierConfig } from '@larder/contracts';
import { formatMoney, LIMITS, REBATE_PERIODS } from '@larder/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { ConflictNotice } from '../../../shared/kit/conflict-notice.tsx';
import { useEditForm } from '../../../shared/kit/edit-form.ts';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { SelectField, TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { discountTexts, discountToasts, tierTexts } from '../../../texts/discount-codes.ts';
import { updateTier } from '../discounts-api.ts';
import { tierFieldsOf, tierInputOf, tierProblems, type TierFields } from './tier-fields.ts';

const LABELS: Record<keyof TierFields, string> = {
  tierName: tierTexts.name,
  discount: tierTexts.discountPercent,
  rebate: tierTexts.rebatePercent,
  minimum: tierTexts.minimum,
  period: tierTexts.period,
  description: tierTexts.description,
};

export function TierDialog({ config, onClose }: { config: DiscountTierConfig; onClose: () => void }) {
  const edit = useEditForm(config, (saved) => tierFieldsOf(saved ?? config));
  const { baseFields, contested } = edit;
  const base = edit.base ?? config;
  const update = useUpdateTier();
  const shown = (name: keyof TierFields): string =>
    name === 'period' ? tierTexts.periods[baseFields.period] : baseFields[name] || discountTexts.none;
  return (
    <FormDialog
      form={edit.form}
      title={tierTexts.editTitle(config.tierName)}
      submitLabel={contested === null ? discountTexts.save : conflictTexts.keep}
      pendingLabel={discountTexts.saving}
      mutation={update}
      fallback={discountToasts.updateDiscountTier.failure.fallback}
      className="grid gap-4"
      notice={
        contested !== null && (
          <ConflictNotice
            key={base.version}
            title={tierTexts.conflictTitle}
            saved={contested.map((name) => ({ label: LABELS[name], value: shown(name) }))}
            onTake={edit.takeTheirs}
          />
        )
      }
      onSubmit={(fields) =>
        update.mutate(
          { id: base.id, ...tierInputOf(fields, base), version: base.version },
          { onSuccess: onClose, onError: edit.onError },
        )
      }
      onClose={onClose}
    >
      <TierFieldset form={edit.form} saved={base} />
    </FormDialog>
  );
}

/** Saves a tier. The codes carry its discount, and what is earned its rebate: both are refetched as well. */
function useUpdateTier() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateTier,
    meta: discountToasts.updateDiscountTier,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: staffKeys.discountTiers }),
        client.invalidateQueries({ queryKey: staffKeys.discountCodes }),
        client.invalidateQueries({ queryKey: staffKeys.rebates }),
      ]),
  });
}

const PERIODS = REBATE_PERIODS.map((value) => ({ value, label: tierTexts.periods[value] }));
const MINIMUM_ERRORS = {
  invalid: tierTexts.invalidMinimum,
  'too-high': tierTexts.minimumTooHigh(formatMoney(LIMITS.minPurchaseCents / 100)),
};

function TierFieldset({ form, saved }: { form: UseFormReturn<TierFields>; saved: DiscountTierConfig }) {
  const field = fieldsOfForm(form);
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const percent = (name: 'discount' | 'rebate') => ({
    validate: (_text: string, fields: TierFields) => !tierProblems(fields, saved)[name] || tierTexts.invalidPercent,
  });
  return (
    <>
      <TextField
        {...field('tierName', {
          validate: (_text, fields) => !tierProblems(fields, saved).tierName || tierTexts.nameRequired,
        })}
        label={tierTexts.name}
        marked
        autoComplete="off"
        maxLength={LIMITS.tierName}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('discount', percent('discount'))} {...typed} label={tierTexts.discountPercent} />
        <TextField {...field('rebate', percent('rebate'))} {...typed} label={tierTexts.rebatePercent} />
        <SelectField {...field('period')} label={tierTexts.period} options={PERIODS} />
        <TextField
          {...field('minimum', {
            validate: (_text, fields) => {
              const { minimum } = tierProblems(fields, saved);
              return minimum === null || MINIMUM_ERRORS[minimum];
            },
          })}
          {...typed}
          label={tierTexts.minimum}
        />
      </div>
      <TextAreaField
        {...field('description')}
        label={tierTexts.description}
        rows={3}
        maxLength={LIMITS.tierDescription}
      />
    </>
  );
}
