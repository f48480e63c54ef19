import type { Finder } from '../../../shared/search/finder.ts';
import { searchProducts } from '../../../shared/search/product-search.ts';
import type { WholesaleCategory, WholesaleProduct } from '../restaurant-api.ts';
import type { CategoryIndex } from './category-index.ts';
import type { SortKey, WholesaleSort, WholesaleView } from './wholesale-view.ts';

/** Natural order of names: case-insensitive, "2 lb" before "10 lb", Chinese by stroke or sound. */
const names = new Intl.Collator(['en', 'zh-Hant'], { numeric: true, sensitivity: 'base' });

type Comparison = (a: WholesaleProduct, b: WholesaleProduct) => number;

/** The manual order within a category. Equal places are sorted by name, as on the restaurants' page. */
export const byHand: Comparison = (a, b) => a.displayOrder - b.displayOrder || byName(a, b);

const byName: Comparison = (a, b) => names.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);

/**
 * Sorts the list. The manual order is by category, ascending or descending; sorting by name or price mixes categories.
 */
export function sortWholesale(
  products: readonly WholesaleProduct[],
  { key, descending }: WholesaleSort,
  categories: CategoryIndex,
): WholesaleProduct[] {
  const turn = descending ? -1 : 1;
  const byCategory: Comparison = (a, b) => categories.compare(a.category, b.category);
  const comparisons: Record<SortKey, Comparison> = {
    manual: (a, b) => byCategory(a, b) || turn * byHand(a, b),
    name: (a, b) => turn * byName(a, b),
    price: (a, b) => turn * (a.pricePerUnit - b.pricePerUnit) || byName(a, b),
    category: (a, b) => turn * byCategory(a, b) || byHand(a, b),
  };
  return products.toSorted(comparisons[key]);
}

/** Chinese only in the description: it was not certain enough to be moved to the Chinese name. */
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

export interface ProductGroup {
  name: string;
  /** Null for the text of a category that does not exist. */
  category: WholesaleCategory | null;
  products: WholesaleProduct[];
}

/** The products by category, each group in the given order; the groups in the order of the categories, or reversed. */
export function groupProducts(
  products: readonly WholesaleProduct[],
  categories: CategoryIndex,
  descending: boolean,
): ProductGroup[] {
  const groups: ProductGroup[] = [];
  for (const product of products) {
    const group = groups.find(({ name }) => categories.isSame(name, product.category));
    if (group) {
      group.products.push(product);
      continue;
    }
    const category = categories.find(product.category);
    groups.push({ name: category?.name ?? product.category, category, products: [product] });
  }
  const turn = descending ? -1 : 1;
  return groups.toSorted((a, b) => turn * categories.compare(a.name, b.name));
}

export interface WholesaleFigures {
  total: number;
  active: number;
  /** The average in dollars; null while no product is active. */
  averagePrice: number | null;
}

/**
 * The three figures of the page's head. The average is the mean of the unit prices of active products, each counting
 * once whatever its unit is, not the price of an average order. Calculated in cents.
 */
export function wholesaleFigures(products: readonly WholesaleProduct[]): WholesaleFigures {
  const active = products.filter((product) => product.active);
  const cents = active.reduce((sum, { pricePerUnit }) => sum + Math.round(pricePerUnit * 100), 0);
  return {
    total: products.length,
    active: active.length,
    averagePrice: active.length === 0 ? null : Math.round(cents / active.length) / 100,
  };
}
