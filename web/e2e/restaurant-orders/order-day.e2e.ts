import { expect, test, type Locator } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openAsStaff } from '../staff.ts';
import { deleteOrdersOf, newRestaurant, openOrders, placeOrder } from './order-calls.ts';

const DAY = new Date(Date.now() + 77 * 86_400_000).toISOString().slice(0, 10);

const restaurant = newRestaurant();

test.afterEach(({ page }) => deleteOrdersOf(page, restaurant));

test('the day sheet and the pick list of a day are read and printed', async ({ page }) => {
  await openOrders(page);
  const first = await placeOrder(page, restaurant, { deliveryDate: DAY });
  await placeOrder(page, restaurant, { deliveryDate: DAY });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Day sheet and pick list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Day sheet and pick list' })).toBeVisible();
  const [year, month, date] = DAY.split('-');
  await page.getByRole('textbox', { name: 'Delivery day' }).fill(`${month}/${date}/${year}`);
  const pickups = page.getByRole('region', { name: 'Pickups, 9 AM–12 PM' });
  await expect(pickups.getByRole('article')).toHaveCount(2);
  await expect(pickups).toContainText('Back door, please');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-sheet')).toContainText(first.orderNumber);
  await expect(page.locator('#main')).toBeHidden();
  // Including the last digit of the amounts.
  const [sheet, lines] = [page.locator('.print-sheet'), page.locator('.print-sheet table').first()];
  const edgeOf = async (part: Locator): Promise<number> => part.evaluate((each) => each.getBoundingClientRect().right);
  expect(await edgeOf(lines)).toBeLessThanOrEqual((await edgeOf(sheet)) + 0.5);
  // With a long store name beside it the printing time must stay on one line.
  await sheet.locator('.print-restaurant').evaluate((name) => {
    name.textContent = 'Jade Harvest Supermarket of the Golden Phoenix, '.repeat(3);
  });
  const time = sheet.locator('.print-head > :last-child p').last();
  expect(await time.evaluate((each) => each.getBoundingClientRect().height)).toBeLessThan(30);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheets')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Pick list' }).click();
  await expect(pickups).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(first.product) });
  await expect(row).toContainText(`${first.orderNumber} × `);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText(/^No orders for /)).toBeVisible();
});

test('failures of the day page are shown and can be retried @thorough', async ({ page }) => {
  await page.route('**/orders/day-sheet?*', (route) => route.fulfill({ status: 500, json: {} }));
  await openAsStaff(page, `/admin/restaurant/day?day=${DAY}`);
  await expect(page.getByRole('alert')).toContainText('The orders of the day could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^No orders for |order/).first()).toBeVisible();
});
