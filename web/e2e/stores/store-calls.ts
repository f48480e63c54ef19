import type { StaffStore } from '@larder/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { becomeStaff } from '../staff.ts';

export const STORES = '/api/admin/stores';

export const storesOf = async (page: Page): Promise<StaffStore[]> => (await page.request.get(STORES)).json();

/** A busy gateway may serve a list of a second ago, and a busy machine takes long to render the last card. */
export async function opens(page: Page, path: string, what: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(what).toBeVisible();
  }).toPass({ timeout: 60_000 });
}

/** A short name that only tests use: closed stores are only in the list of stores. */
export const slugs = (name: string): string => `${name}-${Date.now().toString(36)}`;

/** Adds another store with the hours of the default one. */
export async function addStore(page: Page, name: string): Promise<StaffStore> {
  const [first] = await storesOf(page);
  const slug = slugs(name.toLowerCase().replaceAll(' ', '-'));
  const draft = { name, slug, address: '1 North Road', phone: '', timeZone: first?.timeZone, copyFrom: first?.slug };
  return callProducts<StaffStore>(page, 'POST', STORES, draft);
}

/** Closes all stores but the default one, and removes its closures. */
export async function leaveOneStore(page: Page): Promise<void> {
  await becomeStaff(page);
  for (const { id, isDefault, active, closures = [] } of await storesOf(page)) {
    for (const { day } of closures) await callProducts(page, 'DELETE', `${STORES}/${id}/closures/${day}`);
    if (!isDefault && active) await callProducts(page, 'PATCH', `${STORES}/${id}`, { active: false });
  }
  expect((await storesOf(page)).filter(({ active }) => active)).toHaveLength(1);
}
