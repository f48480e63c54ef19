import type { Store } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { StoreIcon } from 'lucide-react';
import { storeScopeTexts } from '../../texts/stores/scope.ts';
import { storesQuery } from '../api/stores.ts';
import { useAddressParameters } from '../routing/use-address-state.ts';

const PARAMETER = 'store';
const NONE: readonly Store[] = [];

interface StoreScope {
  /** The short name of the store that the page is about; null for all stores. */
  slug: string | null;
  stores: readonly Store[];
}

/** The store that staff look at. It lives in the address, so that it can be shared and survives a reload. */
export function useStoreScope(): StoreScope {
  const [parameters] = useAddressParameters();
  const stores = useQuery(storesQuery).data ?? NONE;
  return { slug: parameters.get(PARAMETER), stores };
}

/** The switch between all stores and one. A chain of one store has none. */
export function StoreScopeSwitch() {
  const [, change] = useAddressParameters();
  const { slug, stores } = useStoreScope();
  if (stores.length < 2 && slug === null) return null;
  const known = stores.some((store) => store.slug === slug);
  return (
    <label className="scope-switch flex min-h-11 max-w-full items-center gap-2" data-store={slug ?? undefined}>
      <StoreIcon size={18} strokeWidth={1.75} aria-hidden className="flex-none text-ink-2" />
      <span className="sr-only">{storeScopeTexts.label}</span>
      <select
        className={`field min-w-0 max-w-64 font-semibold ${slug === null ? '' : 'border-brand bg-sunken'}`}
        value={slug ?? ''}
        onChange={(event) => change({ [PARAMETER]: event.target.value || null })}
      >
        <option value="">{storeScopeTexts.allStores}</option>
        {slug !== null && !known && <option value={slug}>{slug}</option>}
        {stores.map((store) => (
          <option key={store.slug} value={store.slug}>
            {store.name}
          </option>
        ))}
      </select>
    </label>
  );
}
