import type { RestaurantCategory } from '@larder/contracts';
import type { CategoryIcon, ColorScheme } from '@larder/kernel';
import { object, single, text } from '../../../shared/routing/address-codec.ts';
import type { ShopProduct } from './shop-product.ts';

/** The colours that this page knows; any other is shown as gray. */
const SCHEMES: ReadonlySet<ColorScheme> = new Set(['amber', 'red', 'green', 'orange', 'blue', 'purple', 'gray']);

/** A category with its products for display. */
export interface ShopSection {
  key: string;
  name: string;
  chineseName?: string | null | undefined;
  colorScheme: ColorScheme;
  icon: CategoryIcon;
  products: ShopProduct[];
}

export function publicScheme(scheme: ColorScheme): ColorScheme {
  return SCHEMES.has(scheme) ? scheme : 'gray';
}

/**
 * The products by category, in the categories' order or that of their first products; those of unknown categories are
 * gray, and otherwise last.
 * @param category a slug, or null for all
 */
export function sectionsOf(
  products: readonly ShopProduct[],
  categories: readonly RestaurantCategory[],
  category: string | null,
  bestFirst = false,
): ShopSection[] {
  const chosen = category === null ? null : (categories.find(({ slug }) => slug === category) ?? null);
  const sections = new Map<string, ShopSection>();
  for (const { name, chineseName, slug, colorScheme, icon } of categories) {
    const section = { key: slug, name, chineseName, colorScheme: publicScheme(colorScheme), icon, products: [] };
    sections.set(name.toLowerCase(), section);
  }
  for (const product of products) {
    const name = product.category.toLowerCase();
    const section = sections.get(name) ?? plainSection(product.category);
    if (bestFirst && section.products.length === 0) sections.delete(name);
    section.products.push(product);
    sections.set(name, section);
  }
  return [...sections.values()].filter(
    (section) => section.products.length > 0 && (chosen === null || section.key === chosen.slug),
  );
}

function plainSection(name: string): ShopSection {
  return { key: `other:${name}`, name, colorScheme: 'gray', icon: 'Package', products: [] };
}

export type ShopLayout = 'cards' | 'sheet';

/** The page's state in the address. */
export interface ShopView {
  /** A category's slug; null means all products. */
  category: string | null;
  query: string;
}

export const SHOP_ADDRESS = object<ShopView>({
  category: single(
    'category',
    (slug) => slug || null,
    (slug) => slug,
  ),
  query: text('q'),
});
