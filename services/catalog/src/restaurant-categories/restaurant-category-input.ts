import type { RestaurantCategoryInput, RestaurantCategoryState } from '@larder/contracts';
import { categorySlug } from '@larder/kernel';
import { nameRequired, slugRequired } from './restaurant-category.errors.js';

/** A new category: amber, with a package, active, unless the input says otherwise. */
export function createCategory(
  id: string,
  input: RestaurantCategoryInput,
  displayOrder: number,
): RestaurantCategoryState {
  return {
    id,
    slug: slug(input.slug ?? ''),
    name: name(input.name ?? ''),
    colorScheme: input.colorScheme ?? 'amber',
    icon: input.icon ?? 'Package',
    active: input.active ?? true,
    displayOrder,
  };
}

/** What an input makes of a category; absent fields stay. Null: the category reads like that already. */
export function changeCategory(
  before: RestaurantCategoryState,
  input: RestaurantCategoryInput,
): RestaurantCategoryState | null {
  const after = {
    ...before,
    slug: slug(input.slug ?? before.slug),
    name: name(input.name ?? before.name),
    colorScheme: input.colorScheme ?? before.colorScheme,
    icon: input.icon ?? before.icon,
    active: input.active ?? before.active,
  };
  const keys = Object.keys(after) as (keyof RestaurantCategoryState)[];
  return keys.some((key) => after[key] !== before[key]) ? after : null;
}

function slug(given: string): string {
  const formed = categorySlug(given.trim());
  if (formed === '') throw slugRequired();
  return formed;
}

function name(given: string): string {
  const trimmed = given.trim();
  if (trimmed === '') throw nameRequired();
  return trimmed;
}
