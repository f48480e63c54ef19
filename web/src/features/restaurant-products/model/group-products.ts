import type { WholesaleCategory, WholesaleProduct } from '../restaurant-api.ts';
import type { CategoryIndex } from './category-index.ts';

export interface ProductGroup {
  name: string;
  /** Null for a text that no category carries any more. */
  category: WholesaleCategory | null;
  products: WholesaleProduct[];
}

/** The products by category, each group in the order given; the groups in the order of the categories or the other way. */
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
