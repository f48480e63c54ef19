/** The choices of restaurant products and categories (specification part 2 §3 and §9). */

export const COLOR_SCHEMES = [
  'amber',
  'red',
  'green',
  'orange',
  'blue',
  'purple',
  'gray',
  'pink',
  'indigo',
  'teal',
] as const;

export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The icons by the back office's names; the last two exist on the public page only. */
export const CATEGORY_ICONS = [
  'Package',
  'Beef',
  'Carrot',
  'Chef Hat',
  'Snowflake',
  'Flame',
  'Utensils',
  'Leaf',
] as const;

export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

/** A product lists the tiers whose discount it grants. */
export const DISCOUNT_TIERS = ['tier0', 'tier1', 'tier2', 'tier3'] as const;

export type DiscountTier = (typeof DISCOUNT_TIERS)[number];

/** Suggestions: staff may write other units. */
export const UNIT_SUGGESTIONS = ['box', 'case', 'bag', 'pack', 'bunch', 'each', 'lb', 'kg'] as const;

export const RESTAURANT_PRODUCT_DEFAULTS = {
  category: 'Rice & Noodles',
  unit: 'box',
  minOrderQuantity: 1,
  pricePerUnit: 0,
  displayOrder: 0,
} as const;

/** Each tier once, in order of rank; null when the text is not a JSON list of tier codes. */
export function readDiscountTags(text: string): DiscountTier[] | null {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  const known: readonly unknown[] = DISCOUNT_TIERS;
  if (!Array.isArray(list) || !list.every((tag) => known.includes(tag))) return null;
  const named = new Set<unknown>(list);
  return DISCOUNT_TIERS.filter((tier) => named.has(tier));
}

/** A category's short name: lower case, and a hyphen for every character that is not a letter a-z, digit or hyphen. */
export function categorySlug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]/g, '-');
}
