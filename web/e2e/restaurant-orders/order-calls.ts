import { randomUUID } from 'node:crypto';
import type { OrderPage, PublicRestaurantProduct, RestaurantOrder } from '@larder/contracts';
import { expect, type Page } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { openAsStaff } from '../staff.ts';

const ORDERS = '/api/admin/restaurant/orders';

/** A restaurant name that no other journey uses. */
export const newRestaurant = (): string => `Journey ${randomUUID().slice(0, 8)}`;

/** Opens the list as an administrator. */
export async function openOrders(page: Page, query = ''): Promise<void> {
  await openAsStaff(page, `/admin/restaurant/orders${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant Orders' })).toBeVisible();
  await expect(page.getByText(/ of [\d,]+ orders, /)).toBeVisible();
}

/** Opens the list with the orders of one restaurant. */
export const openOrdersOf = (page: Page, restaurant: string, more = ''): Promise<void> =>
  openOrders(page, `?q=${encodeURIComponent(restaurant)}${more}`);

/** Orders like a restaurant, without signing in. @returns the order's number */
export async function placeOrder(page: Page, restaurantName: string, change: Record<string, unknown> = {}) {
  const products = (await (await page.request.get('/api/restaurant/products')).json()) as PublicRestaurantProduct[];
  const product = products[0];
  if (product === undefined) throw new Error('There is nothing to order.');
  const { id, name, unit, pricePerUnit } = product;
  const quantity = product.minOrderQuantity;
  const total = Math.round(pricePerUnit * 100) * quantity;
  const response = await page.request.post('/api/restaurant/order', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      restaurantName,
      contactPerson: 'Mei Chen',
      email: 'mei@garden.example',
      phone: '604-555-0100',
      deliveryDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
      deliveryTime: '9-12',
      notes: 'Back door, please',
      isDelivery: false,
      orderItems: JSON.stringify([{ id, name, quantity, pricePerUnit, unit }]),
      subtotalAmount: total / 100,
      discountCode: null,
      discountAmount: 0,
      deliveryFee: 0,
      totalAmount: total / 100,
      ...change,
    },
  });
  expect(response.status()).toBeLessThan(300);
  const { orderNumber } = (await response.json()) as { orderNumber: string };
  return { orderNumber, product: name, category: product.category, total: total / 100 };
}

/** The orders of one restaurant, requested by a page with signed-in staff. */
export async function ordersOf(page: Page, restaurant: string): Promise<RestaurantOrder[]> {
  const path = `${ORDERS}/page?q=${encodeURIComponent(restaurant)}&limit=200`;
  return (await callProducts<OrderPage>(page, 'GET', path)).orders;
}

export async function moveOrder(page: Page, restaurant: string, orderNumber: string, status: string): Promise<void> {
  const order = (await ordersOf(page, restaurant)).find((each) => each.orderNumber === orderNumber);
  await callProducts(page, 'PATCH', `${ORDERS}/${order?.id}/status`, { status });
}

/** Deletes the orders of a journey. */
export async function deleteOrdersOf(page: Page, restaurant: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { id } of await ordersOf(page, restaurant)) await callProducts(page, 'DELETE', `${ORDERS}/${id}`);
}

export const row = (page: Page, orderNumber: string) => page.locator(`[data-order="${orderNumber}"]`);

export async function view(page: Page, orderNumber: string): Promise<ReturnType<typeof dialog>> {
  await page.getByRole('button', { name: `View order ${orderNumber}` }).click();
  await expect(dialog(page, orderNumber)).toBeVisible();
  return dialog(page, orderNumber);
}

/** The open order: next to the list from 1280 px on, a dialog in a smaller window. */
export const dialog = (page: Page, orderNumber: string) => {
  const name = `Order ${orderNumber}`;
  return page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
};
