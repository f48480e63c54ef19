import type { ProductHistoryEntry } from '@larder/contracts';
import { formatBoardTime, formatMoney } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { productHistoryQuery } from '../../../shared/api/staff-products.ts';
import { useZones } from '../../../shared/kit/store-zones.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { priceGuardTexts } from '../../../texts/price-guard.ts';
import { historyTexts } from '../../../texts/products/history.ts';
import { useProductScope } from '../product-scope.ts';
import { PriceProofForm } from './price-proof.tsx';

const FIELDS: Readonly<Record<string, string>> = historyTexts.fields;

/** Describes a change: "Changed: Size, Category". Fields without a label keep their name. */
export function changeText({ kind, changed }: Pick<ProductHistoryEntry, 'kind' | 'changed'>): string {
  const names = changed.split(', ').filter(Boolean);
  const labels = names.map((name) => FIELDS[name] ?? name).join(', ');
  return labels === '' ? historyTexts.kinds[kind] : `${historyTexts.kinds[kind]}: ${labels}`;
}

type PriceName = 'retailPrice' | 'ourPrice';

interface ProductHistoryTableProps {
  id: string;
  /** Puts an earlier price of the chain into the form. */
  onRevert: (field: PriceName, price: number) => void;
}

/** Changes, the latest first, in the chosen store's time. Older ones are loaded on demand. */
export function ProductHistoryTable({ id, onRevert }: ProductHistoryTableProps) {
  const [older, setOlder] = useState<ProductHistoryEntry[]>([]);
  const [before, setBefore] = useState<number | null>(null);
  const page = useQuery(productHistoryQuery(id, before));
  const zoneOf = useZones();
  const { store } = useProductScope();
  const entries = [...older, ...(page.data?.entries ?? [])];
  const next = page.data?.next ?? null;
  if (page.data !== undefined && entries.length === 0) return <p className="py-3 text-ink-2">{historyTexts.empty}</p>;
  return (
    <div className="grid justify-items-start gap-3 pb-2">
      <PriceProofForm id={id} />
      {entries.length > 0 && (
        <ScrollRegion className="w-full overflow-x-auto" label={historyTexts.title}>
          <table className="figures-table">
            <TableHead
              columns={[
                historyTexts.when,
                historyTexts.who,
                historyTexts.what,
                historyTexts.retail,
                historyTexts.ourPrice,
                historyTexts.store,
              ]}
            />
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.number}>
                  <th scope="row" className="whitespace-nowrap">
                    {formatBoardTime(entry.at, zoneOf(store))}
                  </th>
                  <td>{entry.by ?? historyTexts.system}</td>
                  <td>
                    {changeText(entry)}
                    <SlipMarks entry={entry} />
                  </td>
                  <td>
                    {priceChange(entry, entry.oldRetailPrice, entry.newRetailPrice)}
                    <Revert
                      entry={entry}
                      before={entry.oldRetailPrice}
                      after={entry.newRetailPrice}
                      onRevert={(price) => onRevert('retailPrice', price)}
                    />
                  </td>
                  <td>
                    {priceChange(entry, entry.oldOurPrice, entry.newOurPrice)}
                    <Revert
                      entry={entry}
                      before={entry.oldOurPrice}
                      after={entry.newOurPrice}
                      onRevert={(price) => onRevert('ourPrice', price)}
                    />
                  </td>
                  <td>{entry.store ?? historyTexts.allStores}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {page.isPending && <p className="py-3 text-ink-2">{historyTexts.loading}</p>}
      {page.isError && (
        <ErrorState onRetry={() => void page.refetch()}>{sentenceOf(page.error, historyTexts.failed)}</ErrorState>
      )}
      {next !== null && (
        <Button
          onClick={() => {
            setOlder(entries);
            setBefore(next);
          }}
        >
          {historyTexts.older}
        </Button>
      )}
    </div>
  );
}

/** Prices that looked like typing errors, and whether they were confirmed. */
function SlipMarks({ entry: { slips = [] } }: { entry: ProductHistoryEntry }) {
  return slips.map((slip) => (
    <span key={slip.field} className="mt-1 flex max-w-56 items-start gap-1.5 text-xs font-semibold text-price">
      <TriangleAlert size={14} strokeWidth={2} aria-hidden className="mt-0.5 flex-none" />
      {historyTexts.slip(priceGuardTexts.kinds[slip.kind], slip.confirmed, slip.confirmedBy)}
    </span>
  ));
}

interface RevertProps {
  entry: ProductHistoryEntry;
  before: Price;
  after: Price;
  onRevert: (price: number) => void;
}

/** Reverts the chain's prices in the form; not offered for an overridden price. */
function Revert({ entry, before, after, onRevert }: RevertProps) {
  if (entry.store !== null || before === null || after === null || before === after) return null;
  return (
    <Button className="mt-1 block" onClick={() => onRevert(before)}>
      {historyTexts.revert(formatMoney(before))}
    </Button>
  );
}

type Price = ProductHistoryEntry['newOurPrice'];

/** A store without an overridden price follows the chain. */
function priceChange({ store }: ProductHistoryEntry, before: Price, after: Price): string {
  if (before === null && after === null) return '';
  if (store !== null && before !== after) {
    const [was, is] = [before, after].map((price) => (price === null ? historyTexts.followsChain : formatMoney(price)));
    return historyTexts.was(was ?? '', is ?? '');
  }
  if (before === null || after === null || before === after) return formatMoney(after ?? before);
  return historyTexts.was(formatMoney(before), formatMoney(after));
}
