import type { DiscountCode, DiscountTierConfig, StaffStore } from '@larder/contracts';
import { DISCOUNT_TIERS, type DiscountTier, formatBoardTime, formatMoney } from '@larder/kernel';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Download, Plus, TicketPercent } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import '../../../shared/styles/staff-lists.css';
import { saveCsv } from '../../../shared/api/file-answer.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { TabsBeside } from '../../../shared/kit/page-tabs.tsx';
import { useStoresToChoose } from '../../../shared/kit/stores-field.tsx';
import { text } from '../../../shared/routing/address-codec.ts';
import { useAddressParameters, useAddressState } from '../../../shared/routing/use-address-state.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SearchField, ToolbarSelect } from '../../../shared/ui/lists/list-controls.tsx';
import { ConfirmDialog, confirming } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { codeDialogTexts, discountTexts, discountToasts } from '../../../texts/discount-codes.ts';
import { CodeDialog } from '../form/code-dialog.tsx';
import { codesCsv, codesFileName, filterCodes, tierOfAddress } from '../model/codes-list.ts';
import { useDeleteCode } from '../use-change-codes.ts';
import { CodeList } from './code-list.tsx';

const TIER = 'tier';
const QUERY = text('q');
const NONE: readonly DiscountCode[] = [];

type Over = { kind: 'form'; code: DiscountCode | null } | { kind: 'delete'; code: DiscountCode };

interface CodesTabProps {
  codes: UseQueryResult<DiscountCode[]>;
  tiers: readonly DiscountTierConfig[] | undefined;
}

export function CodesTab({ codes, tiers }: CodesTabProps) {
  const [parameters, changeAddress] = useAddressParameters();
  const tier = tierOfAddress(parameters.get(TIER));
  const [query, setQuery] = useAddressState(QUERY);
  // The list may lag behind typing; the field must not.
  const soughtQuery = useDeferredValue(query);
  const [over, setOver] = useState<Over | null>(null);
  const all = codes.data ?? NONE;
  const shown = useMemo(() => filterCodes(all, { tier, query: soughtQuery }), [all, tier, soughtQuery]);
  const choice = useStoresToChoose(true, all);
  const nameOf = (each: DiscountTier): string => tierName(tiers, each);
  const tierOptions = DISCOUNT_TIERS.map((value) => ({ value, label: nameOf(value) }));
  const setTier = (next: DiscountTier | null): void => changeAddress({ [TIER]: next }, { replace: true });
  const clearFilters = (): void => {
    setQuery('');
    setTier(null);
  };

  return (
    <div className="grid grid-cols-1 gap-1.5">
      {codes.data !== undefined && (
        <TabsBeside>
          <output className="font-semibold">{discountTexts.count(shown.length, all.length)}</output>
        </TabsBeside>
      )}
      <CodesToolbar
        query={query}
        onQuery={setQuery}
        tier={tier}
        tierOptions={tierOptions}
        onTier={setTier}
        shown={shown}
        nameOf={nameOf}
        stores={choice.stores}
        onAdd={() => setOver({ kind: 'form', code: null })}
      />
      <Loaded query={codes} loading={discountTexts.loading} failed={discountTexts.loadError}>
        {() =>
          shown.length === 0 ? (
            <EmptyState
              icon={TicketPercent}
              title={discountTexts.empty}
              hint={all.length === 0 ? discountTexts.emptyHint : undefined}
            >
              {all.length > 0 && <Button onClick={clearFilters}>{discountTexts.clearFilters}</Button>}
            </EmptyState>
          ) : (
            <CodeList
              codes={shown}
              nameOf={nameOf}
              stores={choice.stores}
              actions={{
                edit: (code) => setOver({ kind: 'form', code }),
                remove: (code) => setOver({ kind: 'delete', code }),
              }}
            />
          )
        }
      </Loaded>
      {over?.kind === 'form' && (
        <CodeDialog
          code={over.code}
          codes={all}
          tierOptions={tierOptions}
          choice={choice}
          onClose={() => setOver(null)}
        />
      )}
      {over?.kind === 'delete' && <DeleteCodeDialog code={over.code} onClose={() => setOver(null)} />}
    </div>
  );
}

/** A tier's name, or its number until the names have loaded. */
function tierName(tiers: readonly DiscountTierConfig[] | undefined, tier: DiscountTier): string {
  return tiers?.find((config) => config.tier === tier)?.tierName ?? discountTexts.tierNames[tier];
}

function DeleteCodeDialog({ code, onClose }: { code: DiscountCode; onClose: () => void }) {
  const remove = useDeleteCode();
  return (
    <ConfirmDialog
      title={codeDialogTexts.deleteTitle}
      body={codeDialogTexts.deleteBody(
        code.code,
        code.restaurantName,
        codeDialogTexts.timesUsed(code.usageCount),
        formatMoney(code.totalDiscountAmount),
      )}
      confirmLabel={codeDialogTexts.deleteConfirm}
      busyLabel={codeDialogTexts.deleting}
      fallback={discountToasts.deleteDiscountCode.failure.title}
      {...confirming(remove, code.id, onClose)}
    />
  );
}

interface CodesToolbarProps {
  query: string;
  onQuery: (query: string) => void;
  tier: DiscountTier | null;
  tierOptions: readonly { value: DiscountTier; label: string }[];
  onTier: (tier: DiscountTier | null) => void;
  /** The filtered codes, which are also exported. */
  shown: readonly DiscountCode[];
  nameOf: (tier: DiscountTier) => string;
  stores: readonly StaffStore[];
  onAdd: () => void;
}

function CodesToolbar({ query, onQuery, tier, tierOptions, onTier, shown, nameOf, stores, onAdd }: CodesToolbarProps) {
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const save = useMutation({
    meta: discountToasts.exportDiscountCodes,
    mutationFn: async () => {
      const day = formatBoardTime(new Date().toISOString(), timeZone).slice(0, 10).replaceAll('/', '-');
      await saveCsv('discount-codes', shown.length, codesFileName(day), codesCsv(shown, nameOf, stores));
    },
  });
  return (
    <div className="toolbar strip">
      <SearchField
        label={discountTexts.search}
        placeholder={discountTexts.searchPlaceholder}
        query={query}
        onChange={onQuery}
      />
      <ToolbarSelect
        label={discountTexts.tierFilter}
        value={tier ?? ''}
        options={[{ value: '', label: discountTexts.allTiers }, ...tierOptions]}
        onChange={(value) => onTier(tierOfAddress(value))}
      />
      <ReasonedButton
        disabledReason={shown.length === 0 ? discountTexts.nothingToExport : null}
        onClick={() => !save.isPending && save.mutate()}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden />
        {discountTexts.exportCsv}
      </ReasonedButton>
      <Button tone="primary" aria-keyshortcuts="n" onClick={onAdd}>
        <Plus size={18} strokeWidth={2} aria-hidden />
        {discountTexts.add}
      </Button>
    </div>
  );
}
