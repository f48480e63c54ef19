import { randomUUID } from 'node:crypto';
import type { Role } from '@larder/kernel';
import { expect, type Page } from '@playwright/test';
import { openAsStaff } from '../staff.ts';

/** Opens the settings as an administrator, or as the given user. */
export async function openSettings(page: Page, query = '', name?: string, word?: string): Promise<void> {
  await openAsStaff(page, `/admin/settings${query}`, name, word);
  // The address may open a dialog, which hides the page behind it from assistive technology.
  const heading = { level: 1, name: 'System Settings', includeHidden: true };
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('[role="tabpanel"]:not([hidden])')).toBeVisible();
}

export interface Member {
  name: string;
  word: string;
  remove: () => Promise<void>;
}

/** Creates a user for this journey, as the signed-in user of the page. */
export async function addMember(page: Page, role: Role = 'admin', storeIds: string[] | null = null): Promise<Member> {
  const name = `${role}-${randomUUID().slice(0, 8)}`;
  const word = 'Steamed-Buns-7';
  const headers = await page.evaluate(() => ({
    'x-session-id': localStorage.getItem('sessionId') ?? '',
    'x-csrf-token': localStorage.getItem('csrfToken') ?? '',
  }));
  const made = await page.request.post('/api/admin/users', {
    headers,
    data: { username: name, password: word, role, storeIds },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return {
    name,
    word,
    remove: async () => {
      await page.request.delete(`/api/admin/users/${id}`, { headers });
    },
  };
}
