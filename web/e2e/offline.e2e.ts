import { expect, test, type Page } from '@playwright/test';
import { fakeShop, openShop } from './restaurant/shop.ts';
import { openProducts } from './staff.ts';

const lost = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });

test.describe('without a connection', () => {
  test('the cart and the checkout open, on a phone', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fakeShop(page);
    await openShop(page);
    await page.getByRole('button', { name: 'Add Beef Brisket' }).click();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Open the cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Your order' });
    await expect(cart).toContainText('Beef Brisket');
    await cart.getByRole('button', { name: 'Checkout' }).click();
    const checkout = page.getByRole('dialog', { name: 'Checkout' });
    await expect(checkout).toContainText('You are offline. Your order is kept here until you are back.');
  });

  test('a cart that could not be loaded keeps the page, says what is kept, and opens later @thorough', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fakeShop(page);
    const code = '**/assets/cart-sheet-*.js';
    await page.route(code, (route) => route.abort());
    await openShop(page);
    await page.getByRole('button', { name: 'Add Beef Brisket' }).click();
    await context.setOffline(true);
    const open = page.getByRole('button', { name: 'Open the cart' });
    await open.click();
    const said = lost(page, 'You are offline. Your order is kept.');
    await expect(said).toBeVisible();
    await said.getByRole('button', { name: 'Close this message' }).click();
    await expect(said).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Restaurant Orders' })).toBeVisible();
    await open.click();
    await expect(said).toBeVisible();
    await page.unroute(code);
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Your order' })).toContainText('Beef Brisket');
    await expect(said).toHaveCount(0);
  });

  test('Add Product opens, and every entry of the navigation keeps the page and says what failed @thorough', async ({
    page,
    context,
  }) => {
    test.slow();
    // Loaded once the page is idle.
    const dialog = page.waitForResponse(/assets\/product-dialog-/);
    await openProducts(page);
    await dialog;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add Product' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Product' });
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();

    const navigation = page.getByRole('navigation', { name: 'Back office' });
    const names = (await navigation.getByRole('link').allTextContents()).filter(
      (name) => !['Retail Products', 'Meat Prices Display', 'Price board'].includes(name),
    );
    expect(names).toHaveLength(12);
    for (const name of names) {
      await navigation.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'This page could not be opened' })).toBeFocused();
      await expect(lost(page, 'You are offline. It opens automatically once the connection is back')).toBeVisible();
    }
    await navigation.getByRole('link', { name: 'Meat Prices Display' }).click();
    const said = 'The meat prices are a separate page, which could not be opened.';
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await navigation.getByRole('link', { name: 'Price board' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be opened' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
  });
});
