import type { Product } from '@larder/contracts';
import { isRetailCategory, type RetailCategory } from '@larder/kernel';
import { useSearchParams } from '../../shared/routing/router.ts';
import { matchesSearch } from '../../shared/products/product-search.ts';

export interface ProductFilter {
  query: string;
  category: RetailCategory | null;
  setQuery(query: string): void;
  setCategory(category: string): void;
  clear(): void;
}

/** The list's filters. They live in the address, so that a filtered list can be shared and survives a reload. */
export function useProductFilter(): ProductFilter {
  const [parameters, setParameters] = useSearchParams();
  const category = parameters.get('category');
  const set = (name: string, value: string): void => {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    query: parameters.get('q') ?? '',
    category: isRetailCategory(category) ? category : null,
    setQuery: (query) => set('q', query),
    setCategory: (chosen) => set('category', chosen),
    clear: () => setParameters({}, { replace: true, preventScrollReset: true }),
  };
}

export function filterProducts(
  products: readonly Product[],
  { query, category }: Pick<ProductFilter, 'query' | 'category'>,
) {
  return products.filter(
    (product) => (category === null || product.category === category) && matchesSearch(product, query),
  );
}
