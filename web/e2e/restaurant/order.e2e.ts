import { readFile } from 'node:fs/promises';
import type { DiscountCode, RestaurantOrder } from '@larder/contracts';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { callProducts } from '../products/product-calls.ts';
import { openProducts } from '../staff.ts';
import { applyCode, checkout, item, openShop, panel, placeButton, typedDay } from './shop.ts';

const CODES = '/api/admin/restaurant/discount-codes';
const ORDERS = '/api/admin/restaurant/orders';

/** A page with a signed-in administrator. */
async function staffPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openProducts(page);
  return page;
}

test('a restaurant orders on a phone with its code for delivery', async ({ page, browser }) => {
  const staff = await staffPage(browser);
  const code = Array.from({ length: 4 }, () => 'ACDEFGHJKLMNPQRTUVWXY'[Math.floor(Math.random() * 21)]).join('');
  const added = await callProducts<DiscountCode>(staff, 'POST', CODES, {
    code,
    restaurantName: 'Garden House 園',
    contactPerson: 'Mei Chen',
    email: 'mei@garden.example',
    phone: null,
    tier: 'tier1',
    active: true,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  // The code must be copied from one service to another, which takes a moment.
  await expect(async () => {
    await applyCode(page, code);
    await expect(panel(page)).toContainText('Garden House', { timeout: 5_000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.locator('[data-part="unit-price"] s').first()).toBeVisible();
  await expect(panel(page)).toContainText('Bronze · 7.0% off');

  const first = page.locator('[data-product]').first();
  const id = (await first.getAttribute('data-product')) ?? '';
  await item(page, { id }).getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('button', { name: /^Open the cart/ }).click();
  await page.getByRole('dialog', { name: 'Your order' }).getByRole('button', { name: 'Checkout' }).click();
  const form = checkout(page);
  await expect(form.getByLabel('Restaurant name')).toHaveValue('Garden House 園');
  await form.getByRole('radio', { name: /^Delivery/ }).check();
  await form.getByLabel('Street address').fill('1 Main Street');
  await form.getByLabel('City').fill('Markham');
  await form.getByLabel('Delivery date').fill(typedDay(2));
  await form.getByRole('radio', { name: '12–4 PM' }).check();
  await form.getByLabel('Notes').fill('Back door, please');
  await placeButton(page).click();

  const done = page.getByRole('dialog', { name: 'Thank you, your order is placed' });
  const number = done.locator('[data-part="order-number-text"]');
  await expect(number).toHaveText(/^\d{6}-\w{3}-\w{3}$/);
  await expect(done).toContainText('We will call you within 2 hours to confirm your order.');
  await expect(done).toContainText('Our driver will call you 30 minutes before delivery.');
  expect(await axeViolations(page)).toEqual([]);
  const orderNumber = (await number.textContent()) ?? '';
  // A click outside the dialog does not close it.
  await page.mouse.click(5, 5);
  await expect(number).toBeVisible();

  const arriving = page.waitForEvent('download');
  await done.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(`order-${orderNumber}.ics`);
  const entry = await readFile(await download.path(), 'utf8');
  expect(entry).toContain('TRIGGER:-PT1H\r\n');
  expect(entry).toContain('LOCATION:1 Main Street\\, Markham\r\n');

  await done.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Open the cart/ })).toContainText('0 items');
  await expect(page.getByLabel('Discount code')).toHaveValue('');
  await expect(page.locator('[data-part="unit-price"] s')).toHaveCount(0);

  const orders = await callProducts<RestaurantOrder[]>(staff, 'GET', ORDERS);
  const order = orders.find((each) => each.orderNumber === orderNumber);
  expect(order).toMatchObject({
    restaurantName: 'Garden House 園',
    discountCode: code,
    isDelivery: true,
    deliveryTime: '12-4',
    notes: 'Back door, please',
  });
  await callProducts(staff, 'DELETE', `${ORDERS}/${order?.id}`);
  await callProducts(staff, 'DELETE', `${CODES}/${added.id}`);
  await staff.context().close();
});
