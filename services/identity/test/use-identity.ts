import { useService, type RunningService, type TestDatabase } from '@larder/testing';
import { IdentityModule } from '../src/identity.module.js';

export const useIdentity = (
  options: { replica?: boolean; env?: NodeJS.ProcessEnv } = {},
): Omit<RunningService, 'admin'> =>
  useService('identity', { module: (config) => IdentityModule.for(config), admin: false, ...options });

/** Stores as catalog's log has them. */
export async function logStores(database: TestDatabase, ...ids: readonly string[]): Promise<void> {
  const log = `INSERT INTO catalog.event_log (type, subject, after) SELECT 'store.created', 'store:' || id, '{}' FROM unnest($1::text[]) AS id`;
  await database.query(log, [ids]);
}
