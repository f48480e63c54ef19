import type { Store } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { deleteOrdersOf, moveOrder, newRestaurant, openOrdersOf, placeOrder, row } from './order-calls.ts';

const EMPTY = 'No orders found matching your criteria';

const chip = (page: Page, label: string) => page.getByRole('button', { name: `Remove filter: ${label}` });

/** Two orders of one restaurant: the second is ready. */
async function twoOrders(page: Page) {
  const restaurant = newRestaurant();
  const pending = await placeOrder(page, restaurant);
  const ready = await placeOrder(page, restaurant, { contactPerson: 'Ready Ruth' });
  await openOrdersOf(page, restaurant);
  await moveOrder(page, restaurant, ready.orderNumber, 'ready');
  await expect(row(page, ready.orderNumber)).toContainText('Ready');
  return { restaurant, pending, ready };
}

/** Fakes several stores, because the tests' server has one. */
async function severalStores(page: Page): Promise<{ main: string }> {
  const [store] = (await (await page.request.get('/api/stores')).json()) as Pick<Store, keyof Store>[];
  if (!store) throw new Error('There is no store.');
  const north = { slug: 'north', name: 'North York' };
  // The stores for shoppers, and those in the shell for staff.
  for (const path of ['**/api/stores', '**/api/admin/stores'])
    await page.route(path, async (route) => {
      const [known] = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: [known, { ...known, ...north, isDefault: false }] });
    });
  await page.route('**/orders/facets', async (route) => {
    const answer = await route.fetch();
    const stores = [store, north].map(({ slug, name }) => ({ store: slug, name }));
    await route.fulfill({ json: { ...((await answer.json()) as object), stores } });
  });
  return { main: store.name };
}

test('quick search and status filter the orders, and chips remove the filters', async ({ page }) => {
  const { restaurant, pending, ready } = await twoOrders(page);
  await page.getByLabel('Status', { exact: true }).selectOption('ready');
  await expect(row(page, pending.orderNumber)).toHaveCount(0);
  await expect(row(page, ready.orderNumber)).toBeVisible();
  await expect(page).toHaveURL(/status=ready/);
  await page.reload();
  await expect(row(page, ready.orderNumber)).toBeVisible();
  await expect(row(page, pending.orderNumber)).toHaveCount(0);

  await chip(page, 'Ready').press('Delete');
  await expect(row(page, pending.orderNumber)).toBeVisible();
  await expect(chip(page, `Search: ${restaurant}`)).toBeFocused();

  await page.getByLabel('Quick search').fill(`${restaurant} nobody`);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Quick search')).toHaveValue('');
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  await deleteOrdersOf(page, restaurant);
});

test('with several stores orders show theirs, and are filtered by it @thorough', async ({ page }) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  const { main } = await severalStores(page);
  await openOrdersOf(page, restaurant);
  await expect(row(page, orderNumber)).toContainText(main);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(page.getByRole('columnheader', { name: 'Store' })).toBeVisible();
  const asked = page.waitForRequest(/orders\/page\?.*store=north/);
  await page.getByRole('combobox', { name: 'Store', exact: true }).selectOption('North York');
  await asked;
  await expect(page).toHaveURL(/store=north/);
  await chip(page, 'Store: North York').click();
  await expect(row(page, orderNumber)).toBeVisible();
  let read = 0;
  page.on('request', (request) => {
    if (request.url().includes('/day-sheet')) read += 1;
  });
  await page.goto('/admin/restaurant/day');
  await expect(page.getByText('These lists are made for one store at a time.')).toBeVisible();
  expect(read, 'lists of a day that were read before a store was chosen').toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await deleteOrdersOf(page, restaurant);
});

test('the date filter offers presets, quarters, months and custom days @thorough', async ({ page }) => {
  const { restaurant, pending } = await twoOrders(page);
  const button = page.getByRole('button', { name: /^Date:/ });
  const popover = page.getByRole('dialog', { name: 'Date filter' });
  const choose = async (act: () => Promise<unknown>): Promise<void> => {
    await button.click();
    await act();
    await popover.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(popover).toHaveCount(0);
  };
  await button.click();
  for (const name of ['All Time', 'Today', 'Yesterday', 'This Week', 'This Month', 'This Quarter', 'This Year'])
    await expect(popover.getByRole('button', { name })).toBeVisible();
  await expect(popover.getByLabel('Year of the quarter').getByRole('option')).toHaveCount(10);
  await expect(popover.getByLabel('Quarter', { exact: true }).getByRole('option')).toHaveText([
    'Choose…',
    'Q1 Jan-Mar',
    'Q2 Apr-Jun',
    'Q3 Jul-Sep',
    'Q4 Oct-Dec',
  ]);
  await popover.getByRole('button', { name: 'Yesterday' }).click();
  await popover.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toHaveAccessibleName('Date: All Time');

  await choose(() => popover.getByRole('button', { name: 'Today' }).click());
  await expect(page).toHaveURL(/dateFilterType=today/);
  await expect(row(page, pending.orderNumber)).toBeVisible();
  await choose(() => popover.getByRole('button', { name: 'Yesterday' }).click());
  await expect(page.getByText(EMPTY)).toBeVisible();
  await choose(async () => {
    await popover.getByLabel('Quarter', { exact: true }).selectOption('1');
    await popover.getByLabel('Year of the quarter').selectOption({ index: 1 });
  });
  await expect(page).toHaveURL(/dateFilterType=quarter&quarter=1&year=\d{4}/);
  await choose(() => popover.getByLabel('Month', { exact: true }).selectOption('3'));
  await expect(page).toHaveURL(/dateFilterType=month&month=3&year=\d{4}/);
  await choose(async () => {
    await popover.getByLabel('Start date').fill('01/02/2026');
    await popover.getByLabel('End date').fill('12/31/2098');
  });
  await expect(page).toHaveURL(/dateFilterType=custom&startDate=2026-01-02&endDate=2098-12-31/);
  await expect(row(page, pending.orderNumber)).toBeVisible();

  await button.click();
  await popover.getByLabel('End date').fill('01/01/2026');
  await popover.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(popover.getByRole('alert')).toHaveText('The end date must not be before the start date.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear the date filter' }).click();
  await expect(button).toHaveAccessibleName('Date: All Time');
  await expect(page).not.toHaveURL(/dateFilterType/);
  await deleteOrdersOf(page, restaurant);
});

