import { expect, test } from '@playwright/test';
import { openShop } from '../restaurant/shop.ts';
import { addProduct, card, openWholesale, removeWholesale } from './wholesale-calls.ts';

const NAME = 'Journey Sold Out';

test('a product sold out today stays visible but cannot be ordered until staff undo it', async ({ page, browser }) => {
  await openWholesale(page);
  const { id } = await addProduct(page, { name: `${NAME} 豆腐`, category: 'Proteins', pricePerUnit: 12 });
  const shop = await (await browser.newContext()).newPage();
  try {
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search products' }).fill(NAME);
    const mark = card(page, id).getByRole('button', { name: `Sold out today: ${NAME} 豆腐` });
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(async () => {
      await openShop(shop);
      const item = shop.locator(`[data-product="${id}"]`);
      await item.scrollIntoViewIfNeeded();
      await expect(item.getByText('Sold out today')).toBeVisible({ timeout: 1000 });
      await expect(item.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    }).toPass({ timeout: 15_000 });
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await expect(async () => {
      await openShop(shop);
      await expect(shop.locator(`[data-product="${id}"]`).getByRole('button', { name: /^Add/ })).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 15_000 });
  } finally {
    await removeWholesale(page, NAME);
    await shop.context().close();
  }
});
