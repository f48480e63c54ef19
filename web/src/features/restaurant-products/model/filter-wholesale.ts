import { searchWords, searchable } from '../../../shared/products/product-search.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';
import type { CategoryIndex } from './category-index.ts';
import type { WholesaleView } from './wholesale-view.ts';

/** What each product is searched in, kept as long as the product. */
const texts = new WeakMap<WholesaleProduct, string>();

function searchedText(product: WholesaleProduct): string {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const { name, description, size, unit } = product;
  const text = searchable([name, description, size ?? '', unit].join('\n'));
  texts.set(product, text);
  return text;
}

/** The products that a view shows, in the order given. */
export function filterWholesale(
  products: readonly WholesaleProduct[],
  { query, category, showInactive }: Pick<WholesaleView, 'query' | 'category' | 'showInactive'>,
  categories: CategoryIndex,
): WholesaleProduct[] {
  const words = searchWords(query);
  return products.filter(
    (product) =>
      (showInactive || product.active) &&
      (category === '' || categories.isSame(category, product.category)) &&
      words.every((word) => searchedText(product).includes(word)),
  );
}
