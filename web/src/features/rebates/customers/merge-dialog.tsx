import type { CustomerRebate, CustomerWithCodes } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { mergeCustomers } from '../../../shared/api/rebate-customers.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';
import { mergeTexts } from '../../../texts/rebates/customers.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { CustomerChoice } from './customer-choice.tsx';

interface MergeDialogProps {
  /** The customer whose row it was asked for; null when none was. */
  from: CustomerRebate['customer'] | null;
  onClose: () => void;
}

/** Joins two customers that are one business: first the one that goes, then the one that stays. */
export function MergeDialog({ from: asked, onClose }: MergeDialogProps) {
  const [from, setFrom] = useState<CustomerWithCodes | null>(null);
  const [into, setInto] = useState<CustomerWithCodes | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const merge = useMergeCustomers();
  const confirm = (): void => {
    if (merge.isPending) return;
    if (from === null || into === null) return setProblem(mergeTexts.missing);
    if (from.id === into.id) return setProblem(mergeTexts.same);
    merge.mutate({ from: from.id, into: into.id }, { onSuccess: onClose });
  };
  const choose = (set: (customer: CustomerWithCodes | null) => void) => (customer: CustomerWithCodes | null) => {
    setProblem(null);
    merge.reset();
    set(customer);
  };
  const failure = merge.isError ? sentenceOf(merge.error, rebateToasts.mergeCustomers.failure.title) : problem;
  return (
    <Dialog
      open
      title={mergeTexts.title}
      description={mergeTexts.body}
      initialFocus={first}
      onCloseRequest={() => !merge.isPending && onClose()}
      footer={
        <>
          <Button onClick={() => !merge.isPending && onClose()}>{overlayTexts.cancel}</Button>
          <Button tone="danger" aria-busy={merge.isPending} onClick={confirm}>
            {merge.isPending ? mergeTexts.merging : mergeTexts.merge}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CustomerChoice
          label={mergeTexts.from}
          search={asked?.businessName ?? ''}
          chosen={from}
          without={into?.id ?? null}
          ref={first}
          onChoose={choose(setFrom)}
        />
        <ArrowDown size={24} strokeWidth={1.75} className="justify-self-center text-ink-3" aria-hidden />
        <CustomerChoice
          label={mergeTexts.into}
          search=""
          chosen={into}
          without={from?.id ?? null}
          onChoose={choose(setInto)}
        />
        {from !== null && into !== null && (
          <p className="flex gap-2 py-2.5 px-3 border-l-6 border-l-price bg-price-tint text-danger-ink wrap-anywhere">
            <TriangleAlert size={18} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
            {mergeTexts.warning(from.businessName, into.businessName)}
          </p>
        )}
        <Alert>{failure}</Alert>
      </div>
    </Dialog>
  );
}

/** Joins two customers. Codes name their customer, so they are asked for again as well. */
function useMergeCustomers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: mergeCustomers,
    meta: rebateToasts.mergeCustomers,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: staffKeys.rebates }),
        client.invalidateQueries({ queryKey: staffKeys.discountCodes }),
      ]),
  });
}
