import type { MoveDirection } from '../../../shared/ui/order/move-buttons.tsx';

/**
 * The complete order after one product has moved one place among those shown; null when it cannot. Products that are not
 * shown keep their places relative to each other.
 */
export function moveProduct(
  all: readonly string[],
  shown: readonly string[],
  id: string,
  direction: MoveDirection,
): string[] | null {
  const place = shown.indexOf(id);
  const neighbour = place < 0 ? undefined : shown[direction === 'up' ? place - 1 : place + 1];
  if (neighbour === undefined || !all.includes(id)) return null;
  const others = all.filter((other) => other !== id);
  const at = others.indexOf(neighbour);
  return at < 0 ? null : others.toSpliced(direction === 'up' ? at : at + 1, 0, id);
}

/** Items in the order their ids are named; those that are not named follow in their own order. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}
