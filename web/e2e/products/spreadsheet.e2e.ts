import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { axeViolations } from '../axe.ts';
import { actAs, loseAnswer, openAsStaff, openProducts, toast } from '../staff.ts';
import { addProduct, allProducts, callProducts, deleteProducts } from './product-calls.ts';

const cell = (page: Page, row: number, column: string): Locator =>
  page.locator(`[data-index="${row}"] > [data-column="${column}"]`);
const bar = (page: Page) => page.getByRole('region', { name: 'Unpublished changes' });
const review = (page: Page) => page.getByRole('dialog', { name: 'Review and publish' });

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

test.describe('the spreadsheet of products', () => {
  const name = `Sheet Pear ${randomUUID().slice(0, 8)}`;
  const saved = async (page: Page): Promise<ProductData[]> =>
    (await allProducts(page))
      .filter(({ description }) => description.startsWith(name))
      .toSorted((one, other) => one.description.localeCompare(other.description));

  test.beforeEach(async ({ page }) => {
    await openProducts(page);
    for (const letter of ['A', 'B', 'C'])
      await addProduct(page, {
        description: `${name} ${letter}`,
        chineseName: '梨',
        size: 'gift box',
        retailPrice: 1.99,
        ourPrice: 1.59,
      });
    await page.getByLabel('Search products').fill(name);
    await expect(page.locator('[data-product]')).toHaveCount(3);
    await page.getByRole('button', { name: 'Spreadsheet' }).click();
    await expect(page.getByRole('grid', { name: 'Spreadsheet of retail products' })).toBeVisible();
    await expect(page).toHaveURL(/view=sheet/);
  });
  test.afterEach(async ({ page }) => {
    await deleteProducts(page, 'Sheet Pear');
  });

  test('is edited only by keyboard, and its drafts survive a reload until they are discarded', async ({ page }) => {
    await cell(page, 0, 'ourPrice').focus();
    await page.keyboard.type('1.49');
    await page.keyboard.press('Enter');
    await expect(cell(page, 0, 'ourPrice')).toContainText('$1.49');
    await expect(cell(page, 0, 'savings')).toHaveText('25%');
    await expect(cell(page, 1, 'ourPrice')).toBeFocused();
    await page.keyboard.press('F2');
    const editor = page.getByRole('textbox', { name: `Our price of ${name} B` });
    await expect(editor).toHaveValue('$1.59');
    await page.keyboard.press('Escape');
    await expect(cell(page, 1, 'ourPrice'), 'Escape takes back').toBeFocused();
    await expect(bar(page)).toContainText('1 unpublished change');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(cell(page, 1, 'category')).toBeFocused();
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 'category')).toContainText('Seafood');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(cell(page, 2, 'active')).toContainText('Inactive');
    await page.keyboard.press('Home');
    await expect(cell(page, 2, 'description')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(cell(page, 2, 'description'), 'a name is not optional').toHaveText(`${name} C`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect(cell(page, 2, 'chineseName')).not.toContainText('梨,');
    await expect(bar(page)).toContainText('4 unpublished changes');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog'), 'the keys of every page work here too').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page, 2, 'chineseName')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(bar(page)).toContainText('3 unpublished changes');
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await expect(bar(page)).toContainText('3 unpublished changes');
    await expect(cell(page, 0, 'ourPrice')).toContainText('$1.49');
    await cell(page, 0, 'ourPrice').focus();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText('2 unpublished changes');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button', { name: 'Discard' }), 'Escape, then Tab leaves the table').toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(cell(page, 0, 'ourPrice')).toHaveText('$1.59');
    await expect(bar(page)).toHaveCount(0);
    expect((await saved(page)).map(({ ourPrice }) => ourPrice)).toEqual([1.59, 1.59, 1.59]);
  });

  test('two tabs keep the drafts of each other', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(cell(other, 0, 'ourPrice')).toHaveText('$1.59');
    for (const [tab, row, price] of [
      [page, 0, '1.49'],
      [other, 1, '1.39'],
      [page, 2, '1.29'],
    ] as const) {
      await cell(tab, row, 'ourPrice').focus();
      await tab.keyboard.type(price);
      await tab.keyboard.press('Enter');
      await expect(cell(tab, row, 'ourPrice')).toContainText(`$${price}`);
    }
    await page.reload();
    for (const tab of [page, other]) await expect(bar(tab)).toContainText('3 unpublished changes');
    await cell(other, 1, 'ourPrice').focus();
    await other.keyboard.press('Control+z');
    await expect(bar(other), 'a step back takes away nothing of the other tab').toContainText('3 unpublished changes');
    await bar(other).getByRole('button', { name: 'Discard' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  test('pastes a column, marks invalid prices, asks about slips and publishes all at once', async ({ page }) => {
    await cell(page, 0, 'retailPrice').focus();
    await paste(page, '2,19\t1.79\r\n$1,299.00\tabc\r\n\t1.69\r\n');
    await expect(cell(page, 0, 'retailPrice')).toContainText('$2.19');
    await expect(cell(page, 1, 'retailPrice')).toContainText('$1,299.00');
    await expect(cell(page, 2, 'retailPrice'), 'blank cells change nothing').toHaveText('$1.99');
    await expect(cell(page, 1, 'ourPrice')).toHaveAttribute('aria-invalid', 'true');
    await expect(bar(page)).toContainText('Enter a price such as 12.99.');
    await bar(page).getByRole('button', { name: 'Review and publish' }).click({ force: true });
    await expect(page.getByRole('tooltip')).toContainText('Correct the marked cell first.');
    await expect(review(page)).toHaveCount(0);
    await bar(page)
      .getByRole('button', { name: `${name} B, Our price` })
      .click();
    await expect(cell(page, 1, 'ourPrice')).toBeFocused();
    await expect(cell(page, 1, 'ourPrice').getByText('Enter a price such as 12.99.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type('1.65');
    await page.keyboard.press('Tab');
    await expect(cell(page, 1, 'savings')).toBeFocused();
    await bar(page).getByRole('button', { name: 'Review and publish' }).click();
    await expect(review(page)).toContainText('3 products would change');
    await expect(review(page).locator('tbody tr')).toHaveCount(5);
    await expect(review(page).locator('tbody tr').first()).toContainText('$1.99$1,299.00');
    const publish = review(page).getByRole('button', { name: 'Publish 3 changes' });
    await expect(publish).toBeDisabled();
    await review(page).getByLabel('I have checked this').check();
    await publish.click();
    await expect(toast(page, 'Products Updated')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(cell(page, 1, 'retailPrice')).toHaveText('$1,299.00');
    expect((await saved(page)).map(({ retailPrice, ourPrice }) => [retailPrice, ourPrice])).toEqual([
      [2.19, 1.79],
      [1299, 1.65],
      [1.99, 1.69],
    ]);
  });

  test('publishing without an answer says that it may be done, and the change disappears from the sheet', async ({
    page,
  }) => {
    await cell(page, 0, 'ourPrice').focus();
    await page.keyboard.type('1.49');
    await page.keyboard.press('Enter');
    await bar(page).getByRole('button', { name: 'Review and publish' }).click();
    const publish = review(page).getByRole('button', { name: 'Publish 1 change' });
    await expect(publish).toBeEnabled();
    await loseAnswer(page, '**/api/admin/products/bulk');
    await publish.click();
    await expect(review(page)).toContainText('The server did not respond, but may have done this anyway.');
    await publish.click();
    // The second sentence appears when the list is refreshed before the answer arrives.
    await expect(review(page)).toContainText(/There is nothing to change\.|Nothing would change/);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    expect((await saved(page))[0]?.ourPrice).toBe(1.49);
  });

  test('shows both values of a conflict, in the cell and in the review @thorough', async ({ page }) => {
    await cell(page, 0, 'ourPrice').focus();
    await page.keyboard.type('1.49');
    await page.keyboard.press('Enter');
    const [first] = await saved(page);
    await callProducts(page, 'PATCH', `/api/admin/products/${first?.id}`, { ourPrice: 1.69 });
    await expect(cell(page, 0, 'ourPrice')).toContainText('$1.49now $1.69');
    await expect(bar(page)).toContainText('Someone else saved $1.69 in the meantime; you have $1.49.');
    expect(await axeViolations(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Review and publish' }).click();
    await expect(review(page).locator('tbody tr')).toHaveText(`${name} AOur price$1.69$1.49`);
    await callProducts(page, 'PATCH', `/api/admin/products/${first?.id}`, { ourPrice: 1.79 });
    await review(page).getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(review(page).getByRole('alert')).toContainText('Products have changed since you looked.');
    await expect(review(page).locator('tbody tr')).toHaveText(`${name} AOur price$1.79$1.49`);
    await review(page).getByRole('button', { name: 'Publish 1 change' }).click();
    // The bar behind the dialog is hidden from roles while the dialog is open.
    await expect(review(page)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    expect((await saved(page)).at(0)).toMatchObject({ ourPrice: 1.49 });
  });

  test('on a phone scrolls horizontally in a box, and a second tap opens a cell @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await cell(page, 1, 'category').click();
    await cell(page, 1, 'category').click();
    await page.getByRole('combobox', { name: `Category of ${name} B` }).selectOption('Seafood');
    await cell(page, 1, 'active').click();
    await expect(cell(page, 1, 'category')).toContainText('Seafood');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(bar(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('the spreadsheet stays fast with 1,000 products and reaches the last one', async ({ page }) => {
  const products = Array.from({ length: 1000 }, (_, index) => ({
    id: randomUUID(),
    description: `Pear ${index}`,
    chineseName: '梨',
    detailedDescription: null,
    size: '1 lb',
    retailPrice: 10,
    ourPrice: 8,
    category: 'produce',
    active: true,
    imageUrl: null,
    version: 1,
  }));
  await page.route('**/api/products?includeInactive=true', (route) => route.fulfill({ json: products }));
  await openAsStaff(page, '/admin?view=sheet');
  await page.locator('[data-sheet-row]').first().waitFor();
  expect(await page.locator('[data-sheet-row]').count()).toBeLessThan(80);
  await page.locator('[data-index="0"] > [data-column=ourPrice]').focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator('[data-index="999"] > [data-column=active]')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(page.locator('[data-index="0"] > [data-column=description]')).toBeFocused();
  await page.locator('[data-index="0"] > [data-column=ourPrice]').focus();
  await paste(page, Array.from({ length: 1000 }, (_, index) => (index / 100).toFixed(2)).join('\n'));
  await expect(bar(page)).toContainText('999 unpublished changes');
  const begun = Date.now();
  for (const digit of ['1', '2', '3']) {
    await page.keyboard.type(digit);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-index="2"] > [data-column=ourPrice]')).toContainText('$3.00');
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test('read-only staff get the list instead of the spreadsheet @thorough', async ({ page }) => {
  await actAs(page, 'read-only');
  await openAsStaff(page, '/admin?view=sheet');
  await expect(page.getByRole('table', { name: 'Retail products' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spreadsheet' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
});
