import type { EntityManager } from 'typeorm';

/**
 * Held by every change of restaurant products and categories until its commit, so that a list at revision N holds every
 * change up to N. One lock, because each shows in the other's list.
 */
const RESTAURANT_LISTS_LOCK = [0x1a4f, 2] as const;

export async function lockRestaurantLists(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...RESTAURANT_LISTS_LOCK]);
}
