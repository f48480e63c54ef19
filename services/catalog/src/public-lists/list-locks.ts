import { Refusal } from '@larder/kernel';
import { sqlStateOf } from '@larder/platform';
import type { EntityManager } from 'typeorm';

/**
 * Held by every change of the product lists until its commit, so that event numbers rise in commit order and a list at
 * revision N holds every change up to N: the promise behind `?rev=N`. The chain's writers hold it exclusively; a
 * store's writers share it and also hold their store's lock, always after it and in the order of the keys.
 */
const CHAIN_LOCK = 0x1a4f;
/** Restaurant products and categories share one, because each shows in the other's list. */
const LISTS = { retail: { chain: 1, stores: 0x1a50 }, restaurant: { chain: 2, stores: 0x1a51 } } as const;

type Lists = keyof typeof LISTS;

/** Shorter than the statement timeout, so that the wait ends with our message. */
const LISTS_PATIENCE = '4500ms';

const LOCK_NOT_AVAILABLE = '55P03';

/** The lists are locked, usually by a large import. */
export const listIsBusy = (): Refusal =>
  new Refusal(
    'unavailable',
    'The product list is being changed right now, for example by an import. Please try again in a few seconds.',
    { retryAfterSeconds: 3 },
  );

/** The first lock, but for that of the stores. Waits long, because an import holds it for seconds. @throws Refusal `unavailable` */
export async function lockLists(manager: EntityManager, lists: Lists = 'retail'): Promise<void> {
  await patiently(manager, 'pg_advisory_xact_lock($2, $3)', [CHAIN_LOCK, LISTS[lists].chain]);
}

/** For changes of these stores' overrides only. @throws Refusal `unavailable` */
export async function lockStoreLists(
  manager: EntityManager,
  storeIds: readonly string[],
  lists: Lists = 'retail',
): Promise<void> {
  await patiently(manager, 'pg_advisory_xact_lock_shared($2, $3)', [CHAIN_LOCK, LISTS[lists].chain]);
  const keys = `SELECT DISTINCT hashtext(id::text) AS key FROM unnest($3::uuid[]) AS id ORDER BY key OFFSET 0`;
  await patiently(manager, `pg_advisory_xact_lock($2, store.key) FROM (${keys}) AS store`, [
    LISTS[lists].stores,
    storeIds,
  ]);
}

async function patiently(manager: EntityManager, lock: string, parameters: readonly unknown[]): Promise<void> {
  try {
    await manager.query(`SELECT set_config('lock_timeout', $1, true), ${lock}`, [LISTS_PATIENCE, ...parameters]);
  } catch (error) {
    throw sqlStateOf(error) === LOCK_NOT_AVAILABLE ? listIsBusy() : error;
  }
}
