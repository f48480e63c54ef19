import type { DiscountCode, DiscountTierConfig } from '@larder/contracts';
import { DISCOUNT_TIERS, type DiscountTier, formatMoney } from '@larder/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { useAddressParameters } from '../../../shared/routing/use-address-state.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useWideScreen } from '../../../shared/ui/use-wide-screen.ts';
import { discountTexts, codeDialogTexts } from '../../../texts/discount-codes.ts';
import { toastTexts } from '../../../texts/toasts.ts';
import { useDeleteCode } from '../changes/use-change-codes.ts';
import { CodeDialog } from '../form/code-dialog.tsx';
import { filterCodes, tierOfAddress } from '../model/filter-codes.ts';
import { CodeCards } from './code-cards.tsx';
import type { CodeActions } from './code-parts.tsx';
import { CodeTable } from './code-table.tsx';
import { CodesToolbar } from './codes-toolbar.tsx';

const TIER = 'tier';
const NONE: readonly DiscountCode[] = [];

type Over = { kind: 'form'; code: DiscountCode | null } | { kind: 'delete'; code: DiscountCode };

interface CodesTabProps {
  codes: UseQueryResult<DiscountCode[]>;
  tiers: readonly DiscountTierConfig[] | undefined;
}

export function CodesTab({ codes, tiers }: CodesTabProps) {
  const [parameters, changeAddress] = useAddressParameters();
  const tier = tierOfAddress(parameters.get(TIER));
  const [query, setQuery] = useState('');
  // The list may lag behind the keys; the field may not.
  const soughtQuery = useDeferredValue(query);
  const [over, setOver] = useState<Over | null>(null);
  const wide = useWideScreen();
  const all = codes.data ?? NONE;
  const shown = useMemo(() => filterCodes(all, { tier, query: soughtQuery }), [all, tier, soughtQuery]);
  const actions = useMemo<CodeActions>(
    () => ({
      edit: (code) => setOver({ kind: 'form', code }),
      remove: (code) => setOver({ kind: 'delete', code }),
    }),
    [],
  );
  const nameOf = (each: DiscountTier): string => tierName(tiers, each);
  const tierOptions = DISCOUNT_TIERS.map((value) => ({ value, label: nameOf(value) }));
  const setTier = (next: DiscountTier | null): void => changeAddress({ [TIER]: next }, { replace: true });
  const arrived = codes.data !== undefined;
  const List = wide ? CodeTable : CodeCards;

  return (
    <div className="grid gap-4">
      <CodesToolbar
        query={query}
        onQuery={setQuery}
        tier={tier}
        tierOptions={tierOptions}
        onTier={setTier}
        shown={arrived ? shown : NONE}
        nameOf={nameOf}
        onAdd={() => setOver({ kind: 'form', code: null })}
      />
      {arrived && <output className="text-sm text-ink-2">{discountTexts.count(shown.length, all.length)}</output>}
      {!arrived && codes.isError && (
        <ErrorState onRetry={() => void codes.refetch()}>{codes.error.message || discountTexts.loadError}</ErrorState>
      )}
      {!arrived && !codes.isError && <output className="late block py-8 text-ink-2">{discountTexts.loading}</output>}
      {arrived && shown.length === 0 && (
        <EmptyState icon={<TicketPercent size={32} strokeWidth={1.5} aria-hidden />} title={discountTexts.empty}>
          {all.length > 0 && (
            <Button
              onClick={() => {
                setQuery('');
                setTier(null);
              }}
            >
              {discountTexts.clearFilters}
            </Button>
          )}
        </EmptyState>
      )}
      {shown.length > 0 && <List codes={shown} nameOf={nameOf} actions={actions} />}
      {over?.kind === 'form' && (
        <CodeDialog code={over.code} codes={all} tierOptions={tierOptions} onClose={() => setOver(null)} />
      )}
      {over?.kind === 'delete' && <DeleteCodeDialog code={over.code} onClose={() => setOver(null)} />}
    </div>
  );
}

/** What a tier is called; by its number while its name has not arrived. */
function tierName(tiers: readonly DiscountTierConfig[] | undefined, tier: DiscountTier): string {
  return tiers?.find((config) => config.tier === tier)?.tierName ?? discountTexts.tierNames[tier];
}

interface DeleteCodeDialogProps {
  code: DiscountCode;
  onClose: () => void;
}

function DeleteCodeDialog({ code, onClose }: DeleteCodeDialogProps) {
  const remove = useDeleteCode();
  return (
    <ConfirmDialog
      open
      title={codeDialogTexts.deleteTitle}
      body={codeDialogTexts.deleteBody(
        code.code,
        code.restaurantName,
        codeDialogTexts.timesUsed(code.usageCount),
        formatMoney(code.totalDiscountAmount),
      )}
      confirmLabel={codeDialogTexts.deleteConfirm}
      busyLabel={codeDialogTexts.deleting}
      busy={remove.isPending}
      error={remove.isError ? sentenceOf(remove.error, toastTexts.deleteDiscountCode.failure.title) : null}
      onConfirm={() => remove.mutate(code.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
