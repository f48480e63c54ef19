import type { StaffStore } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import type { WholesaleProduct } from '../../src/features/restaurant-products/restaurant-api.ts';
import { axeViolations } from '../axe.ts';
import { becomeStaff } from '../staff.ts';
import { addStore, leaveOneStore, opens } from '../stores/store-calls.ts';
import { addProduct, card, openWholesale, removeWholesale } from './wholesale-calls.ts';

const NAME = 'Journey Store Tofu';
const scope = (page: Page) => page.getByRole('combobox', { name: 'Store', exact: true });
const found = (page: Page) => page.getByRole('searchbox', { name: 'Search products' }).fill(NAME);

let store: StaffStore;
let product: WholesaleProduct;

test.beforeEach(async ({ page }) => {
  await becomeStaff(page);
  product = await addProduct(page, { name: NAME, category: 'Proteins', pricePerUnit: 12, unit: 'box' });
  store = await addStore(page, 'Tofu North');
  await openWholesale(page);
});

test.afterEach(async ({ page }) => {
  await leaveOneStore(page);
  await removeWholesale(page, NAME);
});

test('an override of a restaurant product applies only in its store, until it follows the chain again', async ({
  page,
}) => {
  await scope(page).selectOption({ label: store.name });
  await expect(page).toHaveURL(`/admin/restaurant/products?store=${store.slug}`);
  await expect(page.getByRole('button', { name: 'Add Product' })).toHaveCount(0);
  await found(page);
  const row = card(page, product.id);
  await expect(row.locator('[data-own]')).toHaveCount(0);
  await row.getByRole('button', { name: `Price and min order of ${NAME} in this store` }).click();
  const dialog = page.getByRole('dialog', { name: 'In this store' });
  await expect(dialog.getByText('All stores: $12.00')).toBeVisible();
  await dialog.getByLabel('Price per unit').fill('twelve');
  await dialog.getByRole('button', { name: 'Save for this store' }).click();
  await expect(dialog.getByText('Enter a price such as 12.99.')).toBeVisible();
  await dialog.getByLabel('Price per unit').fill('9.50');
  await dialog.getByLabel('Min order quantity').fill('3');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save for this store' }).click();
  await expect(dialog).toHaveCount(0);
  const price = row.locator('[data-own=pricePerUnit]');
  await expect(price.locator('s')).toHaveText('$12.00');
  await expect(row.locator('[data-own=minOrderQuantity] s')).toHaveText('1 box');
  await expect(row.locator('[data-own=active]')).toHaveCount(0);
  await row.getByRole('button', { name: `Mark ${NAME} as sold out` }).click();
  await page.getByRole('dialog', { name: 'Sold out' }).getByRole('button', { name: 'Mark as sold out' }).click();
  await expect(row.locator('[data-own=soldOutDate] s')).toHaveText('Not sold out');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(price).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const shop = await page.context().newPage();
  const offer = shop.locator(`[data-product="${product.id}"]`);
  await opens(shop, `/s/${store.slug}/restaurant`, offer.getByText('$9.50'));
  await opens(shop, '/restaurant', offer.getByText('$12.00'));

  await page.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('button', { name: `Price of ${NAME}: follow all stores again, $12.00` }).click();
  await expect(price).toHaveCount(0);
  await expect(row.locator('[data-own=minOrderQuantity]')).toBeVisible();
  await row.getByRole('button', { name: /^Sold out of .+: follow all stores again/ }).click();
  await expect(row.locator('[data-own=soldOutDate]')).toHaveCount(0);
  await opens(shop, `/s/${store.slug}/restaurant`, offer.getByText('$12.00'));
  await shop.close();
});

test('a change of all stores asks whether the stores that differ get it too, and resets nothing else there @thorough', async ({
  page,
}) => {
  await scope(page).selectOption({ label: store.name });
  await found(page);
  const row = card(page, product.id);
  await row.getByRole('button', { name: `Price and min order of ${NAME} in this store` }).click();
  const own = page.getByRole('dialog', { name: 'In this store' });
  await own.getByLabel('Price per unit').fill('9.50');
  await own.getByLabel('Min order quantity').fill('3');
  await own.getByRole('button', { name: 'Save for this store' }).click();
  await expect(own).toHaveCount(0);
  await scope(page).selectOption({ label: 'All stores' });
  await found(page);
  await row.getByRole('button', { name: `Edit ${NAME}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price per unit').fill('11');
  await dialog.getByLabel('Also in the store that differs').check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog).toHaveCount(0);
  await scope(page).selectOption({ label: store.name });
  await found(page);
  await expect(row).toContainText('$11.00');
  await expect(row.locator('[data-own=pricePerUnit]')).toHaveCount(0);
  await expect(row.locator('[data-own=minOrderQuantity] s')).toHaveText('1 box');
});

test('the list of all stores counts and shows overrides, and a recall removes them until it is undone @thorough', async ({
  page,
}) => {
  await scope(page).selectOption({ label: store.name });
  await found(page);
  const row = card(page, product.id);
  await row.getByRole('switch').click();
  await expect(row.locator('[data-own=active] s')).toHaveText('Active');
  await scope(page).selectOption({ label: 'All stores' });
  await found(page);
  await row.getByRole('button', { name: '1 store differs' }).click();
  const dialog = page.getByRole('dialog', { name: 'By store' });
  await expect(dialog.getByRole('row', { name: store.name })).toContainText('Inactive');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take off sale in every store' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take off sale in every store' }).click();
  await expect(dialog.getByText('No store has its own values.')).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Product taken off sale in every store');
  await page.keyboard.press('z');
  await expect(dialog.getByRole('row', { name: store.name })).toContainText('Inactive');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(row.getByRole('button', { name: '1 store differs' })).toBeVisible();
});
