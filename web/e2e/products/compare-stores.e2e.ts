import type { OverrideMatrix, StaffStore } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { escapeFrom, becomeStaff, toast } from '../staff.ts';
import { addStore, leaveOneStore, STORES } from '../stores/store-calls.ts';
import { addProduct, callProducts, deleteProducts } from './product-calls.ts';

const NAME = 'Journey Compared';
const cell = (page: Page, column: number) => page.getByRole('row', { name: NAME }).locator(`[data-cell$=":${column}"]`);

test.describe('the comparison of stores', () => {
  let north: StaffStore;

  test.beforeEach(async ({ page }) => {
    await becomeStaff(page);
    await addProduct(page, { description: NAME, ourPrice: 8 });
    north = await addStore(page, 'Compared North');
    await addStore(page, 'Compared South');
    await page.goto('/admin');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Compare stores' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByLabel('Search products').fill(NAME);
  });

  test.afterEach(async ({ page }) => {
    await leaveOneStore(page);
    await deleteProducts(page, NAME);
  });

  test('a save that ends late does not affect the next open cell, and reports its failure', async ({ page }) => {
    let answer = (): void => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/overrides/bulk', async (route) => {
      await waited;
      await route.fulfill({ status: 403, json: { message: 'Not today.' } });
    });
    await cell(page, 0).focus();
    await page.keyboard.type('7.50');
    await page.keyboard.press('Enter');
    await cell(page, 1).dblclick();
    const next = page.getByRole('textbox', { name: NAME });
    await next.fill('7.25');
    answer();
    await expect(toast(page, 'Update Failed')).toBeVisible();
    await expect(next).toHaveValue('7.25');
    await page.unroute('**/api/admin/overrides/bulk');
    await page.route('**/api/admin/overrides/bulk', async (route) => {
      const response = await route.fetch();
      await new Promise((later) => setTimeout(later, 1500));
      await route.fulfill({ response });
    });
    await next.press('Enter');
    await cell(page, 2).dblclick();
    await next.fill('7.35');
    await expect(cell(page, 1)).toHaveText('$7.25');
    await expect(next).toHaveValue('7.35');
  });

  test('an open price stays with its store when another one is closed, and ends with its own store', async ({
    page,
  }) => {
    const west = await addStore(page, 'Compared West');
    let answer = (): void => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/overrides/bulk', async (route) => {
      await waited;
      await route.continue();
    });
    await page.goto(`/admin/compare?q=${encodeURIComponent(NAME)}`);
    const columns = page.getByRole('columnheader');
    await expect(columns).toHaveCount(6);
    await cell(page, 0).focus();
    await page.keyboard.type('7.50');
    await page.keyboard.press('Enter');
    const index = (await columns.allTextContents()).findIndex((name) => name.includes('Compared West')) - 2;
    await cell(page, index).dblclick();
    const field = page.getByRole('textbox', { name: `${NAME}, Compared West` });
    await field.fill('7.25');
    await callProducts(page, 'PATCH', `${STORES}/${north.id}`, { active: false });
    answer();
    await expect(columns).toHaveCount(5);
    await expect(field).toHaveValue('7.25');
    await callProducts(page, 'PATCH', `${STORES}/${west.id}`, { active: false });
    await page.getByLabel('Only where stores differ').check();
    await expect(toast(page, 'The store of the open price is no longer listed.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: NAME })).toHaveCount(0);
  });

  test('the address of a page without products shows the first page', async ({ page }) => {
    await page.goto(`/admin/compare?q=${encodeURIComponent(NAME)}&from=5000`);
    await expect(cell(page, 0)).toHaveText('$8.00');
    await expect(page).not.toHaveURL(/from=/);
  });

  test('the printed comparison has every row and no search, and names have space on a tablet', async ({ page }) => {
    await page.getByLabel('Search products').fill('');
    const rows = page.getByRole('grid').getByRole('row');
    await expect(rows).toHaveCount(51);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Search products')).toBeHidden();
    await expect(page.getByLabel('Show')).toBeVisible();
    const region = page.locator(':has(> [role=grid])');
    expect(await region.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await page.emulateMedia({ media: null });

    // With several stores a row has another button, at the cost of the name.
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto(`/admin?q=${encodeURIComponent(NAME)}`);
      await expect(page.getByRole('rowheader', { name: NAME })).toBeVisible();
      const box = await page.getByRole('columnheader', { name: /^Product/ }).boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThan(150);
    }
  });

  test('a price is changed in place with the keyboard, outliers are marked, and an empty field follows the chain @thorough', async ({
    page,
  }) => {
    const read = await page.request.get('/api/admin/overrides/matrix?search=Journey%20Compared');
    const column = ((await read.json()) as OverrideMatrix).stores.indexOf(north.slug);
    await expect(cell(page, column)).toHaveText('$8.00');
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    expect(await axeViolations(page)).toEqual([]);
    await cell(page, 0).focus();
    for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight');
    await expect(cell(page, column)).toBeFocused();
    await page.keyboard.type('5.50');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(cell(page, column)).toHaveAccessibleName(
      `${NAME}, Compared North: $5.50, its own, far from the others`,
    );
    await expect(cell(page, column)).toBeFocused();
    await page.getByLabel('Only where stores differ').check();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/differ=1/);

    await page.keyboard.press('Escape');
    await cell(page, column).dblclick();
    const field = page.getByRole('textbox', { name: `${NAME}, Compared North` });
    await expect(field).toHaveValue('5.50');
    await field.fill('550');
    await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
    await expect(field, "Esc is the input method's while it composes").toHaveValue('550');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('is 100 times.');
    await page.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(cell(page, column)).toContainText('$550.00');
    await cell(page, column).press('F2');
    await field.fill('cheap');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await escapeFrom(page, field);
    await expect(cell(page, column)).toContainText('$550.00');
    await cell(page, column).press('Enter');
    await field.fill('');
    await field.press('Enter');
    await expect(page.getByText('No product matches.')).toBeVisible();
    await page.getByLabel('Only where stores differ').uncheck();
    await expect(cell(page, column)).toHaveAccessibleName(`${NAME}, Compared North: $8.00`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Search products').fill('');
    await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next products' }).click();
    await expect(page).toHaveURL(/from=50/);
    await expect(page.getByText(/^51–100 of \d+$/)).toBeVisible();
  });
});
