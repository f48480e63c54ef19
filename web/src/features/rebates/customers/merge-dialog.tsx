import type { CustomerRebate, CustomerWithCodes } from '@larder/contracts';
import { useMutation, useQueryClient, keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowDown, TriangleAlert } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { offerUndoOf } from '../../../shared/api/changes.ts';
import { mergeCustomers, CUSTOMERS_FOUND, rebateCustomersQuery } from '../../../shared/api/rebate-customers.ts';
import { useRefresh } from '../../../shared/query/query-client.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { useSettled } from '../../../shared/time/use-time.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { overlayTexts } from '../../../texts/overlays.ts';
import { mergeTexts } from '../../../texts/rebates/customers.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';

interface MergeDialogProps {
  /** The customer of the row from which it was opened, if any. */
  from: CustomerRebate['customer'] | null;
  onClose: () => void;
}

/** Merges two customers of one business: first choose the one to remove, then the one to keep. */
export function MergeDialog({ from: asked, onClose }: MergeDialogProps) {
  const [from, setFrom] = useState<CustomerWithCodes | null>(null);
  const [into, setInto] = useState<CustomerWithCodes | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const merge = useMergeCustomers();
  const isPointless = (useQuery(rebateCustomersQuery('')).data?.length ?? 2) < 2 && !merge.isPending;
  const confirm = (): void => {
    if (merge.isPending) return;
    if (from === null || into === null) return setProblem(mergeTexts.missing);
    if (from.id === into.id) return setProblem(mergeTexts.same);
    merge.mutate({ from: from.id, into: into.id }, { onSuccess: onClose });
  };
  const choose = (set: (customer: CustomerWithCodes | null) => void) => (customer: CustomerWithCodes | null) => {
    if (merge.isPending) return;
    setProblem(null);
    merge.reset();
    set(customer);
  };
  const failure = merge.isError ? sentenceOf(merge.error, rebateToasts.mergeCustomers.failure.title) : problem;
  return (
    <Dialog
      title={mergeTexts.title}
      description={mergeTexts.body}
      initialFocus={first}
      onCloseRequest={() => !merge.isPending && onClose()}
      footer={
        <>
          <Button onClick={() => !merge.isPending && onClose()}>
            {isPointless ? overlayTexts.close : overlayTexts.cancel}
          </Button>
          {!isPointless && (
            <Button tone="danger" aria-busy={merge.isPending} onClick={confirm}>
              {merge.isPending ? mergeTexts.merging : mergeTexts.merge}
            </Button>
          )}
        </>
      }
    >
      {isPointless ? (
        <p>{mergeTexts.tooFew}</p>
      ) : (
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
      )}
    </Dialog>
  );
}

/** Merges two customers. Codes name their customer, so they are refetched as well. */
function useMergeCustomers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: mergeCustomers,
    meta: { failure: rebateToasts.mergeCustomers.failure },
    onSuccess: ({ changeId }) =>
      offerUndoOf(
        client,
        { service: 'discounts-rebates', ids: [changeId] },
        { title: rebateToasts.mergeCustomers.success },
      ),
    onSettled: useRefresh(staffKeys.rebates, staffKeys.discountCodes),
  });
}

const TYPING_MS = 200;

interface CustomerChoiceProps {
  label: string;
  /** The initial search. */
  search: string;
  chosen: CustomerWithCodes | null;
  /** The other customer, which cannot be chosen here. */
  without: string | null;
  ref?: Ref<HTMLInputElement>;
  onChoose: (customer: CustomerWithCodes | null) => void;
}

/** A choice of one customer, searched by name, code or e-mail address. */
function CustomerChoice({ label, search, chosen, without, ref, onChoose }: CustomerChoiceProps) {
  const [text, setText] = useState(search);
  const wanted = useSettled(text.trim(), TYPING_MS);
  const found = useQuery({
    ...rebateCustomersQuery(wanted),
    enabled: chosen === null && wanted !== '',
    placeholderData: keepPreviousData,
  });
  if (chosen !== null)
    return (
      <div className="grid gap-1.5 bg-sunken px-4 py-3">
        <p className="text-sm font-semibold">{label}</p>
        <div className="flex items-center justify-between gap-3">
          <CustomerSummary customer={chosen} />
          <Button
            className="flex-none"
            aria-label={mergeTexts.changeLabel(chosen.businessName)}
            onClick={() => onChoose(null)}
          >
            {mergeTexts.change}
          </Button>
        </div>
      </div>
    );
  const customers = (wanted === '' ? [] : (found.data ?? [])).filter(({ id }) => id !== without);
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={label}
        placeholder={mergeTexts.search}
        autoComplete="off"
        ref={ref}
        maxLength={120}
        value={text}
        error={found.isError ? mergeTexts.searchError : null}
        onChange={({ target }) => setText(target.value)}
      />
      {wanted !== '' && found.data !== undefined && (
        <>
          <ul
            className="max-h-[232px] overflow-y-auto border border-hairline empty:hidden"
            aria-label={mergeTexts.found}
          >
            {customers.map((customer) => (
              <li key={customer.id} className="not-first:border-t not-first:border-hairline">
                <button
                  type="button"
                  className="block min-h-11 w-full px-3 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 focus-visible:shadow-none"
                  onClick={() => onChoose(customer)}
                >
                  <CustomerSummary customer={customer} />
                </button>
              </li>
            ))}
          </ul>
          <output className="text-sm text-ink-2">
            {customers.length === 0
              ? found.data.length === 0
                ? mergeTexts.none
                : mergeTexts.onlyOther
              : found.data.length >= CUSTOMERS_FOUND
                ? mergeTexts.more
                : ''}
          </output>
        </>
      )}
    </div>
  );
}

function CustomerSummary({ customer }: { customer: CustomerWithCodes }) {
  const more = [customer.contactPerson, customer.email].filter(Boolean);
  return (
    <span className="grid min-w-0 wrap-anywhere">
      <span className="font-semibold">{customer.businessName}</span>
      <span className="text-sm text-ink-2">
        {[...more, mergeTexts.codes(customer.codes.map(({ code }) => code))].join(' · ')}
      </span>
    </span>
  );
}
