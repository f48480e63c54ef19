import type { EntityManager } from 'typeorm';
import { strides } from './strides.js';

/** Facts about ids that a file names and no product of the list has. */
export interface EarlierLives<State> {
  /** The kinds of other things that have some of these ids. */
  kindOf: ReadonlyMap<string, Kind>;
  /** The last state of products that were deleted. */
  last: ReadonlyMap<string, State>;
}

const TABLES = {
  product: 'price board product',
  restaurant_product: 'restaurant product',
  restaurant_category: 'restaurant category',
  store: 'store',
} as const;

type Kind = (typeof TABLES)[keyof typeof TABLES];

const HOLDERS = Object.entries(TABLES)
  .map(([table, kind]) => `SELECT id, '${kind}' AS kind FROM catalog.${table} WHERE id = ANY($1::uuid[])`)
  .join(' UNION ALL ');

/** @param subjects the subject of the list's events: "product". */
export async function earlierLives<State extends { id: string }>(
  manager: EntityManager,
  subjects: 'product' | 'restaurant-product',
  ids: readonly string[],
): Promise<EarlierLives<State>> {
  const kindOf = new Map<string, Kind>();
  const last = new Map<string, State>();
  // In batches, because of the statement timeout.
  for await (const some of strides(ids)) {
    const holders: { id: string; kind: Kind }[] = await manager.query(HOLDERS, [some]);
    for (const { id, kind } of holders) kindOf.set(id, kind);
    const states: { state: State }[] = await manager.query(
      `SELECT DISTINCT ON (subject) coalesce(after, before) AS state FROM catalog.event_log
        WHERE subject = ANY($1) AND type = ANY($2) ORDER BY subject, number DESC`,
      [some.map((id) => `${subjects}:${id}`), ['created', 'updated', 'deleted'].map((type) => `${subjects}.${type}`)],
    );
    for (const { state } of states) last.set(state.id, state);
  }
  return { kindOf, last };
}
