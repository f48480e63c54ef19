import { randomUUID } from 'node:crypto';
import type { DiscountCode, StaffUser } from '@larder/contracts';
import { expect, test } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { applyCode, checkout, item, openShop, panel, placeButton, typedDay } from '../restaurant/shop.ts';
import { openAsStaff } from '../staff.ts';
import { deleteOrdersOf, openOrders, row, view } from './order-calls.ts';

const CODES = '/api/admin/restaurant/discount-codes';
const USERS = '/api/admin/users';

test('an order placed on a phone is seen live, moved along to delivered and printed', async ({
  page: phone,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  await openOrders(admin);
  // A user with the order role, not an administrator.
  const username = `packer-${randomUUID().slice(0, 8)}`;
  const password = randomUUID();
  const user = await callProducts<StaffUser>(admin, 'POST', USERS, { username, password, role: 'order' });
  const staff = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await openAsStaff(staff, '/admin/restaurant/orders', username, password);
  await expect(staff.getByRole('heading', { level: 1, name: 'Restaurant Orders' })).toBeVisible();
  const code = Array.from({ length: 4 }, () => 'ACDEFGHJKLMNPQRTUVWXY'[Math.floor(Math.random() * 21)]).join('');
  const restaurantName = `Whole Way 全程 ${code}`;
  const made = await callProducts<DiscountCode>(admin, 'POST', CODES, { code, restaurantName, tier: 'tier3' });

  await phone.setViewportSize({ width: 390, height: 844 });
  await openShop(phone);
  await expect(async () => {
    await applyCode(phone, code);
    await expect(panel(phone)).toContainText(restaurantName, { timeout: 5_000 });
  }).toPass({ timeout: 15_000 });
  const id = (await phone.locator('[data-product]').first().getAttribute('data-product')) ?? '';
  const chineseName = (await item(phone, { id }).locator('h3 [lang]').textContent()) ?? '';
  await item(phone, { id }).getByRole('button', { name: /^Add/ }).click();
  await phone.getByRole('button', { name: /^Open the cart/ }).click();
  const order = phone.getByRole('dialog', { name: 'Your order' });
  await expect(order).toContainText(chineseName);
  await order.getByRole('button', { name: 'Checkout' }).click();
  const form = checkout(phone);
  await expect(form).toContainText(chineseName);
  await form.getByRole('radio', { name: /^Delivery/ }).check();
  await form.getByLabel('Street address').fill('18 King Street');
  await form.getByLabel('City').fill('Markham');
  await form.getByLabel('Delivery date').fill(typedDay(2));
  const total = /\$[\d,]+\.\d{2}/.exec((await placeButton(phone).textContent()) ?? '')?.[0] ?? 'no total';
  await placeButton(phone).click();
  const number = phone
    .getByRole('dialog', { name: 'Thank you, your order is placed' })
    .locator('[data-part="order-number-text"]');
  await expect(number).toHaveText(/^\d{6}-\w{3}-\w{3}$/);
  const orderNumber = (await number.textContent()) ?? '';
  await expect(phone.getByRole('dialog')).toContainText(chineseName);

  // The order appears on the open staff page without a reload.
  await expect(row(staff, orderNumber)).toBeVisible({ timeout: 5_000 });
  await expect(row(staff, orderNumber)).toContainText(restaurantName);
  await expect(row(staff, orderNumber)).toContainText(total);
  const open = await view(staff, orderNumber);
  await expect(open).toContainText('18 King Street');
  await expect(open).toContainText(chineseName);
  for (const [button = '', status = ''] of [
    ['Confirm order', 'Confirmed'],
    ['Start preparing', 'Preparing'],
    ['Mark as ready', 'Ready'],
    ['Mark as delivered', 'Delivered'],
  ]) {
    await open.getByRole('button', { name: button }).click();
    await expect(open.locator('[aria-current="step"]')).toContainText(status);
  }
  await staff.evaluate(() => {
    window.print = () => undefined;
  });
  await open.getByRole('button', { name: 'Print Order' }).click();
  await staff.emulateMedia({ media: 'print' });
  const sheet = staff.locator('.print-sheet');
  await expect(sheet).toContainText(orderNumber);
  await expect(sheet).toContainText(restaurantName);
  await expect(sheet).toContainText(total);
  await expect(sheet).toContainText(chineseName);
  await staff.emulateMedia({ media: 'screen' });
  await staff.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await staff.keyboard.press('Escape');

  await deleteOrdersOf(admin, restaurantName);
  await callProducts(admin, 'DELETE', `${CODES}/${made.id}`);
  await callProducts(admin, 'DELETE', `${USERS}/${user.id}`);
  await staff.context().close();
  await admin.context().close();
});
