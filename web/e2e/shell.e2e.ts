import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { deleteOrdersOf, newRestaurant, placeOrder } from './restaurant-orders/order-calls.ts';
import { actAs, isReached, openAsStaff, openProducts, signOut } from './staff.ts';

/** Lists of the back office, and the selector of a row in each. */
const LISTS = [
  ['/admin', '[data-product]'],
  ['/admin/restaurant/products?view=list', '[data-product]'],
  ['/admin/restaurant/discount-codes', '[data-code]'],
  ['/admin/stores', '.bordered-list > li'],
] as const;

const CODE = {
  id: '20000000-0000-4000-8000-000000000001',
  code: 'ROWS',
  restaurantName: 'A restaurant with a name of some length',
  contactPerson: 'Mei Chen',
  email: 'mei@restaurant.example',
  phone: null,
  tier: 'tier1',
  active: true,
  discountPercentage: 0.1,
  usageCount: 3,
  totalDiscountAmount: 12.5,
  customerId: '20000000-0000-4000-8000-000000000002',
  version: 1,
};

test.describe('the shell of the back office', () => {
  test('the palette finds a product by its Chinese name and opens it by keyboard', async ({ page }) => {
    await openAsStaff(page, '/admin/guide');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search or jump to' });
    await expect(field).toBeFocused();
    await field.fill('上海青');
    await expect(page.getByRole('option', { name: /Shanghai Bok Choy/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // Pressed before the answer arrives, Enter must not open a result of the previous query.
    await field.fill('上海青 and nothing else');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing matches “上海青 and nothing else”.')).toBeVisible();
    await field.fill('上海青');
    await page.getByRole('option', { name: /Shanghai Bok Choy/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\?q=Shanghai/);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  test('the palette finds an order by its restaurant, and none of the others', async ({ page }) => {
    await openProducts(page);
    const restaurants = [newRestaurant(), newRestaurant()];
    for (const restaurant of restaurants) await placeOrder(page, restaurant);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search or jump to' });
    await field.fill(restaurants[0] ?? '');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option')).toContainText(restaurants[0] ?? '');
    for (const restaurant of restaurants) await deleteOrdersOf(page, restaurant);
  });

  test('the palette starts actions and offers only what the role may do @thorough', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('add a pr');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add New Product' })).toBeVisible();
    await actAs(page, 'read-only');
    await openProducts(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Restaurant Orders' })).toBeVisible();
    for (const name of ['Rebates', 'Add a product', 'Manage users'])
      await expect(page.getByRole('option', { name })).toHaveCount(0);
  });

  test('shortcuts search, add and show their help, but not while typing @thorough', async ({ page }) => {
    await openProducts(page);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await expect(search).toBeFocused();
    await page.keyboard.type('n?');
    await expect(search).toHaveValue('n?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await search.fill('');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'Add New Product' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' }), 'the form is not left unasked').toHaveCount(
      0,
    );
  });

  test('the sidebar stays narrow and the rows compact after a reload @thorough', async ({ page }) => {
    await openProducts(page);
    const side = page.locator('.shell-side');
    const wide = (await side.boundingBox())?.width ?? 0;
    const row = page.locator('tbody tr').first();
    const roomy = (await row.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Narrow sidebar' }).click();
    await page.getByRole('button', { name: /: your account$/ }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Compact rows' }).click();
    await page.reload();
    await row.waitFor();
    expect((await side.boundingBox())?.width).toBeLessThan(wide / 2);
    expect((await row.boundingBox())?.height).toBeLessThan(roomy);
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  });

  test('a page that is not for a role reports that next to the navigation @thorough', async ({ page }) => {
    await actAs(page, 'order');
    await openAsStaff(page, '/admin/rebates');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Restaurant Orders' })
      .click();
    await expect(page).toHaveURL(/restaurant\/orders/);
  });

  test('the bell lists what needs attention, the worst first @thorough', async ({ page }) => {
    await page.route('**/api/admin/system/alerts', (route) =>
      route.fulfill({
        json: [
          {
            id: 'b',
            type: 'warning',
            metric: 'disk',
            message: 'The disk fills.',
            value: 1,
            threshold: 1,
            timestamp: '2026-01-01T00:00:00.000Z',
            acknowledged: null,
          },
          {
            id: 'a',
            type: 'critical',
            metric: 'api',
            message: 'Orders fail.',
            value: 1,
            threshold: 1,
            timestamp: '2026-01-01T00:00:00.000Z',
            acknowledged: null,
          },
        ],
      }),
    );
    await openProducts(page);
    await page.getByRole('button', { name: /to look at$/ }).click();
    const list = page.getByRole('dialog', { name: 'Needs attention' });
    await expect(list.getByRole('link').first()).toHaveText('Orders fail.');
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('link', { name: 'The disk fills.' }).click();
    await expect(page).toHaveURL(/settings\?tab=performance/);
    await expect(list).toHaveCount(0);
  });

  for (const [width, height, most] of [
    [1280, 800, 200],
    [390, 844, 300],
  ] as const)
    test(`the first row begins within ${most} pixels of the top at ${width} × ${height}, with two stores${width === 1280 ? '' : ' @thorough'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.route('**/api/admin/restaurant/discount-codes', (route) => route.fulfill({ json: [CODE] }));
      await page.route('**/api/stores', async (route) => {
        const response = await route.fetch();
        const [store] = (await response.json()) as Record<string, unknown>[];
        await route.fulfill({
          response,
          json: [store, { ...store, id: CODE.id, slug: 'north', name: 'North York', isDefault: false }],
        });
      });
      // The longest head: the board is off and its prices are old.
      await page.route('**/api/admin/settings*', async (route) => {
        const response = await route.fetch();
        const lastUpdated = new Date(Date.now() - 30 * 3_600_000).toISOString();
        await route.fulfill({ response, json: { ...(await response.json()), status: 'offline', lastUpdated } });
      });
      await openAsStaff(page, '/admin');
      for (const [path, rows] of LISTS) {
        await page.goto(path);
        await firstRow(page, rows, most);
      }
    });

  for (const width of [1280, 810, 390]) {
    const isMain = width === 810;
    test(`the focused control of a long list is not covered by its heading or the bars at ${width} px${isMain ? '' : ' @thorough'}`, async ({
      page,
    }) => {
      const codes = Array.from({ length: 30 }, (_, place) => ({ ...CODE, id: `${place}` }));
      await page.route('**/api/admin/restaurant/discount-codes', (route) => route.fulfill({ json: codes }));
      await page.setViewportSize({ width, height: 700 });
      await openAsStaff(page, '/admin/restaurant/discount-codes');
      const switches = page.getByRole('switch');
      await expect(switches).toHaveCount(30);
      for (const key of ['Tab', 'Shift+Tab']) {
        await (key === 'Tab' ? switches.first() : switches.last()).focus();
        for (let presses = 0; presses < 60; presses += 1) {
          await page.keyboard.press(key);
          expect(await isReached(page.locator(':focus')), `${key} ${presses}`).toBe(true);
        }
      }
    });
  }

  test('the account menu signs out from any page', async ({ page }) => {
    await openAsStaff(page, '/admin/guide', undefined);
    await signOut(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Staff sign in' })).toBeVisible();
  });
});

async function firstRow(page: Page, rows: string, most: number): Promise<void> {
  const row = page.locator(`#main :is(${rows})`).first();
  await row.waitFor();
  await expect.poll(async () => (await row.boundingBox())?.y, page.url()).toBeLessThanOrEqual(most);
}
