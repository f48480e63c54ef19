import { expect, test } from '@playwright/test';
import { deleteOrdersOf, moveOrder, newRestaurant, openOrders, openOrdersOf, placeOrder, row } from './order-calls.ts';

test('a new order appears highlighted on an open page within two seconds', async ({ page }) => {
  const restaurant = newRestaurant();
  await openOrders(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/^updated \d+ sec ago$/)).toBeVisible();
  const total = page.locator('[data-part="order-figures"] dd').first();
  const before = await total.textContent();
  const { orderNumber } = await placeOrder(page, restaurant);
  await expect(row(page, orderNumber)).toBeVisible({ timeout: 2000 });
  await expect(page.locator(`[data-order="${orderNumber}"][data-fresh]`)).toBeVisible();
  await expect(page.locator(`[data-order="${orderNumber}"][data-fresh]`)).toHaveCount(0);
  await expect(row(page, orderNumber)).toContainText('waiting 0 min');
  await expect(total).not.toHaveText(before ?? '');
  await deleteOrdersOf(page, restaurant);
  await expect(row(page, orderNumber)).toHaveCount(0);
});

test("a colleague's change appears at once in the list and in the open order", async ({ page, browser }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  await page.getByRole('button', { name: `View order ${orderNumber}` }).click();
  const other = await (await browser.newContext()).newPage();
  await openOrdersOf(other, restaurant);
  await moveOrder(other, restaurant, orderNumber, 'confirmed');
  const open = page.getByRole('dialog', { name: `Order ${orderNumber}` });
  await expect(open.getByRole('button', { name: 'Start preparing' })).toBeVisible({ timeout: 2000 });
  await expect(open).toContainText('Pending → Confirmed');
  await expect(row(other, orderNumber)).toContainText('Confirmed', { timeout: 2000 });
  await deleteOrdersOf(other, restaurant);
  await other.context().close();
});

test('orders that arrive while the tab is hidden are counted in its title', async ({ page }) => {
  const restaurant = newRestaurant();
  await openOrders(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  });
  await placeOrder(page, restaurant);
  await expect(page).toHaveTitle('(1) Restaurant Orders · Larder');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveTitle('Restaurant Orders · Larder');
  await deleteOrdersOf(page, restaurant);
});

test('the orders page says when it is disconnected and catches up afterwards', async ({ page, context }) => {
  await openOrders(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('the new-order sound is off by default, and the device remembers the choice', async ({ page }) => {
  await openOrders(page);
  const sound = page.getByRole('button', { name: 'Sound for new orders' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});

test('the refresh button reloads the list and the figures', async ({ page }) => {
  await openOrders(page);
  const asked = Promise.all([
    page.waitForRequest('**/api/admin/restaurant/orders/page*'),
    page.waitForRequest('**/api/admin/restaurant/stats'),
  ]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
});
