import type { Finder } from '../../../shared/search/finder.ts';
import { searchProducts } from '../../../shared/search/product-search.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';
import type { CategoryIndex } from './category-index.ts';
import type { WholesaleView } from './wholesale-view.ts';

/** Chinese in the description alone: what was moved from there to the Chinese name was sure of, this was not. */
export const lacksChineseName = ({ chineseName, description }: WholesaleProduct): boolean =>
  !chineseName && /\p{Script=Han}/u.test(description);

/** The products that a view shows, in the given order: staff may reorder them during a search. */
export function filterWholesale(
  products: readonly WholesaleProduct[],
  { query, category, showInactive, unnamed }: Pick<WholesaleView, 'query' | 'category' | 'showInactive' | 'unnamed'>,
  categories: CategoryIndex,
  finder: Finder | null = null,
): WholesaleProduct[] {
  const found = new Set(searchProducts(products, query, finder));
  return products.filter(
    (product) =>
      (showInactive || product.active) &&
      (!unnamed || lacksChineseName(product)) &&
      (category === '' || categories.isSame(category, product.category)) &&
      found.has(product),
  );
}
