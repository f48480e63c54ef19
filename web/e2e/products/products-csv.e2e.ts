import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { shortenList } from '../product-answers.ts';
import { chooseMore, escapeFrom, openProducts, toast } from '../staff.ts';
import { allProducts, deleteProducts } from './product-calls.ts';

const NAME = 'Journey Import';
const CSV = [
  'category,description,size,retailPrice,ourPrice,chineseName',
  `produce,"${NAME}, red",1 lb,5.00,4.00,紅`,
  `produce,${NAME} green,1 lb,5.00,4.00,`,
  `fish,${NAME} none,1 lb,5.00,4.00,`,
].join('\n');

async function openImport(page: Page) {
  await chooseMore(page, 'Import CSV');
  const dialog = page.getByRole('dialog', { name: 'Import Products from CSV' });
  await expect(dialog).toBeVisible();
  const choose = (name: string, text: string | Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  return { dialog, choose };
}

test.describe('products as CSV files', () => {
  test.beforeEach(({ page }) => openProducts(page));
  test.afterEach(({ page }) => deleteProducts(page, NAME));

  test('the product export is named by date and contains every product @thorough', async ({ page }) => {
    const saved = page.waitForEvent('download');
    await chooseMore(page, 'Export CSV');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^products_export_\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('Baby Bok Choy');
    const template = page.waitForEvent('download');
    await chooseMore(page, 'Download template');
    expect((await template).suggestedFilename()).toBe('products_template.csv');
  });

  test('a failed product export shows an error @thorough', async ({ page }) => {
    await page.route(/\/api\/admin\/products\/(export|template)/, (route) => route.fulfill({ status: 503, body: '' }));
    await chooseMore(page, 'Export CSV');
    await expect(toast(page, 'Export Failed')).toBeVisible();
    await expect(page.getByRole('alert').getByText('Failed to export products')).toBeVisible();
    await chooseMore(page, 'Download template');
    await expect(page.getByRole('alert').getByText('Failed to download template')).toBeVisible();
  });

  test('a product import is previewed and lists the rows it refuses', async ({ page }) => {
    const { dialog, choose } = await openImport(page);
    await choose('prices.txt', CSV);
    await expect(dialog.getByRole('alert')).toHaveText('Invalid file type. Please select a CSV file.');
    await choose('prices.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
    await expect(dialog.getByRole('alert')).toHaveText('File is too large. Maximum size is 5MB.');

    await choose('prices.csv', CSV);
    await expect(dialog.getByText('What importing prices.csv would do'), 'and not Close').toBeFocused();
    await expect(dialog.getByRole('region', { name: 'Rows with errors' })).toContainText(/^Row 4: category/);
    expect((await allProducts(page)).filter(({ description }) => description.startsWith(NAME))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(dialog.getByText('Import finished')).toBeVisible();
    await expect(toast(page, 'Import Completed with Errors')).toBeVisible();
    await expect(page.getByText('1 products failed').first()).toBeVisible();
    const errors = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download errors' }).click();
    expect(await readFile(await (await errors).path(), 'utf8')).toMatch(/^Row 4: /);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Search products').fill(NAME);
    await expect(page.locator('tr[data-product]')).toHaveCount(2);

    const again = await openImport(page);
    await again.choose(
      'preise.csv',
      `category;description;size;retailPrice;ourPrice\nproduce;${NAME} green;1 lb;5,00;3,49`,
    );
    await expect(again.dialog.getByText('Read as: semicolon-separated, decimal commas')).toBeVisible();
    await expect(again.dialog.getByRole('region', { name: '1 price changes' })).toContainText('$4.00$3.49');
    await again.dialog.getByRole('button', { name: 'Choose another file' }).click();
    await again.choose('slip.csv', `category,description,size,retailPrice,ourPrice\nproduce,${NAME} green,1 lb,5,400`);
    await expect(again.dialog.getByRole('alert')).toContainText('1 price looks like a typing error.');
    await expect(again.dialog.getByRole('region', { name: '1 price changes' })).toContainText('$400.00100 times');
    await expect(again.dialog.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
    await again.dialog.getByLabel('I have checked this: publish anyway').check();
    await expect(again.dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('many slips are imported once a second administrator has confirmed @thorough', async ({ page }) => {
    const signed: unknown[] = [];
    const sent: unknown[] = [];
    // The setting applies to every store, and other journeys import at the same time.
    await page.route('**/api/admin/products/import**', async (route) => {
      if (!route.request().url().includes('dryRun')) {
        sent.push(route.request().postDataJSON());
        return await route.fulfill({ status: 409, json: { message: 'Stop here.', error: 'Stop here.' } });
      }
      const answer = await route.fetch();
      const plan = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...plan, needsSecondPerson: true, hash: 'h'.repeat(43) } });
    });
    await page.route('**/api/admin/second-person', async (route) => {
      signed.push(route.request().postDataJSON());
      const json =
        signed.length === 1 ? { message: 'Invalid username or password' } : { confirmation: 'of-lin', username: 'Lin' };
      await route.fulfill({ status: signed.length === 1 ? 400 : 200, json });
    });
    const { dialog, choose } = await openImport(page);
    await choose('slips.csv', `category,description,size,retailPrice,ourPrice\nproduce,${NAME} dear,1 lb,5,8`);
    await dialog.getByLabel('I have checked this: publish anyway').check();
    const run = dialog.getByRole('button', { name: 'Import 1 row' });
    await expect(run).toBeDisabled();
    await dialog.getByLabel('Their username').fill('lin');
    await dialog.getByLabel('Their password').fill('guess');
    expect(await axeViolations(page)).toEqual([]);
    await run.click();
    await expect(dialog.getByText('Invalid username or password')).toBeVisible();
    await run.click();
    await expect(dialog.getByText('Stop here.')).toBeVisible();
    expect(signed[1]).toEqual({ username: 'lin', password: 'guess', about: 'h'.repeat(43) });
    expect(sent).toMatchObject([{ confirm: true, confirmation: 'of-lin' }]);
  });

  test('a refused product import keeps its dialog open with the reason @thorough', async ({ page }) => {
    const { dialog, choose } = await openImport(page);
    await choose('empty.csv', 'description,size\nMelon,1 lb');
    await expect(toast(page, 'Import Failed')).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(/category/);
    await page.route('**/api/admin/products/import**', (route) => route.fulfill({ status: 500, body: '' }));
    await choose('prices.csv', CSV);
    await expect(dialog.getByRole('alert')).toHaveText('Import failed');
    await page.unroute('**/api/admin/products/import**');
    await page.route('**/api/admin/products/import**', (route) => route.abort());
    await choose('prices.csv', CSV);
    await expect(dialog.getByRole('alert')).toHaveText('Failed to import CSV file');
  });
});

test('the import dialog fits a phone @thorough', async ({ page }) => {
  await shortenList(page);
  await openProducts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseMore(page, 'Import CSV');
  const dialog = page.getByRole('dialog', { name: 'Import Products from CSV' });
  await expect(dialog.getByText('category, description, size, retailPrice, ourPrice')).toBeVisible();
  await expect(dialog).toHaveCSS('height', '844px');
  await escapeFrom(page, dialog);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
});
