import type { OrderBatchResult } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { toast } from '../staff.ts';
import { deleteOrdersOf, moveOrder, newRestaurant, openOrdersOf, ordersOf, placeOrder, row } from './order-calls.ts';

/** The height of the bar at a small window's lower edge. */
const NAVIGATION = 56;

const panel = (page: Page) => page.getByRole('region', { name: 'Selected orders' });
const selectAll = (page: Page) => page.getByRole('checkbox', { name: /^Select all \d+ filtered orders$/ });

/** Orders of one restaurant on an open page, the oldest first. */
async function placed(page: Page, count: number) {
  const restaurant = newRestaurant();
  const numbers: string[] = [];
  for (let index = 0; index < count; index += 1) numbers.push((await placeOrder(page, restaurant)).orderNumber);
  await openOrdersOf(page, restaurant);
  await expect(page.locator('[data-order]')).toHaveCount(count);
  return { restaurant, numbers };
}

async function choose(page: Page, status: string): Promise<void> {
  await panel(page).getByLabel('New status').selectOption(status);
  await panel(page).getByRole('button', { name: 'Update status' }).click();
}

test('when two of five bulk changes fail, the others succeed and the failed ones are listed and stay selected', async ({
  page,
}) => {
  const { restaurant, numbers } = await placed(page, 5);
  const orders = await ordersOf(page, restaurant);
  const failing = orders.slice(0, 2).map(({ id }) => id);
  // The server refuses two of them and changes the others.
  await page.route('**/api/admin/restaurant/orders/batch/*', async (route) => {
    const body = route.request().postDataJSON() as { orders?: { id: string }[]; ids?: string[] };
    const spared = {
      ...body,
      ...(body.orders && { orders: body.orders.filter(({ id }) => !failing.includes(id)) }),
      ...(body.ids && { ids: body.ids.filter((id) => !failing.includes(id)) }),
    };
    const isEmpty = (spared.orders ?? spared.ids ?? []).length === 0;
    const { orders: done } = isEmpty
      ? { orders: [] }
      : ((await (await route.fetch({ postData: spared })).json()) as OrderBatchResult);
    const refused = failing
      .filter((id) => (body.ids ?? body.orders?.map((each) => each.id) ?? []).includes(id))
      .map((id) => ({ id, done: false, reason: 'This order is being packed.', version: null }));
    await route.fulfill({ json: { orders: [...done, ...refused] } });
  });
  await page.getByRole('checkbox', { name: `Select order ${numbers[0]}` }).check();
  await expect(selectAll(page)).toHaveJSProperty('indeterminate', true);
  await selectAll(page).click();
  await expect(panel(page)).toContainText(/5 selected · \$/);
  await expect(panel(page).getByRole('list', { name: 'Selected orders by status' })).toContainText('Pending 5');
  await panel(page).getByRole('button', { name: 'Update status' }).press('Enter');
  await expect(page.getByRole('tooltip')).toHaveText('Choose a status first.');

  await choose(page, 'confirmed');
  await expect(toast(page, 'Updated 3 orders to confirmed')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toContainText('2 failed and stay selected:');
  for (const { orderNumber } of orders.slice(0, 2))
    await expect(panel(page).getByRole('alert')).toContainText(orderNumber);
  await expect(panel(page).getByRole('alert')).toContainText('This order is being packed.');
  await expect(panel(page)).toContainText(/2 selected · \$/);

  await selectAll(page).click();
  await expect(panel(page)).toContainText(/5 selected · \$/);
  await panel(page).getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete orders' }).click();
  await expect(toast(page, 'Deleted 3 orders')).toBeVisible();
  await expect(toast(page, 'Successfully deleted 3 order(s), 2 failed')).toBeVisible();
  await expect(page.locator('[data-order]')).toHaveCount(2);

  await panel(page).getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete orders' }).click();
  await expect(toast(page, 'Failed to delete orders')).toBeVisible();
  await expect(toast(page, 'All orders failed to delete. Please try again.')).toBeVisible();
  await choose(page, 'ready');
  await expect(toast(page, 'Failed to update orders')).toBeVisible();
  await deleteOrdersOf(page, restaurant);
});

test('many orders are changed by one call each 500, with progress, and can be stopped', async ({ page }) => {
  const many = Array.from({ length: 1_100 }, (_, index) => ({
    id: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    orderNumber: `N-${index}`,
    restaurantName: 'Garden House',
    status: 'pending',
    totalAmount: 10,
    version: 1,
    hasCode: false,
  }));
  const sizes: number[] = [];
  await page.route('**/orders/selection*', (route) => route.fulfill({ json: { orders: many, total: 1_100 } }));
  await page.route('**/orders/batch/status', async (route) => {
    const { orders } = route.request().postDataJSON() as { orders: { id: string }[] };
    sizes.push(orders.length);
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await route.fulfill({ json: { orders: orders.map(({ id }) => ({ id, done: true, reason: null, version: 2 })) } });
  });
  const { restaurant } = await placed(page, 1);
  await selectAll(page).click();
  await choose(page, 'confirmed');
  await expect(panel(page)).toContainText('500 of 1100');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Stopped: 100 left as they were.');
  expect(sizes).toEqual([500, 500]);
  await deleteOrdersOf(page, restaurant);
});

test('selecting orders moves nothing: the selection bar is at the lower edge of the window @thorough', async ({
  page,
}) => {
  const { restaurant, numbers } = await placed(page, 3);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const topOf = async () => (await row(page, numbers[2] ?? '').boundingBox())?.y;
    const before = await topOf();
    await page.getByRole('checkbox', { name: `Select order ${numbers[2]}` }).check();
    await expect(panel(page)).toContainText(/1 selected · \$/);
    expect(await topOf()).toBe(before);
    const bar = await panel(page).boundingBox();
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(height - (width < 1024 ? NAVIGATION : 0));
    // On a phone the bar may cover half a checkbox, which is then too small a target until the page is scrolled.
    if (width >= 1280) expect(await axeViolations(page)).toEqual([]);
    await panel(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(panel(page)).toHaveCount(0);
  }
  await deleteOrdersOf(page, restaurant);
});

test('deleting orders lists five of them, warns of delivered ones, and asks to type the number for many @thorough', async ({
  page,
}) => {
  const { restaurant, numbers } = await placed(page, 7);
  await moveOrder(page, restaurant, numbers[0] ?? '', 'delivered');
  await expect(row(page, numbers[0] ?? '')).toContainText('Delivered');
  await selectAll(page).click();
  await panel(page).getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 7 orders?' });
  await expect(question).toContainText('... and 2 more');
  await expect(question).toContainText('1 of them is delivered and included in rebate calculations:');
  await expect(question).toContainText(numbers[0] ?? '');
  await page.keyboard.press('Escape');

  const [order] = await ordersOf(page, restaurant);
  const many = Array.from({ length: 21 }, (_, index) => ({
    id: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    orderNumber: `N-${index}`,
    restaurantName: order?.restaurantName,
    status: 'pending',
    totalAmount: 10,
    version: 1,
    hasCode: false,
  }));
  await page.route('**/orders/selection*', (route) => route.fulfill({ json: { orders: many, total: 21 } }));
  await panel(page).getByRole('button', { name: 'Clear selection' }).click();
  await selectAll(page).click();
  await panel(page).getByRole('button', { name: 'Delete selected' }).click();
  const bigger = page.getByRole('alertdialog', { name: 'Delete 21 orders?' });
  await bigger.getByRole('button', { name: 'Delete orders' }).click();
  await expect(bigger).toContainText('Type 21, the number of orders that will be deleted.');
  await bigger.getByRole('button', { name: 'Cancel' }).click();
  await deleteOrdersOf(page, restaurant);
});
