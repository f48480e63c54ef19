import { expect, test } from '@playwright/test';
import { checkout, openShop, placeButton, typedDay } from '../restaurant/shop.ts';
import { becomeStaff } from '../staff.ts';
import { addProduct, card, openWholesale, removeWholesale } from './wholesale-calls.ts';

const NAME = 'Journey Sold Out';

test('a sold-out product stays visible and can be ordered only for later days, until staff undo it', async ({
  page,
  browser,
}) => {
  await becomeStaff(page);
  const { id } = await addProduct(page, { name: `${NAME} 豆腐`, category: 'Proteins', pricePerUnit: 12 });
  const shop = await (await browser.newContext()).newPage();
  try {
    await openWholesale(page);
    await page.getByRole('searchbox', { name: 'Search products' }).fill(NAME);
    const item = card(page, id);
    await expect(item.getByText(/^Sold out/)).toHaveCount(0);
    await item.getByRole('button', { name: /^Mark Journey Sold Out .* as sold out$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sold out' });
    await dialog.getByLabel('Sold out until').fill(typedDay(3));
    await dialog.getByRole('button', { name: 'Mark as sold out' }).click();
    await expect(item.getByText(/^Sold out until \w{3} \d{1,2}$/)).toBeVisible();
    await expect(async () => {
      await openShop(shop);
      const offer = shop.locator(`[data-product="${id}"]`);
      await offer.scrollIntoViewIfNeeded();
      await expect(offer.getByText(/^Available from/)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 15_000 });
    await shop.locator(`[data-product="${id}"]`).getByRole('button', { name: /^Add/ }).click();
    await shop.getByRole('button', { name: 'Checkout' }).click();
    await checkout(shop).getByLabel('Pickup date').fill(typedDay(3));
    await checkout(shop).getByLabel('Restaurant name').fill('Lucky Noodle');
    await placeButton(shop).click();
    await expect(checkout(shop)).toContainText(`${typedDay(4)} at the earliest`);
    await expect(checkout(shop).getByLabel('Pickup date')).toHaveAttribute('aria-invalid', 'true');
    await item.getByRole('button', { name: /^Available again: Journey Sold Out/ }).click();
    await expect(item.getByText(/^Sold out until/)).toHaveCount(0);
    await expect(async () => {
      await openShop(shop);
      await expect(shop.locator(`[data-product="${id}"]`)).not.toContainText('Available from', { timeout: 5_000 });
    }).toPass({ timeout: 15_000 });
  } finally {
    await removeWholesale(page, NAME);
    await shop.context().close();
  }
});
