import { randomUUID } from 'node:crypto';
import type { StoreState } from '@larder/contracts';
import type { TestDatabase } from '@larder/testing';

/** Logs a store as catalog does, also again with an existing id. @returns its id */
export async function logStore(
  database: TestDatabase,
  fields: Partial<StoreState> & { slug: string },
): Promise<string> {
  const after: StoreState = {
    id: randomUUID(),
    name: fields.slug,
    chineseName: null,
    address: '1 Main Street',
    phone: '905-555-0100',
    timeZone: 'America/Toronto',
    openingHours: 'Monday-Sunday 9AM-6PM',
    status: 'live',
    lastUpdatedAt: null,
    isDefault: false,
    ...fields,
  };
  await database.query(
    `INSERT INTO catalog.event_log (type, subject, store_id, after) VALUES ('store.updated', $1, $2, $3)`,
    [`store:${after.id}`, after.id, JSON.stringify(after)],
  );
  return after.id;
}
