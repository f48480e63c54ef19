import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { deleteOrdersOf, newRestaurant, openOrdersOf, placeOrder, view } from './order-calls.ts';

test('printing an order prints nothing else of the page', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber, product } = await placeOrder(page, restaurant);
  await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  const open = await view(page, orderNumber);
  await open.getByRole('button', { name: 'Print Order' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toContainText(`Order ${orderNumber}`);
  await expect(sheet).toContainText(restaurant);
  await expect(sheet).toContainText(product);
  await expect(sheet).toContainText('Back door, please');
  await expect(page.locator('#main')).toBeHidden();
  await expect(open).toBeHidden();
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(paper);
  expect(text).toHaveLength(1);
  for (const unbroken of [`Order ${orderNumber}`, 'Picked']) expect(text[0]).toContain(unbroken);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheets')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const calls: string[] = [];
  await page.getByRole('checkbox', { name: /^Select all 2 / }).click();
  await expect(page.getByText(/^2 selected/)).toBeVisible();
  page.on('request', (request) => void calls.push(request.url()));
  await page.getByRole('button', { name: 'Print selected' }).click();
  await expect(page.locator('.print-sheet')).toHaveCount(2);
  expect(calls).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await deleteOrdersOf(page, restaurant);
});

test('the printed list of orders has their amounts and the whole names of the restaurants', async ({ page }) => {
  const restaurant = `${newRestaurant()} of the Golden Phoenix and the Jade Dragon, Downtown Markham`;
  const { total } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
  expect(text[0]).toContain('Total');
  expect(text[0]?.split(`$${total.toFixed(2)}`).length).toBeGreaterThan(2);
  expect(text[0]).not.toContain('Actions');
  await page.emulateMedia({ media: 'print' });
  const name = page.locator('tbody').getByText(restaurant);
  expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await expect(name).toHaveCSS('white-space', 'normal');
  // Cards of a narrow window: the hidden checkbox does not indent the number.
  await page.setViewportSize({ width: 672, height: 900 });
  const card = page.locator('li[data-order]').first();
  const left = (text: string | RegExp) => card.getByText(text).evaluate((each) => each.getBoundingClientRect().left);
  expect(await left(/^\d{6}-/)).toBe(await left(restaurant));
  await deleteOrdersOf(page, restaurant);
});

test('the export follows the filters, and its menu shows them', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant, '&status=pending&dateFilterType=month');
  await page.getByRole('button', { name: 'More actions' }).click();
  const entry = page.getByRole('menuitem', { name: `Export CSV — Search: ${restaurant}, pending, this month` });
  const arriving = page.waitForEvent('download');
  const sent = page.waitForRequest('**/api/admin/restaurant/orders/exports');
  await entry.click();
  expect((await sent).postDataJSON()).toEqual({
    format: 'csv',
    filter: { q: restaurant, status: ['pending'], dateFilterType: 'month' },
  });
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(orderNumber);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  await deleteOrdersOf(page, restaurant);
});

test('selected orders and single orders can be exported @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  await page.getByRole('checkbox', { name: `Select order ${orderNumber}` }).check();
  await page.getByRole('button', { name: 'Export selected' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Excel — 1 selected/ }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.xlsx$/);

  const open = await view(page, orderNumber);
  const pdf = page.waitForEvent('download');
  await open.getByRole('button', { name: 'Export PDF' }).click();
  const file = await pdf;
  expect(file.suggestedFilename()).toBe(`order_${orderNumber}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await deleteOrdersOf(page, restaurant);
});

test('a failed export shows an error on the page @thorough', async ({ page }) => {
  const sentence = 'A PDF holds at most 2,000 orders.';
  await openOrdersOf(page, '');
  await page.route('**/api/admin/restaurant/orders/exports', (route) =>
    route.fulfill({ status: 400, json: { message: sentence } }),
  );
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export PDF — all orders' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Export failed' })).toContainText(sentence);

  const job = { id: '40000000-0000-4000-8000-000000000001', format: 'csv', orders: null, url: null };
  await page.unrouteAll();
  await page.route('**/api/admin/restaurant/orders/exports', (route) =>
    route.fulfill({ status: 202, json: { ...job, state: 'running', progress: 0.4, error: null } }),
  );
  await page.route('**/api/admin/restaurant/orders/exports/*', (route) =>
    route.fulfill({ json: { ...job, state: 'failed', progress: 0.4, error: 'The disk is full.' } }),
  );
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export CSV — all orders' }).click();
  await expect(page.getByRole('button', { name: 'CSV 40% · Stop' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Export failed' })).toContainText('The disk is full.');
});
