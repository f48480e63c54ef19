import type { MoveDirection } from '../../../shared/ui/order/move-buttons.tsx';

/**
 * The complete order after moving one product by one place among the visible ones; null when it cannot move. Hidden
 * products keep their relative order.
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

/** Items in the order of ids; those without one follow in their previous order. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}