test('the advanced filters cover every field of an order @thorough', async ({ page }) => {
  const { restaurant, pending, ready } = await twoOrders(page);
  await page.getByRole('button', { name: 'Advanced filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Advanced filters' });

  await panel.getByLabel('Search', { exact: true }).fill('ready ruth');
  await expect(row(page, pending.orderNumber)).toHaveCount(0);
  await expect(row(page, ready.orderNumber)).toBeVisible();
  await panel.getByLabel('Search', { exact: true }).fill('');
  await expect(row(page, pending.orderNumber)).toBeVisible();

  await panel.getByRole('checkbox', { name: 'Ready' }).check();
  await panel.getByRole('checkbox', { name: 'Delivered' }).check();
  await expect(row(page, pending.orderNumber)).toHaveCount(0);
  await expect(page).toHaveURL(/status=ready%2Cdelivered/);
  await panel.getByRole('checkbox', { name: 'Ready' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Delivered' }).uncheck();

  const low = panel.getByRole('slider', { name: 'Lowest total' });
  await low.press('ArrowRight');
  await expect(panel.getByLabel('From ($)')).toHaveValue('50');
  await panel.getByLabel('From ($)').fill(String(pending.total + 0.01));
  await expect(page.getByText(EMPTY)).toBeVisible();
  await panel.getByLabel('From ($)').fill('');
  await panel.getByLabel('To ($)').fill(String(pending.total));
  await expect(row(page, pending.orderNumber)).toBeVisible();
  await panel.getByLabel('To ($)').fill('');

  await panel.getByLabel('Delivery from').fill('01/01/2098');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await panel.getByLabel('Delivery from').fill('');
  await panel.getByRole('button', { name: 'Open the calendar' }).first().click();
  await expect(page.getByRole('button', { name: /^Today, / }), 'the current month').toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByLabel('Delivery to').fill('01/01/2098');
  await expect(row(page, pending.orderNumber)).toBeVisible();
  await panel.getByLabel('Delivery to').fill('');

  await panel.getByLabel('Find a restaurant').fill(restaurant);
  await panel.getByRole('checkbox', { name: restaurant }).check();
  await expect(page).toHaveURL(/restaurant=Journey/);
  await panel.getByRole('checkbox', { name: pending.category }).check();
  await expect(page).toHaveURL(/category=/);
  await expect(row(page, pending.orderNumber)).toBeVisible();

  await panel.getByLabel('Sort by').selectOption('status');
  await panel.getByLabel('Sort order').selectOption('Oldest First');
  await expect(page).toHaveURL(/sort=status&direction=asc/);
  await expect(page.locator('[data-order]').first()).toHaveAttribute('data-order', pending.orderNumber);
  await panel.getByLabel('Sort order').selectOption('Newest First');
  await expect(page.locator('[data-order]').first()).toHaveAttribute('data-order', ready.orderNumber);
  await panel.getByRole('button', { name: 'Done' }).click();

  await expect(chip(page, `Restaurant: ${restaurant}`)).toBeVisible();
  await expect(chip(page, `Category: ${pending.category} (items without a category are not counted)`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  await deleteOrdersOf(page, restaurant);
});

test('the amount slider reaches the largest total in steps of 50, ten steps per page key @thorough', async ({
  page,
}) => {
  const facets = {
    restaurants: Array.from({ length: 14 }, (_, index) => ({ name: `Restaurant ${index + 1}`, orders: 1 })),
    categories: [],
    maxTotalAmount: 0,
  };
  await page.route('**/api/admin/restaurant/orders/facets', (route) => route.fulfill({ json: facets }));
  await openOrdersOf(page, 'nobody at all');
  await page.getByRole('button', { name: 'Advanced filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Advanced filters' });
  const high = panel.getByRole('slider', { name: 'Highest total' });
  await expect(high).toHaveAttribute('aria-valuemax', '10000');
  await high.press('ArrowLeft');
  await expect(high).toHaveAttribute('aria-valuenow', '9950');
  await high.press('PageDown');
  await expect(high).toHaveAttribute('aria-valuenow', '9450');
  await expect(panel.getByRole('checkbox', { name: /^Restaurant/ })).toHaveCount(10);
  await expect(panel.getByText('+4 more')).toBeVisible();
  await panel.getByLabel('Find a restaurant').fill('restaurant 14');
  await expect(panel.getByRole('checkbox', { name: /^Restaurant/ })).toHaveCount(1);
});
