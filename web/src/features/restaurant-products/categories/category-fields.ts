import { CATEGORY_ICONS, type CategoryIcon, type ColorScheme, categorySlug } from '@larder/kernel';
import type { WholesaleCategory } from '../restaurant-api.ts';

/** The form's values. */
export interface CategoryFields {
  name: string;
  chineseName: string;
  slug: string;
  colorScheme: ColorScheme;
  icon: CategoryIcon;
  active: boolean;
}

export const NEW_CATEGORY: Readonly<CategoryFields> = {
  name: '',
  chineseName: '',
  slug: '',
  colorScheme: 'amber',
  icon: 'Package',
  active: true,
};

/** The back office offers six; a category with another icon keeps it until one of these is chosen. */
const OFFERED: readonly CategoryIcon[] = ['Package', 'Beef', 'Carrot', 'Chef Hat', 'Snowflake', 'Flame'];

export function iconsFor(held: CategoryIcon): readonly CategoryIcon[] {
  return CATEGORY_ICONS.filter((icon) => OFFERED.includes(icon) || icon === held);
}

export function categoryFieldsOf(category: WholesaleCategory): CategoryFields {
  const { name, chineseName, slug, colorScheme, icon, active } = category;
  return { name, chineseName: chineseName ?? '', slug, colorScheme, icon, active };
}

/** The form after a change of the name: the slug follows the name until it is edited. */
export function withName(fields: CategoryFields, name: string, slugIsOwn: boolean): CategoryFields {
  return { ...fields, name, slug: slugIsOwn ? fields.slug : categorySlug(name.trim()) };
}

export type CategoryProblem = 'missing' | 'taken' | null;

export interface CategoryProblems {
  name: CategoryProblem;
  slug: CategoryProblem;
}

/** The problems of a name and a slug, including conflicts with other categories. */
export function categoryProblems(fields: CategoryFields, others: readonly WholesaleCategory[]): CategoryProblems {
  const name = fields.name.trim().toLowerCase();
  const problem = (text: string, taken: boolean): CategoryProblem => (text === '' ? 'missing' : taken ? 'taken' : null);
  return {
    name: problem(
      name,
      others.some((other) => other.name.trim().toLowerCase() === name),
    ),
    slug: problem(
      fields.slug,
      others.some((other) => other.slug === fields.slug),
    ),
  };
}
