import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { addProduct, allProducts, callProducts, deleteProducts } from './products/product-calls.ts';
import { deleteOrdersOf, newRestaurant, openOrdersOf, ordersOf, placeOrder } from './restaurant-orders/order-calls.ts';
import { chooseMore, openAsStaff, openProducts, toast } from './staff.ts';

const NAME = 'Journey Undo';

const notice = (page: Page) => page.locator('.toast');

const named = async (page: Page): Promise<string[]> =>
  (await allProducts(page)).flatMap(({ description }) => (description.startsWith(NAME) ? [description] : []));

test.describe('undo', () => {
  test.beforeEach(({ page }) => openProducts(page));
  test.afterEach(({ page }) => deleteProducts(page, NAME));

  test('restores a deleted product by one key, and deletes it again', async ({ page }) => {
    const { id } = await addProduct(page, { description: `${NAME} cod` });
    const row = page.locator(`[data-product="${id}"]`);
    await page.getByLabel('Search products').fill(NAME);
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog', { name: 'Delete Product' }).getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await expect(notice(page)).toContainText(`${NAME} cod`);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('z');
    await expect(toast(page, 'Change undone')).toBeVisible();
    await expect(row).toBeVisible();
    await notice(page).getByRole('button', { name: 'Redo' }).click();
    await expect(row).toHaveCount(0);
  });

  test('undoes an import, and reports what another user has changed since', async ({ page }) => {
    const rows = ['red', 'green'].map((color) => `produce,${NAME} ${color},1 lb,5,4`);
    const csv = ['category,description,size,retailPrice,ourPrice', ...rows].join('\n');
    await chooseMore(page, 'Import CSV');
    const dialog = page.getByRole('dialog', { name: 'Import Products from CSV' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const green = (await allProducts(page)).find(({ description }) => description === `${NAME} green`);
    await callProducts(page, 'PATCH', `/api/admin/products/${green?.id}`, { ourPrice: 3 });
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Change undone in part')).toBeVisible();
    await expect(notice(page)).toContainText(`1 entry left alone: ${NAME} green (changed since)`);
    expect(await named(page)).toEqual([`${NAME} green`]);
  });

  test('an import whose preview is stale shows what would change now @thorough', async ({ page }) => {
    const { id } = await addProduct(page, { description: `${NAME} hake` });
    const csv = `id,category,description,size,retailPrice,ourPrice\n${id},groceries,${NAME} hake,1 lb,10,7\n`;
    await chooseMore(page, 'Import CSV');
    const dialog = page.getByRole('dialog', { name: 'Import Products from CSV' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const submit = dialog.getByRole('button', { name: 'Import 1 row' });
    await expect(submit).toBeVisible();
    await callProducts(page, 'PATCH', `/api/admin/products/${id}`, { ourPrice: 9 });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('The products have changed since the preview.');
    await expect(dialog.getByText('$9.00')).toBeVisible();
    await submit.click();
    await expect(dialog.getByText('Import finished')).toBeVisible();
    expect((await allProducts(page)).find((product) => product.id === id)?.ourPrice).toBe(7);
  });

  test('the page of the day lists what can be undone, by whom it was done, and undoes it', async ({ page }) => {
    const { id } = await addProduct(page, { description: `${NAME} eel` });
    await callProducts(page, 'DELETE', `/api/admin/products/${id}`);
    await openAsStaff(page, '/admin/today');
    const card = page.getByRole('region', { name: 'Can be undone' });
    const row = card.getByRole('listitem').filter({ hasText: `${NAME} eel` });
    await expect(row).toContainText('Product deleted');
    await expect(row).toContainText('admin');
    expect(await axeViolations(page)).toEqual([]);
    await row.getByRole('button', { name: `Undo: Product deleted ${NAME} eel` }).click();
    await expect(toast(page, 'Change undone')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = await page.locator('.shell-nav').boundingBox();
    const told = await notice(page).boundingBox();
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(card.getByRole('listitem').filter({ hasText: 'Undo: Product deleted' }).first()).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: 'Undone by admin' }).first()).toBeVisible();
    expect(await named(page)).toEqual([`${NAME} eel`]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('a batch of moved orders is moved back @thorough', async ({ page }) => {
    const restaurant = newRestaurant();
    await placeOrder(page, restaurant);
    await placeOrder(page, restaurant);
    await openOrdersOf(page, restaurant);
    await page
      .getByRole('checkbox', { name: /^Select all/ })
      .first()
      .click();
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await bar.getByLabel('New status').selectOption('Confirmed');
    await bar.getByRole('button', { name: 'Update status' }).click();
    await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    expect((await ordersOf(page, restaurant)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    await page.keyboard.press('z');
    await expect(toast(page, 'Change undone')).toBeVisible();
    expect((await ordersOf(page, restaurant)).map(({ status }) => status)).toEqual(['pending', 'pending']);
    await deleteOrdersOf(page, restaurant);
  });
});
