import { addDays, dayIn } from '@larder/kernel';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { callProducts } from '../products/product-calls.ts';
import { actAs } from '../staff.ts';
import { deleteOrdersOf, dialog, newRestaurant, openOrders, openOrdersOf, placeOrder, row } from './order-calls.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} ?\\d`) });
const numbersShown = (page: Page) =>
  page.locator('[data-order]').evaluateAll((rows) => rows.map((each) => each.getAttribute('data-order')));

/** Tomorrow in the calendar of the tests' store. */
async function tomorrow(page: Page): Promise<string> {
  const [store] = (await (await page.request.get('/api/stores')).json()) as { timeZone: string }[];
  return addDays(dayIn(new Date(), store?.timeZone ?? 'UTC'), 1);
}

test('tabs show new orders, those for tomorrow and for later, with counts, kept in the address', async ({ page }) => {
  const restaurant = newRestaurant();
  const day = await tomorrow(page);
  const morning = await placeOrder(page, restaurant, { deliveryDate: day, deliveryTime: '9-12' });
  const afternoon = await placeOrder(page, restaurant, { deliveryDate: day, deliveryTime: '12-4' });
  const later = await placeOrder(page, restaurant, { deliveryDate: addDays(day, 1) });
  await openOrdersOf(page, restaurant);
  for (const [name, count] of [
    ['New', 3],
    ['Tomorrow morning', 1],
    ['Tomorrow afternoon', 1],
    ['Later', 1],
    ['All', 3],
  ] as const)
    await expect(tab(page, name)).toHaveText(`${name}${count}`);
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');

  await row(page, later.orderNumber)
    .getByRole('button', { name: /^Confirm order/ })
    .click();
  await expect(row(page, later.orderNumber)).toContainText('Confirmed');
  await tab(page, 'New').click();
  await expect(page).toHaveURL(/plan=new/);
  await expect(page.locator('[data-order]')).toHaveCount(2);
  await tab(page, 'Tomorrow morning').click();
  await expect.poll(() => numbersShown(page)).toEqual([morning.orderNumber]);
  await expect(page).toHaveURL(/plan=tomorrowMorning/);
  await page.reload();
  await expect.poll(() => numbersShown(page)).toEqual([morning.orderNumber]);
  await tab(page, 'Tomorrow afternoon').click();
  await expect.poll(() => numbersShown(page)).toEqual([afternoon.orderNumber]);
  await tab(page, 'Later').click();
  await expect.poll(() => numbersShown(page)).toEqual([later.orderNumber]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Status', { exact: true }).selectOption('pending');
  await expect(tab(page, 'New')).toHaveText('New2');
  await expect(page.locator('[data-order]')).toHaveCount(0);
  await deleteOrdersOf(page, restaurant);
});

test('column heads sort, and the sort is in the address @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const day = await tomorrow(page);
  const first = await placeOrder(page, restaurant, { deliveryDate: addDays(day, 2) });
  const second = await placeOrder(page, restaurant, { deliveryDate: day });
  await openOrdersOf(page, restaurant);
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('Order')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => numbersShown(page)).toEqual([second.orderNumber, first.orderNumber]);
  await head('Delivery').getByRole('button').click();
  await expect(head('Delivery')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=deliveryDate&direction=asc/);
  await expect.poll(() => numbersShown(page)).toEqual([second.orderNumber, first.orderNumber]);
  await head('Delivery').getByRole('button').click();
  await expect.poll(() => numbersShown(page)).toEqual([first.orderNumber, second.orderNumber]);
  await deleteOrdersOf(page, restaurant);
});

