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
