import type { RebateSummary, StaffStore } from '@larder/contracts';
import { formatMoney } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { staffStoresQuery } from '../../../shared/kit/store-scope.tsx';
import { storeNameIn } from '../../../shared/ui/both-names.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { rebatesTexts } from '../../../texts/rebates/page.ts';

type ByStore = RebateSummary['byStore'];

/** The names of stores by their short names; empty in a chain of one store. */
export type StoreNames = ReadonlyMap<string, string>;

type Named = Pick<StaffStore, 'slug' | 'name' | 'active'> & Partial<Pick<StaffStore, 'chineseName'>>;

export function storeNamesOf(stores: readonly Named[], byStore: ByStore): StoreNames {
  const open = stores.filter(({ active }) => active);
  const listed = open.length > 1 || byStore.length > 1 ? byStore : [];
  return new Map(listed.map(({ store }) => [store, storeNameIn(stores, store)]));
}

const NONE: readonly Named[] = [];

export const useStoreNames = (byStore: ByStore = []): StoreNames =>
  storeNamesOf(useQuery(staffStoresQuery).data ?? NONE, byStore);

/** The period's figures by store; their sums equal the page's figures, to the cent. */
export function ByStorePanel({ byStore, summary }: Pick<RebateSummary, 'byStore' | 'summary'>) {
  const names = useStoreNames(byStore);
  if (names.size === 0) return null;
  return (
    <section
      className="grid gap-2 border border-hairline bg-surface px-5 py-4 max-md:p-3.5"
      aria-labelledby="by-store-heading"
      data-part="rebates-by-store"
    >
      <h2 id="by-store-heading" className="text-xl font-extrabold">
        {rebatesTexts.byStore}
      </h2>
      <p className="text-sm text-ink-2">{rebatesTexts.byStoreHint}</p>
      <table
        className="figures-table max-w-160 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:align-top [&_.figure]:pr-0 [&_.figure]:pl-3 [&_.figure]:text-right [&_.figure]:whitespace-nowrap [&_tfoot_:is(th,td)]:font-extrabold"
        aria-labelledby="by-store-heading"
      >
        <TableHead
          columns={[rebatesTexts.store, [rebatesTexts.storePurchases, 'figure'], [rebatesTexts.storeRebates, 'figure']]}
        />
        <tbody>
          {byStore.map(({ store, totalPurchases, rebateAmount }) => (
            <tr key={store}>
              <th scope="row" className="font-normal wrap-anywhere">
                {names.get(store)}
              </th>
              <td className="figure">{formatMoney(totalPurchases)}</td>
              <td className="figure">{formatMoney(rebateAmount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{rebatesTexts.storesTotal}</th>
            <td className="figure">{formatMoney(summary.totalPurchases)}</td>
            <td className="figure">{formatMoney(summary.totalRebates)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
