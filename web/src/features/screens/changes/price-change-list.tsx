import type { PriceChange } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { priceChangesQuery } from '../../../shared/api/screens.ts';
import { fetchStaffProducts } from '../../../shared/api/staff-products.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { priceChangeTexts } from '../../../texts/screens.ts';
import styles from '../screens.module.css';
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
      {changes.isRefetchError && (
        <ErrorState onRetry={() => void changes.refetch()}>
          {sentenceOf(changes.error, priceChangeTexts.loadError)}
        </ErrorState>
      )}
      <Loaded query={changes} loading={priceChangeTexts.loading} failed={priceChangeTexts.loadError}>
        {(log) =>
          log.changes.length === 0 ? (
            <p className="text-ink-2">{priceChangeTexts.empty}</p>
          ) : (
            <ul aria-labelledby={id} className={styles.changeList}>
              {log.changes.map((change) => (
                <PriceChangeRow key={change.revision} change={change} product={nameOf(change)} timeZone={timeZone} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
