import { expect, type Page } from '@playwright/test';

const username = process.env.LARDER_ADMIN_USER ?? 'admin';

/** The password the system under test was started with. */
function password(): string {
  const given = process.env.LARDER_ADMIN_PASSWORD;
  if (given === undefined) throw new Error('LARDER_ADMIN_PASSWORD names no password to sign in with.');
  return given;
}

export async function fillLogin(page: Page, name = username, word = password()): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the list of products as an admin. */
export async function openProducts(page: Page): Promise<void> {
  await page.goto('/admin');
  await fillLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

/** Signs in as an admin whom this page takes for somebody of another role: what the page shows, not what it may. */
export async function actAs(page: Page, role: 'read-only' | 'order'): Promise<void> {
  for (const path of ['login', 'verify-session']) {
    await page.route(`**/api/admin/${path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { user: object };
      await route.fulfill({ response, json: { ...answer, user: { ...answer.user, role } } });
    });
  }
}

/** The notice of that title. */
export const toast = (page: Page, title: string) =>
  // By class: while a dialog is open, everything outside it is hidden from roles.
  page.locator('.toast-viewport').getByText(title, { exact: true });
