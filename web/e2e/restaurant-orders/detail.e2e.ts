import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { actAs, escapeFrom, loseAnswer, toast } from '../staff.ts';
import { deleteOrdersOf, dialog, newRestaurant, openOrdersOf, ordersOf, placeOrder, row, view } from './order-calls.ts';

test('an open order has an address and closes with Back @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber, product } = await placeOrder(page, restaurant, {
    isDelivery: false,
    deliveryInstructions: null,
  });
  await openOrdersOf(page, restaurant);
  const open = await view(page, orderNumber);
  await expect(open).toContainText(restaurant);
  await expect(open.getByRole('link', { name: '604-555-0100' })).toHaveAttribute('href', 'tel:6045550100');
  await expect(open.getByRole('link', { name: 'mei@garden.example' })).toHaveAttribute('href', /^mailto:mei/);
  await expect(open.getByRole('table', { name: 'Items' })).toContainText(product);
  await expect(open).toContainText('Back door, please');
  await expect(open).toContainText('Created');
  await expect(open).toContainText('Last updated');
  await expect(page).toHaveURL(/order=[0-9a-f-]{36}/);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(open).toBeVisible();
  await escapeFrom(page, open);
  await expect(open).toHaveCount(0);
  await view(page, orderNumber);
  await page.goBack();
  await expect(open).toHaveCount(0);
  await deleteOrdersOf(page, restaurant);
});

test('an order closed while the address is being normalized stays closed @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  const open = await view(page, orderNumber);
  // The page writes its address after a pause, which ends here right after the key, before anything is rendered.
  await page.addInitScript(() => {
    const pauses: (() => void)[] = [];
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, delay?: number) => {
      if (delay === 200) pauses.push(run);
      return start(run, delay === 200 ? 600_000 : delay);
    }) as typeof window.setTimeout;
    Object.assign(window, { endPauses: () => pauses.splice(0).forEach((run) => run()) });
  });
  await page.reload();
  await expect(open).toBeVisible();
  await page.evaluate(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    (window as unknown as { endPauses: () => void }).endPauses();
  });
  await expect(open).toHaveCount(0);
  await expect(page).not.toHaveURL(/order=/);
  await deleteOrdersOf(page, restaurant);
});

