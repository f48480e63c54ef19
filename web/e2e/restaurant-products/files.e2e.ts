import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { toast } from '../staff.ts';
import { addProduct, allProducts, openWholesale, PRODUCTS, removeWholesale } from './wholesale-calls.ts';

const NAME = 'Journey Files';
const CSV = [
  'Name,Category,Description,Price Per Unit,Unit,Active,Display Order',
  `"${NAME}, known",Proteins,新,21.50,case,TRUE,4`,
  `${NAME} new,Proteins,,9.25,box,TRUE,5`,
  `${NAME} dear,Proteins,,dear,box,TRUE,6`,
].join('\n');

test.describe('restaurant products as files', () => {
  test.beforeEach(({ page }) => openWholesale(page));
  test.afterEach(async ({ page }) => {
    await page.unrouteAll();
    await removeWholesale(page, NAME);
  });

  test('restaurant products export as CSV, Excel and template @thorough', async ({ page }) => {
    const files = { 'Export CSV': /\.csv$/, 'Export Excel': /\.xlsx$/, 'Download Template': /template.*\.csv$/ };
    for (const [item, name] of Object.entries(files)) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Import and export' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(name);
      if (item === 'Download Template')
        expect(await readFile(await file.path(), 'utf8')).toContain(
          'Name,Category,Description,Price Per Unit,Unit,Active,Display Order',
        );
    }
    await page.route(`**${PRODUCTS}/export/csv`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    await expect(toast(page, 'Export Failed')).toBeVisible();
    await expect(page.locator('[data-problem]')).toContainText('Failed to export products');
  });

  test('an import of restaurant products is previewed and updates products by name', async ({ page }) => {
    const { id } = await addProduct(page, { name: `${NAME}, known`, pricePerUnit: 20 });
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Restaurant Products' });
    await expect(dialog).toContainText('Existing products with the same name are updated.');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'wholesale.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await expect(dialog.getByText('What importing wholesale.csv would do')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Rows with errors' })).toContainText('Row 4:');
    expect((await allProducts(page)).find((product) => product.id === id)?.pricePerUnit).toBe(20);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog.getByText('Import finished')).toBeVisible();
    await expect(toast(page, 'Import Completed with Errors')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Search products').fill(NAME);
    await expect(page.getByText(/^2 of \d+ products$/)).toBeVisible();
    await expect(page.locator(`[data-product="${id}"]`)).toContainText('$21.50/case');
  });
});
