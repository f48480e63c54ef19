import type { StaffStore } from '@larder/contracts';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { addProduct, callProducts, deleteProducts } from '../products/product-calls.ts';
import { openAsStaff, becomeStaff } from '../staff.ts';
import { addStore, leaveOneStore } from './store-calls.ts';

const NAME = 'Journey Overview';

test.describe('the overview of stores', () => {
  let north: StaffStore;
  let product = '';

  test.beforeEach(async ({ page }) => {
    await becomeStaff(page);
    product = (await addProduct(page, { description: NAME, ourPrice: 8 })).id;
    north = await addStore(page, 'Overview North');
  });

  test.afterEach(async ({ page }) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await leaveOneStore(page);
    await deleteProducts(page, NAME);
  });

  test('redundant prices are removed after a preview, and undone; figures link to their lists @thorough', async ({
    page,
  }) => {
    await callProducts(page, 'PATCH', `/api/admin/products/${product}?store=${north.slug}`, { ourPrice: 8 });
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Stores Overview' }).click();
    const row = page.getByRole('row', { name: /^Overview North/ });
    await expect(row.getByRole('cell').nth(5)).toContainText('1');
    expect(await axeViolations(page)).toEqual([]);
    await row.getByRole('button', { name: /^Remove own prices of Overview North/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 product follows all stores again.');
    await expect(dialog).toContainText(NAME);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(row.getByRole('cell').nth(5)).toHaveText('0');
    // Its button has gone: the keyboard goes on at the control before it.
    await expect(row.getByRole('cell').nth(4).getByRole('link')).toBeFocused();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(row.getByRole('cell').nth(5)).toContainText('1');
    await row.getByRole('cell').nth(4).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/admin\\?store=${north.slug}&status=differs`));
    await expect(page.getByText(NAME).first()).toBeVisible();
  });

  test('with a single store the pages that compare stores lead to where one is added @thorough', async ({ page }) => {
    await page.route('**/api/stores', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: ((await response.json()) as unknown[]).slice(0, 1) });
    });
    for (const path of ['/admin/compare', '/admin/overview']) {
      await openAsStaff(page, path);
      await expect(page.getByText('Only one store to compare')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Add a store' }).click();
    await expect(page).toHaveURL(/\/admin\/stores$/);
  });

  test('a part that cannot be loaded shows an error, and the others stay @thorough', async ({ page }) => {
    await page.route('**/api/admin/rebates/summary*', (route) => route.fulfill({ status: 503, json: {} }));
    await openAsStaff(page, '/admin/overview');
    await expect(page.getByRole('alert').filter({ hasText: 'Rebates could not be loaded.' })).toBeVisible();
    const cells = page.getByRole('row', { name: /^Overview North/ }).getByRole('cell');
    await expect(cells.nth(0)).toHaveText('0');
    await expect(cells.nth(2)).toHaveText('–');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cells.nth(2)).toHaveText('$0.00');
  });
});
