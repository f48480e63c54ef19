import { randomUUID } from 'node:crypto';
import type { Store } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { becomeStaff, escapeFrom, toast } from '../staff.ts';
import { addProduct, callProducts, deleteProducts } from './product-calls.ts';

const MINUTE_MS = 60_000;

async function defaultStore(page: Page): Promise<Store | undefined> {
  const stores = (await (await page.request.get('/api/stores')).json()) as Store[];
  return stores.find(({ isDefault }) => isDefault);
}

/** A local time of the default store, as the value of a date-time input. */
async function storeTime(page: Page, afterMs = 0): Promise<string> {
  const timeZone = (await defaultStore(page))?.timeZone ?? 'UTC';
  return new Date(Date.now() + afterMs).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');
}

async function boardPrice(page: Page, description: string): Promise<number | undefined> {
  const products = (await (await page.request.get('/api/products')).json()) as {
    description: string;
    ourPrice: number;
  }[];
  return products.find((product) => product.description === description)?.ourPrice;
}

test.describe('price batches', () => {
  const product = `Batch Plum ${randomUUID().slice(0, 8)}`;
  let id = '';
  const row = (page: Page, name: string) => page.locator('[data-batch]').filter({ hasText: name });

  test.beforeEach(async ({ page }) => {
    await becomeStaff(page);
    ({ id } = await addProduct(page, { description: product, size: '1 lb', retailPrice: 2.99, ourPrice: 2.49 }));
  });
  test.afterEach(async ({ page }) => {
    await deleteProducts(page, 'Batch Plum');
  });

  async function typePrice(page: Page, price: string): Promise<void> {
    await page.goto('/admin?view=sheet');
    await page.getByLabel('Search products').fill(product);
    const cell = page.locator('[data-index="0"] > [data-column="ourPrice"]');
    await expect(cell).toContainText('$2.49');
    await cell.focus();
    await page.keyboard.type(price);
    await page.keyboard.press('Enter');
  }

  test('prices typed into the spreadsheet start, show on the board and end when staff say so', async ({ page }) => {
    const name = `Today ${randomUUID().slice(0, 8)}`;
    await typePrice(page, '1.99');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule these prices' });
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Starts').fill(await storeTime(page));
    await dialog.getByLabel('Ends').fill(await storeTime(page, -MINUTE_MS));
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog.getByText('The end must be after the start.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Ends').fill(await storeTime(page, 60 * MINUTE_MS));
    await dialog.getByLabel('Starts').fill(await storeTime(page));
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(toast(page, 'Scheduled')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Unpublished changes' })).toBeHidden();
    await expect.poll(async () => boardPrice(page, product)).toBe(1.99);
    await page.goto('/admin/batches');
    await expect(row(page, name)).toContainText('Running');
    await expect(row(page, name)).toContainText('1 product');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: `End now: ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
    await expect(row(page, name)).toContainText('Ended');
    await expect.poll(async () => boardPrice(page, product)).toBe(2.49);
  });

  test("in a store the list names a price's batch and its end, and an own price equal to it is saved", async ({
    page,
  }) => {
    const slug = (await defaultStore(page))?.slug ?? '';
    const name = `Happy ${randomUUID().slice(0, 8)}`;
    const [startsAt, endsAt] = [await storeTime(page), await storeTime(page, 60 * MINUTE_MS)];
    const items = [{ kind: 'retail', productId: id, ourPrice: 1.99 }];
    await callProducts(page, 'POST', '/api/admin/price-batches', { name, stores: [slug], items, startsAt, endsAt });
    await expect.poll(async () => boardPrice(page, product)).toBe(1.99);
    await page.goto(`/admin?store=${slug}&q=${encodeURIComponent(product)}`);
    const mark = page.locator('[data-batch-price=ourPrice]');
    await expect(mark).toHaveText(new RegExp(`^${name}until \\w{3} \\d+, then \\$2\\.49$`));
    await expect(mark).toHaveAttribute('title', /:\d\d .M$/);
    await expect(page.locator('[data-batch-price=retailPrice]')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(mark).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: `Edit Our Price of ${product}, now $1.99` }).click();
    const field = page.getByRole('textbox', { name: `Our Price of ${product}` });
    await expect(field, 'the price that is edited').toHaveValue('2.49');
    await field.fill('1.99');
    await field.press('Enter');
    await expect(page.locator('[data-own=ourPrice] s')).toHaveText('$2.49');
    await page.goto('/admin/batches');
    await page.getByRole('button', { name: `End now: ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
    await expect(row(page, name)).toContainText('Ended');
    expect(await boardPrice(page, product)).toBe(1.99);
  });

  test('the keyboard keeps its place when products are removed from a batch', async ({ page }) => {
    for (const letter of ['B', 'C'])
      await addProduct(page, { description: `${product} ${letter}`, size: '1 lb', retailPrice: 2.99, ourPrice: 2.49 });
    await page.goto('/admin/batches');
    await page.getByRole('button', { name: 'From a file', exact: true }).click();
    const rows = ['', ' B', ' C'].map((letter) => `${product}${letter},1 lb,1.99\n`);
    const buffer = Buffer.from(`description,size,ourPrice\n${rows.join('')}`);
    await page.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Schedule 3 products' }).click();
    const leaveOut = page.getByRole('button', { name: /^Leave out/ });
    await leaveOut.nth(1).press('Enter');
    await expect(leaveOut).toHaveCount(2);
    await expect(leaveOut.nth(1), 'the next one').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(leaveOut.nth(0), 'the last is left').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /products$/ }), 'the empty list').toBeFocused();
  });

  test('a planned batch is previewed at its time, and can be cancelled @thorough', async ({ page }) => {
    const name = `Weekend ${randomUUID().slice(0, 8)}`;
    // Far below the current price, so that it is asked about.
    await typePrice(page, '0.18');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule these prices' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Starts').fill(await storeTime(page, 180 * MINUTE_MS));
    await dialog.getByLabel('Ends').fill(await storeTime(page, 240 * MINUTE_MS));
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog.getByText(`${product}: $2.49 → $0.18`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(toast(page, 'Scheduled')).toBeVisible();
    await page.goto('/admin/batches');
    await page.getByRole('button', { name: `Preview ${name}` }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('row').filter({ hasText: product })).toContainText('$0.18 ($2.99)');
    await expect(preview.getByText(`${product}: $2.49 → $0.18`)).toBeVisible();
    await expect(preview.getByRole('figure', { name: 'The price board' })).toContainText(product);
    expect(await axeViolations(page)).toEqual([]);
    await preview.getByLabel('As seen by').selectOption('TV: airport terminal');
    await expect(preview.getByText(/^Right half: \d+ products? on later pages/)).toBeVisible();
    await preview.getByLabel('As seen by').selectOption('TV: meat prices');
    await expect(preview.getByRole('figure', { name: 'The meat board, first page' })).toContainText('Beef');
    expect(await axeViolations(page)).toEqual([]);
    await preview.getByLabel('As seen by').selectOption('A restaurant with a code');
    await preview.getByLabel('Discount code').fill('zzzz');
    await expect(preview.getByText('This discount code is not valid.')).toBeVisible();
    await preview.getByLabel('As seen by').selectOption('Shoppers');
    await preview.getByLabel('At', { exact: true }).fill(await storeTime(page, 60 * MINUTE_MS));
    await expect(preview.getByRole('row').filter({ hasText: product })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await callProducts(page, 'PATCH', `/api/admin/products/${id}`, { retailPrice: 2.79 });
    await page.getByRole('button', { name: `Preview ${name}` }).click();
    await expect(preview.getByRole('row').filter({ hasText: product })).toContainText('$0.18 ($2.79)');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the batch' });
    const price = edit.getByLabel(`Our price of ${product}`);
    await expect(price).toHaveValue('0.18');
    await price.fill('1.x');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByText('Each product needs a price, such as 2.99.')).toBeVisible();
    await price.fill('1.80');
    expect(await axeViolations(page)).toEqual([]);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    const copy = page.getByRole('dialog', { name: 'Schedule these prices' });
    await expect(copy.getByLabel('Name')).toHaveValue(`${name} (copy)`);
    await expect(copy.getByLabel(`Our price of ${product}`)).toHaveValue('1.80');
    await expect(copy.getByLabel('Starts')).toHaveValue('');
    // The notice about the saved batch is the upper layer if it appeared after the dialog.
    await escapeFrom(page, copy);
    for (const change of [{ active: false, everywhere: true }, { active: true }])
      await callProducts(page, 'PATCH', `/api/admin/products/${id}`, change);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(edit.getByText('Stores without it: 1 (taken off sale everywhere, or left out).')).toBeVisible();
    await page.keyboard.press('Escape');
    await callProducts(page, 'DELETE', `/api/admin/products/${id}`);
    await page.reload();
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await expect(copy.getByRole('group', { name: '0 products' }), 'the deleted product is left out').toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(edit.getByLabel('Our price of Deleted product')).toHaveValue('1.80');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Cancel batch ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel batch' }).click();
    await expect(row(page, name)).toContainText('Cancelled');
  });

  test('a full flyer cuts no name of a product', async ({ page }) => {
    const name = `Mid-Autumn in the whole shop ${randomUUID().slice(0, 8)}`;
    const products = (await (await page.request.get('/api/products')).json()) as { id: string; ourPrice: number }[];
    const items = products.slice(-60).map(({ id, ourPrice }) => ({ kind: 'retail', productId: id, ourPrice }));
    const times = { startsAt: await storeTime(page, 300 * MINUTE_MS), endsAt: await storeTime(page, 360 * MINUTE_MS) };
    const draft = { name, stores: [(await defaultStore(page))?.slug], items, ...times };
    const { id } = await callProducts<{ id: string }>(page, 'POST', '/api/admin/price-batches', draft);
    await page.goto('/admin/batches');
    await row(page, name)
      .getByRole('button', { name: /^Print/ })
      .click();
    const shown = page.getByRole('dialog').getByRole('listitem');
    await expect(shown).toHaveCount(60);
    const cut = await shown.evaluateAll((all) =>
      all
        .filter((each) => (each.firstElementChild?.clientHeight ?? 0) > each.clientHeight + 1)
        .map((each) => each.textContent),
    );
    expect(cut).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const preview = page.getByRole('dialog').getByRole('region');
    const sideways = await preview.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(sideways, 'on a phone it does not scroll sideways').toBe(0);
    await callProducts(page, 'POST', `/api/admin/price-batches/${id}/cancel`);
  });

  test('a conflicting edit of a batch shows the other change and keeps the input', async ({ page }) => {
    const name = `Contested ${randomUUID().slice(0, 8)}`;
    const { id: productId } = await addProduct(page, { description: `${product} too` });
    const items = [{ kind: 'retail', productId, ourPrice: 7 }];
    const times = { startsAt: await storeTime(page, 180 * MINUTE_MS), endsAt: await storeTime(page, 240 * MINUTE_MS) };
    const draft = { name, stores: [(await defaultStore(page))?.slug], items, ...times };
    const { id } = await callProducts<{ id: string }>(page, 'POST', '/api/admin/price-batches', draft);
    await page.goto('/admin/batches');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the batch' });
    const price = edit.getByLabel(`Our price of ${product} too`);
    await price.fill('7.25');
    await edit.getByLabel('Name').fill(`${name}, mine`);
    const theirs = { name: `${name}, theirs`, endsAt: null };
    await callProducts(page, 'PATCH', `/api/admin/price-batches/${id}`, theirs);
    await edit.getByRole('button', { name: 'Save' }).click();
    const notice = edit.getByRole('alert');
    await expect(notice).toContainText('Somebody else has changed this batch in the meantime.');
    await expect(notice).toContainText(`Name: ${name}, theirs`);
    await expect(notice).not.toContainText('Products');
    await expect(edit.getByLabel('Ends')).toHaveValue('');
    await expect(price).toHaveValue('7.25');
    await notice.getByRole('button', { name: 'Take theirs' }).click();
    await expect(edit.getByLabel('Name')).toHaveValue(theirs.name);
    await expect(price).toHaveValue('7.00');
    await price.fill('7.50');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    const saved = await callProducts(page, 'GET', `/api/admin/price-batches/${id}`);
    expect(saved).toMatchObject({ ...theirs, items: [{ productId, ourPrice: 7.5 }] });
    await callProducts(page, 'POST', `/api/admin/price-batches/${id}/cancel`);
  });

  test('permanent prices from a file are rolled back in one action @thorough', async ({ page }) => {
    const name = `From a file ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin/batches');
    await page.getByRole('button', { name: 'From a file', exact: true }).click();
    const file = page.getByRole('dialog', { name: 'A batch from a file' });
    const buffer = Buffer.from(`description,size,ourPrice\n${product},1 lb,2.09\nNobody sells this,1 lb,3\n`);
    await file.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
    await expect(file.getByText('1 product with new prices')).toBeVisible();
    await expect(file.getByText('Row 3: There is no product with this description and size.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await file.getByRole('button', { name: 'Schedule 1 product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule these prices' });
    await expect(dialog.getByLabel(`Our price of ${product}`)).toHaveValue('2.09');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Starts').fill(await storeTime(page));
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.poll(async () => boardPrice(page, product)).toBe(2.09);
    await page.reload();
    await page.getByRole('button', { name: `Roll back ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
    await expect(page.getByText(/prices? restored/).first()).toBeVisible();
    await expect(row(page, name)).toContainText('Ended');
    await expect.poll(async () => boardPrice(page, product)).toBe(2.49);
  });
});
