import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { toast } from '../staff.ts';
import {
  add,
  applyCode,
  BEEF,
  cart,
  checkout,
  CHOY,
  fakeShop,
  item,
  line,
  openShop,
  placeButton,
  RICE,
  sums,
} from './shop.ts';

const quantity = (name: string) => ({ name: `Quantity of ${name}` });

test.describe('the cart', () => {
  test('adding a product starts at its minimum, and going below removes it', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    const card = item(page, RICE);
    await expect(card).toContainText('Min Order 4 bag');
    const less = card.getByRole('button', { name: 'One less: Jasmine Rice' });
    await expect(less).toBeDisabled();
    await expect(less).toHaveAccessibleDescription('Minimum 4 bag');
    await less.click({ force: true });
    await expect(card.getByRole('textbox')).toHaveValue('4');
    await card.getByRole('textbox').fill('2');
    await card.getByRole('textbox').blur();
    await expect(card.getByRole('textbox')).toHaveValue('4');
    await card.getByRole('button', { name: 'One more: Jasmine Rice' }).click();
    await add(page, RICE);
    await expect(line(page, RICE).getByRole('textbox')).toHaveValue('5');
    await expect(sums(page)).toContainText('Subtotal$182.50');
    await page.getByRole('link', { name: 'Skip to your order' }).first().press('Enter');
    await expect(page.getByRole('heading', { name: 'Your order' }), 'by keyboard in one step').toBeFocused();

    await line(page, RICE).getByRole('button', { name: 'One less: Jasmine Rice' }).click();
    await expect(card.getByRole('textbox')).toHaveValue('4');
    await line(page, RICE).getByRole('button', { name: 'Remove Jasmine Rice from the cart' }).click();
    await expect(line(page, RICE)).toHaveCount(0);
    await expect(cart(page)).toContainText('Your cart is empty.');
    await expect(toast(page, 'Jasmine Rice removed')).toBeVisible();
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, RICE).getByRole('textbox')).toHaveValue('4');
  });

  test('a product sold in pairs changes by two, and an odd quantity cannot be ordered', async ({ page }) => {
    const pairs = { ...RICE, orderMultiple: 2 };
    await fakeShop(page, { products: [pairs, BEEF] });
    await openShop(page);
    const card = item(page, pairs);
    await expect(card).toContainText('Min Order 4 bag, in multiples of 2');
    await card.getByRole('button', { name: '2 more: Jasmine Rice' }).click();
    await expect(card.getByRole('textbox')).toHaveValue('6');
    await card.getByRole('button', { name: '2 less: Jasmine Rice' }).click();
    await add(page, pairs);
    const chosen = line(page, pairs);
    await chosen.getByRole('textbox').fill('5');
    await expect(chosen).toContainText('In multiples of 2 bag');
    await expect(card).toContainText('In multiples of 2 bag');
    expect(await axeViolations(page)).toEqual([]);
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(page)).toHaveCount(0);
    await chosen.getByRole('button', { name: 'Order 6' }).click();
    await expect(chosen.getByRole('textbox')).toHaveValue('6');
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(page)).toBeVisible();
  });

  test('the quantity field accepts every key, treats 0 as removal and flags quantities below the minimum @thorough', async ({
    page,
  }) => {
    await fakeShop(page);
    await openShop(page);
    await add(page, RICE);
    const field = line(page, RICE).getByRole('textbox', quantity('Jasmine Rice'));
    await field.fill('1');
    await expect(sums(page)).toContainText('Subtotal$36.50');
    await expect(line(page, RICE)).toContainText('Needs at least 4 bag');
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(cart(page).getByRole('alert')).toHaveText('Change or remove the marked items first.');
    await expect(checkout(page)).toHaveCount(0);
    await line(page, RICE).getByRole('button', { name: 'Order 4' }).click();
    await expect(sums(page)).toContainText('Subtotal$146.00');
    await field.fill('12');
    await expect(sums(page)).toContainText('Subtotal$438.00');
    await field.fill('0');
    await expect(line(page, RICE)).toHaveCount(0);
  });

  test('the cart shows the delivery fee and the amount missing for free delivery', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await add(page, BEEF);
    await expect(sums(page)).toContainText('Delivery feeFree');
    await cart(page).getByText('Delivery', { exact: true }).click();
    await expect(sums(page)).toContainText('Delivery fee$25.00');
    await expect(sums(page)).toContainText('Total$175.00');
    await expect(cart(page)).toContainText('Add $350.00 more for free delivery');
    await line(page, BEEF).getByRole('textbox').fill('4');
    await expect(cart(page)).toContainText('Delivery is free for this order.');
    await expect(sums(page)).toContainText('Delivery feeFree');
  });

  test('on a Chinese page the cart has the Chinese name of the store where its lines were chosen @thorough', async ({
    page,
  }) => {
    await fakeShop(page);
    await page.route('**/api/stores', async (route) => {
      const response = await route.fetch();
      const [store, ...others] = (await response.json()) as object[];
      const north = { ...store, slug: 'north', name: 'North', chineseName: '北店', isDefault: false };
      await route.fulfill({ response, json: [store, ...others, north] });
    });
    await openShop(page);
    await add(page, BEEF);
    await page.evaluate(() => {
      const key = 'larder.restaurant-cart';
      const kept = JSON.parse(localStorage.getItem(key) ?? '') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, store: 'north' }));
    });
    await page.goto('/restaurant?lang=zh-Hant');
    await expect(page.locator('[data-part="price-changes"]')).toContainText('你在 北店 選購');
  });

  test('the cart survives a reload and lists changed prices and missing products @thorough', async ({ page }) => {
    const shop = await fakeShop(page);
    await openShop(page);
    for (const product of [RICE, BEEF, CHOY]) await add(page, product);
    shop.products = [{ ...RICE, pricePerUnit: 38 }, BEEF];
    await page.reload();
    await expect(cart(page)).toContainText('A price has changed since you chose it.');
    await expect(cart(page).locator('[data-part="price-changes"]')).toContainText('Jasmine Rice$36.50 → $38.00 / bag');
    await expect(line(page, RICE)).toContainText('$152.00');
    await expect(line(page, CHOY)).toContainText('No longer available');
    await expect(sums(page)).toContainText('Subtotal$302.00');
    expect(await axeViolations(page)).toEqual([]);

    await cart(page).getByRole('button', { name: 'OK', exact: true }).click();
    await expect(cart(page).locator('[data-part="price-changes"]')).toHaveCount(0);
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(cart(page).getByRole('alert')).toHaveText('Change or remove the marked items first.');
    await line(page, CHOY).getByRole('button', { name: 'Remove Bok Choy from the cart' }).click();
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(page)).toBeVisible();
  });

  test('the cart keeps its contents while the server is down @thorough', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await add(page, BEEF);
    await page.unrouteAll();
    await page.route('**/api/restaurant/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible();
    await expect(line(page, BEEF)).toContainText('$150.00');
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(cart(page).getByRole('alert')).toHaveText('The prices are still loading.');
    await page.unrouteAll();
    await fakeShop(page);
    await page.getByRole('button', { name: 'Retry' }).last().click();
    await expect(item(page, BEEF)).toBeVisible();
  });

  test('the cart is synchronized between tabs @thorough', async ({ page, context }) => {
    await fakeShop(page);
    await openShop(page);
    const other = await context.newPage();
    await fakeShop(other);
    await openShop(other);
    await add(other, BEEF);
    await expect(line(page, BEEF)).toBeVisible();
  });

  test('checking out an empty cart shows a message @thorough', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(toast(page, 'Cart is empty')).toBeVisible();
    await expect(toast(page, 'Please add items to your cart before checking out.')).toBeVisible();
  });

  test('all places show the same total of the cart, with a code and a delivery', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fakeShop(page);
    await openShop(page);
    await applyCode(page, 'AB12');
    for (const product of [RICE, BEEF, CHOY]) await add(page, product);
    const bar = page.getByRole('button', { name: /^Open the cart/ });
    // 146.00 − 10.22, 150.00 − 10.50 and 28.00 − 1.40.
    await expect(bar).toContainText('$301.88');
    await bar.click();
    await cart(page).getByText('Delivery', { exact: true }).click();
    await expect(sums(page)).toContainText('Total$326.88');
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(page).locator('[data-part="cart-sums"]')).toContainText('Total$326.88');
    await expect(checkout(page).getByRole('listitem').filter({ hasText: 'Beef Brisket' })).toContainText('$139.50');
    await expect(checkout(page).getByRole('listitem').filter({ hasText: 'Beef Brisket' }).locator('s')).toContainText(
      '$150.00',
    );
    await expect(placeButton(page)).toHaveText('Place order · $326.88');
    await page.keyboard.press('Escape');
    await expect(bar).toContainText('$326.88');
    await bar.click();
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar, 'from the cart through the checkout').toBeFocused();
  });

  for (const width of [390, 767]) {
    test(`the cart is behind a floating button at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await fakeShop(page);
      await openShop(page);
      await add(page, RICE);
      await add(page, BEEF);
      const button = page.getByRole('button', { name: /^Open the cart/ });
      await expect(button).toContainText('2 items');
      await expect(button).toContainText('$296.00');
      await button.click();
      const sheet = page.getByRole('dialog', { name: 'Your order' });
      await expect(sheet.locator('[data-part="cart-sums"]')).toContainText('Total$296.00');
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });
  }
});
