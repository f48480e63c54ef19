import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openProducts, toast } from '../staff.ts';
import { addProduct, allProducts, callProducts, deleteProducts } from './product-calls.ts';

const row = (page: Page, name: string) => page.locator('tr[data-product]', { hasText: name });

test.describe('a price that looks like a typing error', () => {
  const name = `Guarded Pear ${randomUUID().slice(0, 8)}`;
  const saved = async (page: Page) => (await allProducts(page)).find(({ description }) => description === name);
  test.beforeEach(async ({ page }) => {
    await openProducts(page);
    await addProduct(page, { description: name, size: 'gift box', retailPrice: 1.99, ourPrice: 1.59 });
    await page.getByLabel('Search products').fill(name);
    await expect(row(page, name)).toBeVisible();
  });
  test.afterEach(({ page }) => deleteProducts(page, 'Guarded Pear'));

  test('a late refusal does not affect a newer price that is being typed', async ({ page }) => {
    let answer = (): void => undefined;
    const waited = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/products/*', async (route) => {
      await waited;
      await route.fulfill({ status: 503, json: { message: 'The catalog is away for a moment.' } });
    });
    const open = row(page, name).getByRole('button', { name: /^Edit Our Price/ });
    const field = row(page, name).getByRole('textbox', { name: /^Our Price of/ });
    await open.click();
    await field.fill('1.60');
    await field.press('Enter');
    await open.click();
    await field.fill('1.70');
    answer();
    await expect(toast(page, 'Update Failed')).toBeVisible();
    await expect(row(page, name).getByRole('alert')).toHaveCount(0);
    await expect(field).toHaveValue('1.70');
    await page.unroute('**/api/admin/products/*');
  });

  test('is asked about in the list, where Enter does not confirm, and published after a second click', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'PATCH' && sent.push(request.postData() ?? '')));
    await row(page, name)
      .getByRole('button', { name: /^Edit Our Price/ })
      .click();
    const field = row(page, name).getByRole('textbox', { name: /^Our Price of/ });
    await field.fill('159');
    await field.press('Enter');
    await expect(row(page, name).getByRole('alert')).toHaveText('$1.59 → $159.00 is 100 times. Publish anyway?');
    await field.press('Enter');
    await expect(field).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(sent).toEqual([]);

    await field.fill('1.79');
    await expect(row(page, name).getByRole('button', { name: 'Publish anyway' })).toHaveCount(0);
    await field.fill('0.16');
    await field.press('Enter');
    await expect(row(page, name).getByRole('alert')).toContainText('$1.59 → $0.16 is 9.9 times less.');
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(row(page, name).getByRole('button', { name: 'Publish anyway' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Product Updated')).toBeVisible();
    expect(await saved(page)).toMatchObject({ ourPrice: 0.16, retailPrice: 1.99 });
  });

  test('is asked about in the dialog, and again when another price is typed @thorough', async ({ page }) => {
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    await dialog.getByLabel('Retail price').fill('1.59');
    await dialog.getByLabel('Our price').fill('1.99');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The retail price $1.59 and our price $1.99 look swapped.');
    await dialog.getByLabel('Our price').fill('39');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('$1.59 → $39.00 is 25 times.');
    await expect(dialog.getByRole('alert')).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(toast(page, 'Product Updated')).toBeVisible();
    expect(await saved(page)).toMatchObject({ ourPrice: 39, retailPrice: 1.59 });
  });

  test('is asked about when only the server knows it, in the list and in the dialog @thorough', async ({ page }) => {
    const slips = [{ field: 'ourPrice', kind: 'unlike-others', from: null, to: 1.69, factor: 12 }];
    await page.route('**/api/admin/products/*', async (route) => {
      const { confirm } = (route.request().postDataJSON() ?? {}) as { confirm?: boolean };
      if (route.request().method() !== 'PATCH' || confirm === true) return await route.continue();
      await route.fulfill({ status: 409, json: { message: 'Asked.', error: 'Asked.', code: 'conflict', slips } });
    });
    await row(page, name)
      .getByRole('button', { name: /^Edit Our Price/ })
      .click();
    const field = row(page, name).getByRole('textbox', { name: /^Our Price of/ });
    await field.fill('1.69');
    await field.press('Enter');
    await expect(row(page, name).getByRole('alert')).toContainText('$1.69 for gift box is 12 times what similar');
    await row(page, name).getByRole('button', { name: 'Publish anyway' }).click();
    await expect(toast(page, 'Product Updated')).toBeVisible();
    expect(await saved(page)).toMatchObject({ ourPrice: 1.69 });

    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    await dialog.getByLabel('Our price').fill('1.49');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('12 times what similar products cost.');
    await expect(page.getByText('Update Failed')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await saved(page)).toMatchObject({ ourPrice: 1.49 });
  });

  test('is marked in the price history @thorough', async ({ page }) => {
    const { id = '' } = (await saved(page)) ?? {};
    await callProducts(page, 'PATCH', `/api/admin/products/${id}`, { ourPrice: 159 });
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    await dialog.getByRole('button', { name: 'Price history' }).click();
    await expect(dialog.getByRole('row', { name: /\$1\.59 → \$159\.00/ })).toContainText(
      'Looked like a typing error, not confirmed',
    );
    expect(await axeViolations(page)).toEqual([]);
  });
});
