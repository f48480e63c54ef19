import type { RestaurantCategory } from '@larder/contracts';
import type { CategoryIcon, ColorScheme } from '@larder/kernel';
import { searchable } from '../../../shared/products/product-search.ts';
import type { ShopProduct } from './shop-product.ts';

/** The colours that this page knows; any other counts as gray. */
const SCHEMES: ReadonlySet<ColorScheme> = new Set(['amber', 'red', 'green', 'orange', 'blue', 'purple', 'gray']);

/** A category with its products, as the page shows them. */
export interface ShopSection {
  key: string;
  name: string;
  chineseName?: string | null | undefined;
  colorScheme: ColorScheme;
  icon: CategoryIcon;
  products: ShopProduct[];
}

export interface ShopFilter {
  /** A category's slug, or null for all. */
  category: string | null;
  /** Words that must occur, made comparable. */
  words: readonly string[];
}

export function publicScheme(scheme: ColorScheme): ColorScheme {
  return SCHEMES.has(scheme) ? scheme : 'gray';
}

/** The matching products, by category in the categories' order; what names no known category comes last, in gray. */
export function sectionsOf(
  products: readonly ShopProduct[],
  categories: readonly RestaurantCategory[],
  { category, words }: ShopFilter,
): ShopSection[] {
  const chosen = category === null ? null : (categories.find(({ slug }) => slug === category) ?? null);
  const sections = new Map<string, ShopSection>();
  for (const { name, chineseName, slug, colorScheme, icon } of categories) {
    const section = { key: slug, name, chineseName, colorScheme: publicScheme(colorScheme), icon, products: [] };
    sections.set(name.toLowerCase(), section);
  }
  for (const product of products) {
    if (!contains(product, words)) continue;
    const name = product.category.toLowerCase();
    const section = sections.get(name) ?? plainSection(product.category);
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

/** What each product is searched in, kept as long as the product: a thousand are searched with every key. */
const texts = new WeakMap<ShopProduct, string>();

function contains(product: ShopProduct, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  let text = texts.get(product);
  if (text === undefined) {
    text = searchable(
      [product.name, product.chineseName ?? '', product.description, product.size ?? '', product.category].join('\n'),
    );
    texts.set(product, text);
  }
  return words.every((word) => text.includes(word));
}