test('the order role can move an order to delivered step by step and do nothing else', async ({ page, browser }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await actAs(page, 'order');
  await openOrdersOf(page, restaurant);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const open = await view(page, orderNumber);
  for (const name of ['Change status', 'Cancel Order', 'Delete Order'])
    await expect(open.getByRole('button', { name })).toHaveCount(0);
  const steps = [
    ['Confirm order', 'Confirmed'],
    ['Start preparing', 'Preparing'],
    ['Mark as ready', 'Ready'],
    ['Mark as delivered', 'Delivered'],
  ];
  for (const [button = '', status = ''] of steps) {
    await open.getByRole('button', { name: button }).click();
    await expect(open.getByRole('listitem').and(open.locator('[aria-current="step"]'))).toContainText(status);
  }
  await expect(open.locator('[data-part="order-timeline"] li')).toHaveCount(6);
  await expect(open).toContainText('Ready → Delivered');
  await expect(open.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
  const admin = await (await browser.newContext()).newPage();
  await openOrdersOf(admin, restaurant);
  await deleteOrdersOf(admin, restaurant);
  await admin.context().close();
});

test('the read-only role sees no button that changes an order @thorough', async ({ page, browser }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await actAs(page, 'read-only');
  await openOrdersOf(page, restaurant);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const open = await view(page, orderNumber);
  for (const name of ['Confirm order', 'Change status', 'Cancel Order', 'Delete Order'])
    await expect(open.getByRole('button', { name })).toHaveCount(0);
  await expect(open.getByRole('button', { name: 'Print Order' })).toBeVisible();
  const admin = await (await browser.newContext()).newPage();
  await openOrdersOf(admin, restaurant);
  await deleteOrdersOf(admin, restaurant);
  await admin.context().close();
});

test('an admin can set any status, cancel and delete an order', async ({ page }) => {
  const restaurant = newRestaurant();
  const first = await placeOrder(page, restaurant);
  const second = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  const open = await view(page, first.orderNumber);
  await open.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Set to Delivered' }).click();
  await expect(open.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await open.getByRole('button', { name: 'Delete Order' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('it was included in rebate calculations');
  await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await question.getByRole('button', { name: 'Delete Order' }).click();
  await expect(toast(page, 'Order deleted successfully')).toBeVisible();
  await expect(toast(page, '1 order and 0 purchase records deleted')).toBeVisible();
  await expect(row(page, first.orderNumber)).toHaveCount(0);
  await expect(dialog(page, first.orderNumber)).toHaveCount(0);

  const other = await view(page, second.orderNumber);
  await other.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(other).toContainText('This order is cancelled.');
  await expect(other.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await deleteOrdersOf(page, restaurant);
});

test('the order dialog shows errors and changes made by others @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  const [order] = await ordersOf(page, restaurant);
  const open = await view(page, orderNumber);
  await page.route('**/api/admin/restaurant/orders/*/status', (route) => route.abort());
  await open.getByRole('button', { name: 'Confirm order' }).click();
  await expect(toast(page, 'Failed to update order status')).toBeVisible();
  await expect(open.getByRole('alert')).toContainText('The server did not respond, but may have done this');
  await page.unroute('**/api/admin/restaurant/orders/*/status');

  await page.route('**/api/admin/restaurant/orders/*/status', (route) =>
    route.fulfill({
      status: 409,
      json: {
        message: 'The order is now ready.',
        current: Object.assign({}, order, { status: 'ready', version: 9 }),
      },
    }),
  );
  await open.getByRole('button', { name: 'Confirm order' }).click();
  await expect(open.getByRole('alert')).toContainText('Someone else changed this order in the meantime.');

  await page.route('**/api/admin/restaurant/orders/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await open.getByRole('button', { name: 'Delete Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Order' }).click();
  await expect(toast(page, 'Failed to delete order')).toBeVisible();
  await expect(toast(page, 'An error occurred while deleting the order')).toBeVisible();
  await deleteOrdersOf(page, restaurant);
});

test('each line of an order shows the steps of its price, from the data of the order', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber, product } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  const kept = { unit: 'bag', quantity: 3, pricePerUnit: 36.5, discountPercentage: 0.07, discountAmount: 7.67 };
  await page.route(/\/api\/admin\/restaurant\/orders\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as { orderItems: string };
    const [item] = JSON.parse(order.orderItems) as object[];
    await route.fulfill({ response, json: { ...order, orderItems: JSON.stringify([{ ...item, ...kept }]) } });
  });
  const open = await view(page, orderNumber);
  const total = open.getByRole('button', { name: `how the price of ${product} is calculated` });
  await expect(total).toHaveText('$109.50');
  await total.click();
  const steps = open.getByRole('list', { name: 'How this price is calculated' });
  await expect(steps.getByRole('listitem')).toHaveText([
    'Price of one bag$36.50',
    '3 of them$109.50',
    'After 7% discount$101.835',
    'Rounded to the cent$101.83',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await total.click();
  await expect(steps).toHaveCount(0);
  await deleteOrdersOf(page, restaurant);
});

test("the order's discount is shown relative to the subtotal @thorough", async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  const discounted = { subtotalAmount: 146, discountAmount: 10.22, totalAmount: 135.78, discountCode: 'AB12' };
  await page.route(/\/api\/admin\/restaurant\/orders\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...discounted } });
  });
  const open = await view(page, orderNumber);
  await expect(open).toContainText('Discount applied');
  await expect(open).toContainText('7.0% of the subtotal');
  await expect(open).toContainText('AB12');
  await deleteOrdersOf(page, restaurant);
});

test('an order whose deletion got no answer leaves the list, although no live message comes @thorough', async ({
  page,
}) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await page.routeWebSocket(/\/ws/, (socket) => socket.close());
  await openOrdersOf(page, restaurant);
  const open = await view(page, orderNumber);
  await loseAnswer(page, '**/api/admin/restaurant/orders/*');
  await open.getByRole('button', { name: 'Delete Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Order' }).click();
  await expect(toast(page, 'Failed to delete order')).toBeVisible();
  await expect(row(page, orderNumber)).toHaveCount(0);
  await expect(page.getByText('Order not found.')).toBeVisible();
});
