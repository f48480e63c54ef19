import { randomUUID } from 'node:crypto';
import type { DiscountCode } from '@larder/contracts';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { addProduct, callProducts, deleteProducts } from '../products/product-calls.ts';
import {
  deleteOrdersOf,
  newRestaurant,
  openOrdersOf,
  ordersOf,
  placeOrder,
  view,
} from '../restaurant-orders/order-calls.ts';
import {
  addProduct as addWholesale,
  openWholesale,
  removeWholesale,
  card,
} from '../restaurant-products/wholesale-calls.ts';
import { actAs, openAsStaff, openProducts } from '../staff.ts';

const WHOLE = 'Whole history (opens in a new tab)';
const HISTORY = 'History (opens in a new tab)';
const CODES = '/api/admin/restaurant/discount-codes';

/** Follows the link to the audit log of a record, in a new tab. */
async function follow(link: Locator, subject: string, entries: string[]): Promise<void> {
  const page = link.page();
  const opened = page.waitForEvent('popup');
  await link.click();
  const log = await opened;
  await expect(log.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await expect(log.getByLabel('Subject')).toHaveValue(subject);
  const shown = log.getByRole('list', { name: 'Audit log' }).locator(':scope > li');
  for (const [place, entry] of entries.entries()) await expect(shown.nth(place)).toContainText(entry);
  await expect(shown).toHaveCount(entries.length);
  await log.close();
  await expect(link).toBeVisible();
}

async function openCodes(page: Page): Promise<void> {
  await openAsStaff(page, '/admin/restaurant/discount-codes');
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
}

test.describe('the whole history', () => {
  test("a retail product's dialog links to its history and keeps the input @thorough", async ({ page }) => {
    const description = `Journey History ${randomUUID().slice(0, 6)}`;
    await openProducts(page);
    const { id } = await addProduct(page, { description });
    await callProducts(page, 'PATCH', `/api/admin/products/${id}`, { ourPrice: 7 });
    await page.reload();
    await page.getByRole('searchbox').first().fill(description);
    await page.getByRole('button', { name: `Edit ${description}`, exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Product' });
    await form.getByLabel('Size').fill('2 lb');
    await follow(form.getByRole('link', { name: WHOLE }), `product:${id}`, ['Product updated', 'Product created']);
    await expect(form.getByLabel('Size')).toHaveValue('2 lb');
    await deleteProducts(page, description);
  });

  test('a restaurant product links to its history @thorough', async ({ page }) => {
    const name = `Journey History ${randomUUID().slice(0, 6)}`;
    await openWholesale(page);
    const { id } = await addWholesale(page, { name, category: 'Rice & Noodles', pricePerUnit: 12 });
    await page.reload();
    await card(page, id).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Restaurant Product' });
    await follow(form.getByRole('link', { name: HISTORY }), `restaurant-product:${id}`, ['Restaurant product created']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add Product' }).click();
    const empty = page.getByRole('dialog', { name: 'Add Restaurant Product' });
    await expect(empty).toBeVisible();
    await expect(empty.getByRole('link', { name: HISTORY })).toHaveCount(0);
    await removeWholesale(page, name);
  });

  test('an order links to its history for administrators only @thorough', async ({ page, browser }) => {
    const restaurant = newRestaurant();
    const { orderNumber } = await placeOrder(page, restaurant);
    await openOrdersOf(page, restaurant);
    const id = (await ordersOf(page, restaurant))[0]?.id ?? '';
    const order = await view(page, orderNumber);
    await follow(order.getByRole('link', { name: WHOLE }), `restaurant-order:${id}`, ['Restaurant order created']);

    const other = await (await browser.newContext()).newPage();
    await actAs(other, 'order');
    await openOrdersOf(other, restaurant);
    const theirs = await view(other, orderNumber);
    await expect(theirs).toContainText('Last updated');
    await expect(theirs.getByRole('link', { name: WHOLE })).toHaveCount(0);
    await other.context().close();
    await deleteOrdersOf(page, restaurant);
  });

  test('a discount code links to its history @thorough', async ({ page }) => {
    await openCodes(page);
    const code = randomUUID().slice(0, 4).toUpperCase();
    const draft = { code, restaurantName: 'Journey History', tier: 'tier1' };
    const { id } = await callProducts<DiscountCode>(page, 'POST', CODES, draft);
    await page.reload();
    await page.locator(`[data-code="${code}"]`).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Discount Code' });
    await follow(form.getByRole('link', { name: HISTORY }), `discount-code:${id}`, ['Discount code created']);
    await callProducts(page, 'DELETE', `${CODES}/${id}`);
  });
});