test('rows are 44 px and begin near the top; a click outside the controls opens the order beside the list @thorough', async ({
  page,
}) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant, { deliveryDate: await tomorrow(page) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOrders(page);
  const desk = await row(page, orderNumber).boundingBox();
  expect(desk?.y).toBeLessThanOrEqual(200);
  expect(desk?.height).toBe(44);

  await row(page, orderNumber).getByText(restaurant).click();
  const open = dialog(page, orderNumber);
  await expect(open).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/order=[0-9a-f-]{36}/);
  const [list, pane] = [await page.getByRole('table', { name: 'Orders' }).boundingBox(), await open.boundingBox()];
  expect(pane?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(row(page, orderNumber)).toBeFocused();
  await page.getByRole('button', { name: `View order ${orderNumber}` }).click();
  await expect(open.getByRole('heading', { name: `Order ${orderNumber}` })).toBeFocused();

  // In a smaller window the same order is in a dialog.
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(page.getByRole('dialog', { name: `Order ${orderNumber}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await row(page, orderNumber).boundingBox())?.y).toBeLessThanOrEqual(300);
  await deleteOrdersOf(page, restaurant);
});

test('j and k move, Enter opens, x selects, e moves the order on, / searches', async ({ page }) => {
  const restaurant = newRestaurant();
  const numbers: string[] = [];
  for (let index = 0; index < 4; index += 1) numbers.unshift((await placeOrder(page, restaurant)).orderNumber);
  const [top = '', second = '', third = ''] = numbers;
  await openOrdersOf(page, restaurant, '&plan=new');
  await page.keyboard.press('j');
  await expect(row(page, top)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(row(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, second)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, second)).toHaveCount(0);

  const box = (number: string) => page.getByRole('checkbox', { name: `Select order ${number}` });
  await page.keyboard.press('x');
  await expect(box(second)).toBeChecked();
  await page.keyboard.press('Space');
  await expect(box(second)).not.toBeChecked();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await expect(page.getByText(/^2 selected/)).toBeVisible();
  await expect(box(third)).toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  // The order leaves the tab of new ones, and the next one takes its place.
  await page.keyboard.press('k');
  await expect(row(page, second)).toBeFocused();
  await page.keyboard.press('e');
  await expect(row(page, second)).toHaveCount(0);
  await expect(row(page, third)).toBeFocused();

  await page.keyboard.press('/');
  const search = page.getByLabel('Quick search');
  await expect(search).toBeFocused();
  await search.fill('jxe');
  await expect(page.getByText('No orders found matching your criteria')).toBeVisible();
  await search.fill(restaurant);
  await expect(row(page, top)).toBeVisible();

  // While an overlay is open, keys do not reach the list.
  await page.getByRole('button', { name: 'Advanced filters' }).click();
  const before = await numbersShown(page);
  await page.getByRole('dialog', { name: 'Advanced filters' }).getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('e');
  await page.keyboard.press('x');
  await expect(page.getByText(/selected ·/)).toHaveCount(0);
  expect(await numbersShown(page)).toEqual(before);
  await deleteOrdersOf(page, restaurant);
});

test('read-only staff have no button for the next step, and keys change nothing @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await actAs(page, 'read-only');
  await openOrdersOf(page, restaurant);
  await expect(page.getByRole('button', { name: /^Confirm order/ })).toHaveCount(0);
  for (const key of ['j', 'e', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(row(page, orderNumber)).toContainText('Pending');
  await deleteOrdersOf(page, restaurant);
});

/** Moves twenty of 25 new orders to ready; the others stay. */
async function twentyOf25(page: Page) {
  const restaurant = newRestaurant();
  for (let index = 0; index < 25; index += 1) await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  await expect(page.locator('[data-order]')).toHaveCount(25);
  let actions = 0;
  return {
    restaurant,
    act: async (action: () => Promise<unknown>) => {
      actions += 1;
      await action();
    },
    actions: () => actions,
    ready: async () =>
      (
        await callProducts<{ total: number }>(
          page,
          'GET',
          `/api/admin/restaurant/orders/page?status=ready&q=${encodeURIComponent(restaurant)}`,
        )
      ).total,
  };
}

test('moving 20 orders from new to ready takes at most two actions an order by mouse', async ({ page }) => {
  const { restaurant, act, actions, ready } = await twentyOf25(page);
  const boxes = page.getByRole('checkbox', { name: /^Select order/ });
  for (let index = 0; index < 20; index += 1) await act(() => boxes.nth(index).click());
  const bar = page.getByRole('region', { name: 'Selected orders' });
  for (const step of ['Confirm order', 'Start preparing', 'Mark as ready'])
    await act(() => bar.getByRole('button', { name: step }).click());
  await expect(bar).toContainText('Ready 20');
  expect(await ready()).toBe(20);
  expect(actions()).toBe(23);
  expect(actions()).toBeLessThanOrEqual(40);
  await deleteOrdersOf(page, restaurant);
});

test('moving 20 orders from new to ready takes at most two actions an order by keyboard @thorough', async ({
  page,
}) => {
  const { restaurant, act, actions, ready } = await twentyOf25(page);
  const press = (key: string) => act(() => page.keyboard.press(key));
  await press('j');
  await press('x');
  for (let index = 0; index < 19; index += 1) await press('Shift+J');
  const bar = page.getByRole('region', { name: 'Selected orders' });
  for (const status of ['Confirmed', 'Preparing', 'Ready']) {
    await press('e');
    await expect(bar).toContainText(`${status} 20`);
  }
  expect(await ready()).toBe(20);
  expect(actions()).toBe(24);
  expect(actions()).toBeLessThanOrEqual(40);
  await deleteOrdersOf(page, restaurant);
});
