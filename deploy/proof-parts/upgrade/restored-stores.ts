import { randomUUID } from 'node:crypto';
import type { Product, StaffStore, StaffUser } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { backUp, fetchBackup, restored } from '../backup-client.ts';
import type { StaffClient } from '../staff-client.ts';
import type { Line } from '../verdict.ts';

const STORES = '/api/admin/stores';
const USERS = '/api/admin/users';

/** A second store with prices, an order, a closure and staff; all of these change after a backup. */
export async function restoredStores(staff: StaffClient): Promise<Line> {
  const stores = await staff.ask<StaffStore[]>('GET', STORES);
  const first = stores.find(({ isDefault }) => isDefault);
  const slug = `branch-${randomUUID().slice(0, 8)}`;
  const draft = { name: 'Branch', slug, address: '2 Main Street', phone: '', timeZone: 'Asia/Hong_Kong' };
  const branch = await staff.ask<StaffStore>('POST', STORES, { ...draft, copyFrom: first?.slug });
  const day = addDays(dayIn(new Date(), 'UTC'), 10);
  const closure = `${STORES}/${branch.id}/closures/${day}`;
  await staff.ask('PUT', closure, { hours: null, reason: 'Inventory' });
  const products = await staff.ask<Product[]>('GET', '/api/products?includeInactive=true');
  const [one, other] = products.map(({ id }) => `/api/admin/products/${id}?store=${slug}`);
  await staff.ask('PATCH', one ?? '', { ourPrice: 1.23 });
  await staff.ask('PATCH', other ?? '', { active: false });
  const productIds = products.map(({ id }) => id).toReversed();
  await staff.ask('POST', `/api/admin/products/reorder?store=${slug}`, { productIds });
  const user = { username: `till-${slug}`, password: randomUUID(), role: 'admin', storeIds: [branch.id] };
  const { id: userId } = await staff.ask<StaffUser>('POST', USERS, user);

  const before = await knownOf(staff, slug);
  const file = await fetchBackup(staff, (await backUp(staff)).filename);
  await staff.ask('DELETE', `${STORES}/${branch.id}/overrides/retail/${products[0]?.id}`);
  await staff.ask('PATCH', other ?? '', { active: true, ourPrice: 9.87 });
  await staff.ask('DELETE', `/api/admin/products/order?store=${slug}`);
  await staff.ask('DELETE', closure);
  await staff.ask('PUT', `${USERS}/${userId}`, { storeIds: [branch.id, first?.id] });
  await staff.ask('PATCH', `${STORES}/${branch.id}`, { name: 'Renamed', isDefault: true });
  await staff.ask('POST', STORES, { ...draft, slug: `${slug}-too`, weekHours: {} });
  const changed = differing(before, await knownOf(staff, slug));
  await restored(staff, file);
  const left = differing(before, await knownOf(staff, slug));
  return {
    claim: 'after a restore, stores and their prices, orders, closures and staff are as at the backup',
    holds: changed.length === before.size && left.length === 0,
    figures: `${changed.length} of ${before.size} lists had changed, ${left.join(', ') || 'none'} differ`,
  };
}

/** A store's data by calls of staff, which are not cached. */
async function knownOf(staff: StaffClient, slug: string): Promise<Map<string, string>> {
  const paths = [STORES, USERS, '/api/admin/overrides/matrix', `/api/products?includeInactive=true&store=${slug}`];
  const known = new Map<string, string>();
  for (const path of paths) known.set(path, JSON.stringify(await staff.ask('GET', path)));
  return known;
}

const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one].filter(([path, text]) => other.get(path) !== text).map(([path]) => path);

/** The only administrator of the whole chain remains one. */
export async function lastOfTheChain(staff: StaffClient): Promise<Line> {
  const [store] = await staff.ask<StaffStore[]>('GET', STORES);
  const users = await staff.ask<StaffUser[]>('GET', USERS);
  const [last, ...others] = users.filter(({ role, storeIds }) => role === 'admin' && storeIds === null);
  const narrowing = await staff.send('PUT', `${USERS}/${last?.id}`, { storeIds: [store?.id] });
  const { message } = (await narrowing.json()) as { message?: string };
  const still = (await staff.ask<StaffUser[]>('GET', USERS)).find(({ id }) => id === last?.id);
  return {
    claim: 'narrowing the last administrator of the chain to a store is refused with 409',
    holds: others.length === 0 && narrowing.status === 409 && still?.storeIds === null,
    figures: `${narrowing.status} ${message}`,
  };
}
