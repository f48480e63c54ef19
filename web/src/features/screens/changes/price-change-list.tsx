import type { PriceChange } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { priceChangesQuery } from '../../../shared/api/screens.ts';
import { fetchStaffProducts } from '../../../shared/api/staff-products.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { priceChangeTexts } from '../../../texts/screens.ts';
import { PriceChangeRow } from './price-change-row.tsx';

/** The last changes of the prices, each with what the screens made of it. */
export function PriceChangeList({ timeZone }: { timeZone: string }) {
  const changes = useQuery(priceChangesQuery);
  const products = useQuery({
    queryKey: staffKeys.staffProducts,
    queryFn: ({ signal }) => fetchStaffProducts(signal),
  });
  const id = useId();
  const nameOf = (change: PriceChange): string | null =>
    products.data?.find((product) => change.subject === `product:${product.id}`)?.description ?? null;
  // A product that was added since the list was fetched has a name too.
  const newest = changes.data?.changes[0];
  const isNewcomer = newest?.type === 'product.created' && nameOf(newest) === null;
  const refetchProducts = products.refetch;
  useEffect(() => {
    if (isNewcomer) void refetchProducts();
  }, [isNewcomer, newest?.revision, refetchProducts]);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header>
        <h2 id={id} className="text-xl font-extrabold">
          {priceChangeTexts.title}
        </h2>
        <p className="text-sm text-ink-2">{priceChangeTexts.hint}</p>
      </header>
      {changes.isError && (
        <ErrorState onRetry={() => void changes.refetch()}>
          {changes.error.message || priceChangeTexts.loadError}
        </ErrorState>
      )}
      {changes.isPending && <output className="late block text-ink-2">{priceChangeTexts.loading}</output>}
      {changes.data?.changes.length === 0 && <p className="text-ink-2">{priceChangeTexts.empty}</p>}
      {changes.data !== undefined && changes.data.changes.length > 0 && (
        <ul aria-labelledby={id} className="change-list">
          {changes.data.changes.map((change) => (
            <PriceChangeRow
              key={change.revision}
              change={change}
              product={
                products.data?.find((product) => change.subject === `product:${product.id}`)?.description ?? null
              }
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
