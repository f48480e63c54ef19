import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { axeViolations } from '../axe.ts';
import { openProducts, toast } from '../staff.ts';
import { addStore, leaveOneStore, storesOf } from '../stores/store-calls.ts';
import { addProduct, allProducts, callProducts, deleteProducts } from './product-calls.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected products' });
const reviewOf = (page: Page) => page.getByRole('dialog', { name: 'Review and publish' });
const rowsOf = (page: Page) =>
  reviewOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')));

test.describe('many products at once', () => {
  const name = `Bulk Plum ${randomUUID().slice(0, 8)}`;
  const names = ['alpha', 'bravo', 'charlie', 'delta'].map((word) => `${name} ${word}`);
  const [first = '', second = '', third = '', fourth = ''] = names;
  const saved = async (page: Page): Promise<ProductData[]> =>
    (await allProducts(page))
      .filter(({ description }) => description.startsWith(name))
      .toSorted((one, other) => one.description.localeCompare(other.description));

  /** Opens the form that lowers the price of the fourth product by a tenth, without a store chosen yet. */
  const lowerInChosenStores = async (page: Page): Promise<Locator> => {
    await page.getByLabel('Search products').fill(name);
    await box(page, fourth).click();
    await bar(page).getByRole('button', { name: 'Change prices…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices of 1 product' });
    await dialog.getByLabel('Percent').fill('10');
    await dialog.getByLabel('In chosen stores').check();
    return dialog;
  };

  test.beforeEach(async ({ page }) => {
    await openProducts(page);
    for (const description of names)
      await addProduct(page, { description, size: 'gift box', retailPrice: 1.99, ourPrice: 1.59 });
    await page.getByLabel('Search products').fill(name);
    await expect(page.locator('[data-product]')).toHaveCount(4);
  });
  test.afterEach(async ({ page }) => {
    await deleteProducts(page, 'Bulk Plum');
  });

  test('are selected one by one, as a range, all visible ones or by keyboard, and deselected with Escape @thorough', async ({
    page,
  }) => {
    await box(page, first).click();
    await box(page, third).click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 selected');
    await expect(page.locator('tr[data-selected]')).toHaveCount(3);
    await page.getByLabel('Search products').fill(second);
    await expect(bar(page), 'what a search hides is not changed').toContainText('1 selected');
    await page.getByLabel('Search products').fill(name);
    await expect(bar(page)).toContainText('3 selected');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Select all 4 products shown' }).click();
    await expect(bar(page)).toContainText('4 selected');
    await page.getByRole('checkbox', { name: 'Select all 4 products shown' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+K');
    await expect(bar(page)).toContainText('2 selected');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Grid view' }).click();
    await box(page, fourth).check();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('checkbox', { name: 'Select all 4 products shown' }).click();
    await expect(bar(page)).toContainText('4 selected');
    // At the end of the list the bar covers no card; elsewhere it may cover half a button.
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(box(page, fourth)).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press('End');
    expect(await axeViolations(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  test('get prices by percent after a review, and a stale plan is shown anew', async ({ page }) => {
    await box(page, first).click();
    await box(page, second).click();
    await bar(page).getByRole('button', { name: 'Change prices…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices of 2 products' });
    await dialog.getByLabel('How').selectOption('Up by');
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(dialog).toContainText('Enter a whole number from 1 to 900.');
    await dialog.getByLabel('Percent').fill('10');
    await dialog.getByLabel('Round to').selectOption('Ends in 99: $4.99');
    await expect(dialog.getByRole('listitem').first()).toHaveText(`${first}: $1.59 → $1.99`);
    await dialog.getByLabel('How').selectOption('Down by');
    await dialog.getByLabel('Percent').fill('3');
    await expect(dialog).toContainText('Rounding moves 2 prices the other way.');
    await dialog.getByLabel('Percent').fill('10');
    await dialog.getByLabel('Round to').selectOption('Ends in 9: $4.59');
    await expect(dialog.getByRole('listitem').first()).toHaveText(`${first}: $1.59 → $1.39`);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Percent').press('Enter');

    await expect(reviewOf(page)).toContainText('2 products would change');
    expect(await rowsOf(page)).toEqual([
      `${first} | Our price | $1.59 | $1.39`,
      `${second} | Our price | $1.59 | $1.39`,
    ]);
    expect(await axeViolations(page)).toEqual([]);
    const [one] = await saved(page);
    await callProducts(page, 'PATCH', `/api/admin/products/${one?.id}`, { ourPrice: 1.49 });
    await reviewOf(page).getByRole('button', { name: 'Publish 2 changes' }).click();
    await expect(reviewOf(page).getByRole('alert')).toContainText('Products have changed since you looked.');
    await expect.poll(() => rowsOf(page)).toContain(`${first} | Our price | $1.49 | $1.39`);
    expect((await saved(page)).map(({ ourPrice }) => ourPrice)).toEqual([1.49, 1.59, 1.59, 1.59]);
    await reviewOf(page).getByRole('button', { name: 'Publish 2 changes' }).click();
    await expect(toast(page, 'Products Updated')).toBeVisible();
    await expect(reviewOf(page)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    expect((await saved(page)).map(({ ourPrice }) => ourPrice)).toEqual([1.39, 1.39, 1.59, 1.59]);
  });

  test('whose new prices look like typing errors are asked about, and may need a second administrator', async ({
    page,
  }) => {
    type Sent = { dryRun?: boolean; confirm?: boolean; confirmation?: string };
    const sent: Sent[] = [];
    const confirmation = randomUUID();
    await page.route('**/api/admin/second-person', (route) => route.fulfill({ json: { confirmation } }));
    await page.route('**/api/admin/products/bulk', async (route) => {
      const body = route.request().postDataJSON() as Sent;
      if (body.dryRun !== true) {
        sent.push(body);
        return await route.continue();
      }
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), needsSecondPerson: true } });
    });
    await box(page, third).click();
    await bar(page).getByRole('button', { name: 'Change prices…' }).click();
    await page.getByLabel('How', { exact: true }).selectOption('Set to');
    await page.getByLabel('New price').fill('159');
    await page.getByLabel('New price').press('Enter');
    const dialog = reviewOf(page);
    await expect(dialog.getByRole('alert')).toContainText('1 price looks like a typing error.');
    await expect(dialog.locator('tbody tr').first()).toContainText('100 times');
    const publish = dialog.getByRole('button', { name: 'Publish 1 change' });
    await expect(publish).toBeDisabled();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('I have checked this').check();
    await expect(publish, 'a second administrator signs').toBeDisabled();
    await dialog.getByLabel('Their username').fill('manager');
    await dialog.getByLabel('Their password').fill('secret');
    await publish.click();
    await expect(toast(page, 'Products Updated')).toBeVisible();
    await expect(reviewOf(page)).toHaveCount(0);
    expect(sent).toMatchObject([{ confirm: true, confirmation }]);
    expect((await saved(page)).at(2)).toMatchObject({ ourPrice: 159 });
  });

  test('are taken off sale, put back and moved to another category @thorough', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Select all 4 products shown' }).click();
    await bar(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(reviewOf(page).locator('tbody tr').first()).toContainText('ActiveInactive');
    await reviewOf(page).getByRole('button', { name: 'Publish 4 changes' }).click();
    await expect(page.getByRole('switch', { name: `Active: ${first}` })).not.toBeChecked();
    await box(page, first).click();
    await bar(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(reviewOf(page)).toContainText('Nothing would change');
    await reviewOf(page).getByRole('button', { name: 'Cancel' }).click();
    await bar(page).getByRole('button', { name: 'Change category…' }).click();
    await page.getByLabel('New category').selectOption('Seafood');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await expect(reviewOf(page).locator('tbody tr')).toHaveText(`${first}CategoryGroceriesSeafood`);
    await reviewOf(page).getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(reviewOf(page)).toHaveCount(0);
    expect((await saved(page)).map(({ active, category }) => `${active} ${category}`)).toEqual([
      'false seafood',
      'false groceries',
      'false groceries',
      'false groceries',
    ]);
  });

  test('change in many stores found by name and chosen by tag, except one', async ({ page }) => {
    const [own] = await storesOf(page);
    const made = Array.from({ length: 12 }, (_, at) =>
      Object.assign({}, own, {
        id: randomUUID(),
        slug: `store-${at + 1}`,
        name: `Store ${at + 1}`,
        chineseName: at === 10 ? '北店' : null,
        isDefault: at === 0,
        tags: at < 5 ? ['east'] : ['west'],
      }),
    );
    for (const list of ['**/api/stores', '**/api/admin/stores'])
      await page.route(list, (route) => route.fulfill({ json: made }));
    await page.goto('/admin/stores');
    await page.getByLabel('Find a store').fill('west 1');
    await expect(page.getByRole('list', { name: 'Stores' }).locator('> li')).toHaveCount(3);
    await page.goto('/admin');
    const dialog = await lowerInChosenStores(page);
    await dialog.getByRole('button', { name: 'east (5)' }).click();
    await dialog.getByLabel('Store 2', { exact: true }).uncheck();
    await expect(dialog.locator('output')).toHaveText('4 chosen');
    await dialog.getByLabel('Find a store').fill('北');
    await dialog.getByRole('button', { name: 'All listed (1)' }).click();
    await expect(dialog.getByLabel('Store 11')).toBeChecked();
    await dialog.getByLabel('Find a store').fill('west');
    await expect(dialog.getByRole('button', { name: 'All listed (7)' })).toHaveAttribute('aria-pressed', 'false');
    expect(await axeViolations(page)).toEqual([]);
    const asked = page.waitForRequest('**/api/admin/overrides/bulk');
    await dialog.getByRole('button', { name: 'Review' }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      stores: ['store-1', 'store-3', 'store-4', 'store-5', 'store-11'],
      dryRun: true,
    });
  });

  test('change only in chosen stores @thorough', async ({ page }) => {
    const store = await addStore(page, 'Bulk North');
    await page.reload();
    const dialog = await lowerInChosenStores(page);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose at least one store.');
    await dialog.getByLabel(store.name).check();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(reviewOf(page).locator('tbody tr')).toHaveText(
      `${fourth}Our price, ${store.name}$1.59 (follows)$1.39`,
    );
    await reviewOf(page).getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(toast(page, 'Products Updated')).toBeVisible();
    await expect(reviewOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '1 store differs' })).toBeVisible();
    expect((await saved(page)).at(3)).toMatchObject({ ourPrice: 1.59 });

    await page.getByRole('combobox', { name: 'Store', exact: true }).selectOption({ label: store.name });
    await page.getByLabel('Search products').fill(name);
    await box(page, fourth).click();
    await expect(bar(page).getByRole('button', { name: 'Change category…' })).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(reviewOf(page).locator('tbody tr')).toContainText('Active (follows)Inactive');
    await reviewOf(page).getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(page.getByRole('switch', { name: `Active: ${fourth}` })).not.toBeChecked();
    expect((await saved(page)).at(3)).toMatchObject({ active: true });
    await leaveOneStore(page);
  });
});
