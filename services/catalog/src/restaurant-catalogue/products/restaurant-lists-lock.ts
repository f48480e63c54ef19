import type { EntityManager } from 'typeorm';
import { lockLists } from '../../public-lists/list-locks.js';

/** Held by every change of restaurant products and categories of the chain until its commit. @throws Refusal `unavailable` */
export async function lockRestaurantLists(manager: EntityManager): Promise<void> {
  await lockLists(manager, 'restaurant');
}
