import { expect, test } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import {
  deleteOrdersOf,
  dialog,
  moveOrder,
  newRestaurant,
  openOrders,
  openOrdersOf,
  ordersOf,
  placeOrder,
  row,
} from './order-calls.ts';

const BATCH = '/api/admin/restaurant/orders/batch';

test('a new order appears highlighted on an open page before it polls', async ({ page }) => {
  const restaurant = newRestaurant();
  await openOrders(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/^updated \d+ sec ago$/)).toBeVisible();
  const total = page.locator('[data-part="order-figures"] dd').first();
  const before = await total.textContent();
  const { orderNumber } = await placeOrder(page, restaurant);
  await expect(row(page, orderNumber)).toBeVisible({ timeout: 5_000 });
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
  const open = dialog(page, orderNumber);
  await expect(open.getByRole('button', { name: 'Start preparing' })).toBeVisible({ timeout: 5_000 });
  await expect(open).toContainText('Pending → Confirmed');
  await expect(row(other, orderNumber)).toContainText('Confirmed', { timeout: 5_000 });
  await deleteOrdersOf(other, restaurant);
  await other.context().close();
});

test('a batch of orders is one live message, and one about a single order has its id @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const heard: { type: string; data: { id: string | null } }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as (typeof heard)[number];
      if (message.type === 'restaurant_order_status_updated' || message.type === 'orderDeleted') heard.push(message);
    }),
  );
  const { orderNumber } = await placeOrder(page, restaurant);
  for (let index = 0; index < 120; index += 1) await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const all = await ordersOf(page, restaurant);
  const [one] = all.filter((order) => order.orderNumber === orderNumber);
  // Waits for the message of a fresh connection.
  await page.waitForTimeout(500);
  const hears = async (expected: [type: string, id: string | null][]) => {
    await expect.poll(() => heard.length).toBe(expected.length);
    // Nothing follows: messages of a burst arrive within 50 ms.
    await page.waitForTimeout(300);
    expect(heard.splice(0).map(({ type, data }) => [type, data.id])).toEqual(expected);
  };
  heard.length = 0;
  await moveOrder(page, restaurant, orderNumber, 'ready');
  await hears([['restaurant_order_status_updated', one?.id ?? '']]);
  const few = all.slice(0, 20).map(({ id }) => ({ id }));
  await callProducts(page, 'POST', `${BATCH}/status`, { status: 'preparing', orders: few });
  await hears([['restaurant_order_status_updated', null]]);
  await callProducts(page, 'POST', `${BATCH}/status`, { status: 'confirmed', orders: all.map(({ id }) => ({ id })) });
  await hears([['restaurant_order_status_updated', null]]);
  await callProducts(page, 'POST', `${BATCH}/delete`, { ids: few.map(({ id }) => id) });
  await hears([['orderDeleted', null]]);
  await callProducts(page, 'POST', `${BATCH}/delete`, { ids: all.map(({ id }) => id) });
  await hears([['restaurant_order_status_updated', null]]);
});

test('orders that arrive while the tab is hidden are counted in its title @thorough', async ({ page }) => {
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

test('the orders page shows when it is disconnected and catches up afterwards', async ({ page, context }) => {
  await openOrders(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('the new-order sound is off by default, and the choice is stored on the device @thorough', async ({ page }) => {
  await openOrders(page);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Turn on the sound for new orders' }).click();
  await page.reload();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Turn off the sound for new orders' })).toBeVisible();
});

test('the refresh button reloads the list and the figures @thorough', async ({ page }) => {
  await openOrders(page);
  const asked = Promise.all([
    page.waitForRequest('**/api/admin/restaurant/orders/page*'),
    page.waitForRequest('**/api/admin/restaurant/stats'),
  ]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
});
