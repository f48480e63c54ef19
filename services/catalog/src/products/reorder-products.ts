/** The part of the order that changes: ids from place `from` (0 is the first) on. */

/** `other`: not every product exactly once. */
export type Reordering =
  | { kind: 'other' }
  | { kind: 'same' }
  | { kind: 'moved'; window: { from: number; before: string[]; after: string[] } };

/** The new order must name every product once, so that a changed list is not reordered by mistake. */
export function reorderProducts(now: readonly string[], wanted: readonly string[]): Reordering {
  const named = new Set(wanted);
  if (named.size !== wanted.length || wanted.length !== now.length || !now.every((id) => named.has(id))) {
    return { kind: 'other' };
  }
  const from = now.findIndex((id, place) => id !== wanted[place]);
  if (from === -1) return { kind: 'same' };
  const to = now.findLastIndex((id, place) => id !== wanted[place]) + 1;
  return { kind: 'moved', window: { from, before: now.slice(from, to), after: wanted.slice(from, to) } };
}
