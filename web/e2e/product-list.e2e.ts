import { expect, test } from '@playwright/test';
import { actAs, openAsStaff, openProducts } from './staff.ts';

test.describe('the list of products', () => {
  test('the product list is filtered by text and category, stored in the address @thorough', async ({ page }) => {
    await openProducts(page);
    await page.getByLabel('Search products').fill('tofu');
    await expect(page.locator('tr[data-product]').first()).toContainText(/tofu/i);
    await expect(page).toHaveURL(/\?q=tofu$/);
    await page.getByLabel('Category').selectOption('seafood');
    await expect(page.getByText('No product matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.locator('tr[data-product]').first()).toBeVisible();
  });

  test('the product list offers no editors to read-only staff @thorough', async ({ page }) => {
    await actAs(page, 'read-only');
    await openProducts(page);
    await expect(page.getByText('View Only')).toBeVisible();
    await expect(page.getByText('Read Only')).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  });

  test('the product list shows its error and can be retried @thorough', async ({ page }) => {
    // Fails until Retry is pressed: the page also reloads when its live connection opens.
    await page.route('**/api/products?includeInactive=true', async (route) => {
      const pressed = await page.evaluate(() => 'retryPressed' in window);
      if (pressed) await route.continue();
      else await route.fulfill({ status: 503, json: { message: 'The catalog is away for a moment.' } });
    });
    await openAsStaff(page, '/admin');
    await expect(page.getByRole('alert')).toContainText('Error Loading Data');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch products');
    await expect(page.getByRole('alert')).toContainText('The catalog is away for a moment.');
    await page.evaluate(() => {
      document.addEventListener('click', () => Object.assign(window, { retryPressed: true }), { capture: true });
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('the product list is cards on a phone and never scrolls horizontally', async ({ page }) => {
    await openProducts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('li[data-product]').first()).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
