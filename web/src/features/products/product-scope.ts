import { createContext, useContext } from 'react';
import { staffKeys } from '../../shared/query/staff-keys.ts';

/** The scope of a page: the short name of a store, or null for the whole chain. */
export const ProductScope = createContext<string | null>(null);

/** The store, and the key of its list in the query cache. */
export function useProductScope(): { store: string | null; key: readonly string[] } {
  const store = useContext(ProductScope);
  return { store, key: staffKeys.productsOf(store) };
}
