import type { EntityManager } from 'typeorm';

/**
 * Whoever changes restaurant products or categories takes this lock first and holds it to the commit, so that event numbers
 * rise in commit order and a list at revision N holds every change up to N. One lock for both: each shows in the other's list.
 */
const RESTAURANT_LISTS_LOCK = [0x1a4f, 2] as const;

export async function lockRestaurantLists(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...RESTAURANT_LISTS_LOCK]);
}
