import { expect, test } from '@playwright/test';
import { actAs, fillLogin } from '../staff.ts';
import { openGuide } from './open-guide.ts';

test('every link of the guide leads somewhere @thorough', async ({ page }) => {
  test.slow();
  await openGuide(page);
  const targets = await page
    .locator('article a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const places = targets.filter((to) => to.includes('#'));
  expect(places.length).toBeGreaterThanOrEqual(11);
  for (const place of places) await expect(page.locator(place.slice(place.indexOf('#')))).toHaveCount(1);

  const pages = targets.filter((to) => !to.includes('#'));
  expect(pages.length).toBeGreaterThan(6);
  for (const to of pages) {
    await page.goto(to);
    const title = page.getByRole('heading', { level: 1, includeHidden: true }).first();
    await expect(title, to).toBeAttached();
    await expect(title, to).not.toHaveText('404 Page Not Found');
    await expect(title, to).not.toHaveText('Access Denied');
  }
});

const ALIASES: readonly [path: string, page: RegExp, title: string][] = [
  ['/admin/products', /\/admin$/, 'Product Management'],
  ['/admin/orders', /\/admin\/restaurant\/orders$/, 'Restaurant Orders'],
  ['/admin/discount-codes', /\/admin\/restaurant\/discount-codes$/, 'Discount Codes'],
  ['/admin/customers', /\/admin\/restaurant\/discount-codes$/, 'Discount Codes'],
];

test('aliases of back-office pages redirect to them @thorough', async ({ page }) => {
  await openGuide(page);
  for (const [path, address, title] of ALIASES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await page.goto('/admin/users');
  await expect(page.getByRole('dialog', { name: 'User Management' })).toBeVisible();
});

test('an alias grants no more access than the page itself @thorough', async ({ page }) => {
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff sign in' })).toBeVisible();
  await actAs(page, 'order');
  await fillLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});
