import { isDeepStrictEqual } from 'node:util';
import type { RestaurantCategoryInput, RestaurantCategoryPlace, RestaurantCategoryState } from '@larder/contracts';
import { categorySlug, isVisible, Refusal } from '@larder/kernel';
import { setChineseName } from '../products/change-restaurant-product.js';

export function createCategory(
  id: string,
  input: RestaurantCategoryInput,
  displayOrder: number,
): RestaurantCategoryState {
  const created: RestaurantCategoryState = {
    id,
    slug: slug(input.slug ?? ''),
    name: name(input.name ?? ''),
    colorScheme: input.colorScheme ?? 'amber',
    icon: input.icon ?? 'Package',
    active: input.active ?? true,
    displayOrder,
  };
  setChineseName(created, input.chineseName ?? null);
  return created;
}

/** Null when nothing changes. */
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
  if (input.chineseName !== undefined) setChineseName(after, input.chineseName);
  return isDeepStrictEqual(after, before) ? null : after;
}

function slug(given: string): string {
  const formed = categorySlug(given.trim());
  if (formed === '') throw new Refusal('invalid', 'Slug is required');
  return formed;
}

function name(given: string): string {
  const trimmed = given.trim();
  if (!isVisible(trimmed)) throw new Refusal('invalid', 'Display name is required');
  return trimmed;
}

/** `other`: an unknown category, or one named twice. */
export type CategoryReordering =
  | { kind: 'other' }
  | { kind: 'same' }
  | { kind: 'moved'; before: RestaurantCategoryPlace[]; after: RestaurantCategoryPlace[] };

export function reorderCategories(
  now: readonly RestaurantCategoryPlace[],
  wanted: readonly RestaurantCategoryPlace[],
): CategoryReordering {
  const places = new Map(now.map(({ id, displayOrder }) => [id, displayOrder]));
  const named = new Set(wanted.map(({ id }) => id));
  if (named.size !== wanted.length || !wanted.every(({ id }) => places.has(id))) return { kind: 'other' };
  const after = wanted
    .filter(({ id, displayOrder }) => places.get(id) !== displayOrder)
    .map(({ id, displayOrder }) => ({ id, displayOrder }));
  if (after.length === 0) return { kind: 'same' };
  const before = after.map(({ id }) => ({ id, displayOrder: places.get(id) ?? 0 }));
  return { kind: 'moved', before, after };
}
