import type { StaffStore } from '@larder/contracts';
import type { SpecifiedClient } from './specified-client.js';

const STORES = '/api/admin/stores';

/** The default store and two copies of it. @param mark makes their short names unique */
export async function threeStores(
  client: SpecifiedClient,
  mark: string,
): Promise<{ a: StaffStore; b: StaffStore; c: StaffStore }> {
  const stores = await client.json<StaffStore[]>('GET', STORES);
  const a = stores.find(({ isDefault }) => isDefault);
  if (!a) throw new Error('There is no store.');
  const draft = { address: '1 Road', phone: '905 555-0101', timeZone: a.timeZone, copyFrom: a.slug };
  const b = await client.json<StaffStore>('POST', STORES, { ...draft, name: 'B', slug: `b-${mark}` });
  const c = await client.json<StaffStore>('POST', STORES, { ...draft, name: 'C', slug: `c-${mark}` });
  return { a, b, c };
}
