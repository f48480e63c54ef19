import { searchWords, searchable } from '../../../shared/products/product-search.ts';
import type { WholesaleProduct } from '../restaurant-api.ts';
import type { CategoryIndex } from './category-index.ts';
import type { WholesaleView } from './wholesale-view.ts';

/** What each product is searched in, kept as long as the product. */
const texts = new WeakMap<WholesaleProduct, string>();

function searchedText(product: WholesaleProduct): string {
  const known = texts.get(product);
  if (known !== undefined) return known;
  const { name, chineseName, description, size, unit } = product;
  const text = searchable([name, chineseName ?? '', description, size ?? '', unit].join('\n'));
  texts.set(product, text);
  return text;
}

/** Chinese in the description alone: what was moved from there to the Chinese name was sure of, this was not. */
export const lacksChineseName = ({ chineseName, description }: WholesaleProduct): boolean =>
  !chineseName && /\p{Script=Han}/u.test(description);

/** The products that a view shows, in the order given. */
export function filterWholesale(
  products: readonly WholesaleProduct[],
  { query, category, showInactive, unnamed }: Pick<WholesaleView, 'query' | 'category' | 'showInactive' | 'unnamed'>,
  categories: CategoryIndex,
): WholesaleProduct[] {
  const words = searchWords(query);
  return products.filter(
    (product) =>
      (showInactive || product.active) &&
      (!unnamed || lacksChineseName(product)) &&
      (category === '' || categories.isSame(category, product.category)) &&
      words.every((word) => searchedText(product).includes(word)),
  );
}
