import type { CategoryIcon, ColorScheme } from '@larder/kernel';

/** The six categories that the specification knows (part 2 §9), in the order of the page. */
export const WHOLESALE_CATEGORIES: readonly {
  name: string;
  slug: string;
  colorScheme: ColorScheme;
  icon: CategoryIcon;
}[] = [
  { name: 'Rice & Noodles', slug: 'rice-noodles', colorScheme: 'amber', icon: 'Package' },
  { name: 'Proteins', slug: 'proteins', colorScheme: 'red', icon: 'Beef' },
  { name: 'Vegetables', slug: 'vegetables', colorScheme: 'green', icon: 'Carrot' },
  { name: 'Sauces & Condiments', slug: 'sauces-condiments', colorScheme: 'orange', icon: 'Flame' },
  { name: 'Dim Sum & Frozen', slug: 'dim-sum-frozen', colorScheme: 'blue', icon: 'Snowflake' },
  { name: 'Cooking Essentials', slug: 'cooking-essentials', colorScheme: 'purple', icon: 'Chef Hat' },
];
