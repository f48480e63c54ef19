import type { DiscountTierConfig } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { currentOfConflict, sentenceOf } from '../../../shared/api/api-error.ts';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import { differences, mergeEdits } from '../../../shared/forms/merge-edits.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { conflictTexts } from '../../../texts/conflict.ts';
import { discountTexts, tierTexts } from '../../../texts/discount-codes.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { updateTier } from '../discounts-api.ts';
import { tierFieldsOf, tierInputOf, tierProblems, type TierFields } from './tier-fields.ts';
import { TierFieldset } from './tier-fieldset.tsx';

interface TierDialogProps {
  config: DiscountTierConfig;
  onClose: () => void;
}

const LABELS: Record<keyof TierFields, string> = {
  tierName: tierTexts.name,
  discount: tierTexts.discountPercent,
  rebate: tierTexts.rebatePercent,
  minimum: tierTexts.minimum,
  period: tierTexts.period,
  description: tierTexts.description,
};

export function TierDialog({ config, onClose }: TierDialogProps) {
  // What the form started from: with a conflict, somebody else's version takes its place.
  const [base, setBase] = useState(config);
  const baseFields = tierFieldsOf(base);
  const [fields, setFields] = useState(baseFields);
  const [submitted, setSubmitted] = useState(false);
  const formId = useId();
  const update = useUpdateTier();
  const edits = differences(baseFields, fields);
  const { requestClose, question } = useDiscardQuestion(edits.length > 0, onClose);
  const problems = tierProblems(fields, base);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (update.isPending) return;
    setSubmitted(true);
    const wrong = (['tierName', 'discount', 'rebate', 'minimum'] as const).find((name) => problems[name]);
    if (wrong !== undefined) {
      const control = event.currentTarget.elements.namedItem(wrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    update.mutate(
      { id: base.id, ...tierInputOf(fields, base), version: base.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          const theirs = currentOfConflict<DiscountTierConfig>(error);
          if (theirs === null) return;
          setFields(mergeEdits(baseFields, fields, tierFieldsOf(theirs)));
          setBase(theirs);
        },
      },
    );
  };

  const conflicting = base !== config;
  const failed = update.isError && currentOfConflict(update.error) === null;
  return (
    <Dialog
      open
      title={tierTexts.editTitle(config.tierName)}
      onCloseRequest={() => !update.isPending && requestClose()}
      footer={
        <>
          <Button onClick={() => !update.isPending && requestClose()}>{discountTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-busy={update.isPending} className="min-w-36">
            {update.isPending ? discountTexts.saving : conflicting ? conflictTexts.keep : discountTexts.save}
          </Button>
        </>
      }
    >
      {conflicting && (
        <ConflictNotice
          key={base.version}
          title={tierTexts.conflictTitle}
          saved={edits.map((name) => ({
            label: LABELS[name],
            value: name === 'period' ? tierTexts.periods[base.rebatePeriod] : baseFields[name] || discountTexts.none,
          }))}
          onTake={() => setFields(baseFields)}
        />
      )}
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TierFieldset
          fields={fields}
          problems={submitted ? problems : null}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        />
        {failed && (
          <p role="alert" className="font-semibold text-price [overflow-wrap:anywhere]">
            {sentenceOf(update.error, toastTexts.updateDiscountTier.failure.fallback)}
          </p>
        )}
      </form>
      {question}
    </Dialog>
  );
}

/** Saves a tier. The codes carry its discount, and what is earned its rebate: both are asked for again as well. */
function useUpdateTier() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateTier,
    meta: toastTexts.updateDiscountTier,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.discountTiers }),
        client.invalidateQueries({ queryKey: queryKeys.discountCodes }),
        client.invalidateQueries({ queryKey: queryKeys.rebates }),
      ]),
  });
}
