/** The part of the manual order that changes: the ids from place `from` (0 is the first) on, before and after. */
export interface ReorderedWindow {
  from: number;
  before: string[];
  after: string[];
}

/** `other`: not every product once. `same`: they stand like that already. */
export type Reordering = { kind: 'other' } | { kind: 'same' } | { kind: 'moved'; window: ReorderedWindow };

/** What a new order changes; it must name every product once, so that nobody reorders a list that has changed meanwhile. */
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
