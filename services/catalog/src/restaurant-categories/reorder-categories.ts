import type { RestaurantCategoryPlace } from '@larder/contracts';

/** `other`: a category that is not there, or one that is named twice. `same`: they stand like that already. */
export type CategoryReordering =
  | { kind: 'other' }
  | { kind: 'same' }
  | { kind: 'moved'; before: RestaurantCategoryPlace[]; after: RestaurantCategoryPlace[] };

/** What new places change. Some categories or all may be named; the others stay where they are. */
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
