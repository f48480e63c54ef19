import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { quiet } from '../quiet.ts';
import { openAsStaff } from '../staff.ts';
import { deleteOrdersOf, dialog, newRestaurant, openOrdersOf, placeOrder, row } from './order-calls.ts';

test('orders are a table from 768 px and cards below, with the same facts and accessible @thorough', async ({
  page,
}) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await page.setViewportSize({ width: 768, height: 900 });
  await openOrdersOf(page, restaurant);
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [767, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('table', { name: 'Orders' })).toHaveCount(0);
    for (const fact of [orderNumber, restaurant, '9 AM–12 PM · Pickup', 'Pending', '$'])
      await expect(row(page, orderNumber)).toContainText(fact);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.getByRole('checkbox', { name: /^Select all 1 / }).click();
  await expect(page.getByText(/^1 selected/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Advanced filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Advanced filters' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row(page, orderNumber).scrollIntoViewIfNeeded();
  // The whole card opens the order.
  const card = (await row(page, orderNumber).getByText(restaurant).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(card.x + 40, card.y + 8);
  await expect(dialog(page, orderNumber)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await deleteOrdersOf(page, restaurant);
});

test('the popovers of the orders page are accessible @thorough', async ({ page }) => {
  await openOrdersOf(page, 'nobody at all');
  await expect(page.getByText('No orders found matching your criteria')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Date:/ }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Advanced filters' }).click();
  expect(await axeViolations(page)).toEqual([]);
});

test('many orders are paged @thorough', async ({ page }) => {
  const planCounts = { new: 0, tomorrowMorning: 0, tomorrowAfternoon: 0, later: 0, all: 120 };
  await page.route('**/api/admin/restaurant/orders/page*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0);
    const orders = Array.from({ length: Math.max(0, Math.min(50, 120 - offset)) }, (_, index) => ({
      id: `50000000-0000-4000-8000-${String(offset + index).padStart(12, '0')}`,
      orderNumber: `N-${offset + index + 1}`,
      status: 'ready',
      restaurantName: 'Garden House',
      contactPerson: null,
      deliveryDate: '2026-11-23',
      deliveryTime: '9-12',
      isDelivery: true,
      orderItems: '[]',
      totalAmount: 10,
      createdAt: '2026-11-21T15:00:00.000Z',
    }));
    await route.fulfill({
      json: { orders, total: 120, totalAmount: 1200, statusCounts: {}, planCounts },
    });
  });
  await openOrdersOf(page, '');
  await expect(page.getByText('50 of 120 orders, $1,200.00 in all')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(row(page, 'N-51')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.goto('/admin/restaurant/orders?page=9');
  await expect(row(page, 'N-120')).toBeVisible();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
});

test('orders that fail to load show an error and can be retried @thorough', async ({ page }) => {
  let broken = true;
  for (const path of ['orders/page*', 'stats'])
    await page.route(`**/api/admin/restaurant/${path}`, (route) =>
      broken ? route.fulfill({ status: 503, json: { message: 'The orders are away.' } }) : route.continue(),
    );
  await openAsStaff(page, '/admin/restaurant/orders');
  const problem = page.getByRole('alert').filter({ hasText: 'The orders are away.' });
  await expect(problem).toBeVisible();
  // The live connection opened by signing in makes the page reload its data once.
  await quiet(page);
  broken = false;
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/ of [\d,]+ orders, /)).toBeVisible();
});
