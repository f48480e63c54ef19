import { expect, test } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { openProducts } from '../staff.ts';

const COUNT = 5000;
const WORDS = ['Bok Choy', 'Shrimp', 'Jasmine Rice', 'Egg Noodles', 'Winter Melon', 'Silken Tofu', 'Brisket'];
const CATEGORIES = ['produce', 'seafood', 'groceries', 'groceries', 'produce', 'groceries', 'meat-beef'] as const;

const products: ProductData[] = Array.from({ length: COUNT }, (_, index) => ({
  id: `p${index}`,
  description: `${WORDS[index % 7]} no ${index}`,
  chineseName: '貨品',
  detailedDescription: null,
  size: '1 lb',
  retailPrice: 10,
  ourPrice: 5 + (index % 500) / 100,
  category: CATEGORIES[index % 7] ?? 'produce',
  active: true,
  imageUrl: null,
  version: 1,
}));

test('of 5,000 products only the visible rows are rendered, typing finds the others, and the focus stays', async ({
  page,
}) => {
  await page.route('**/api/products?includeInactive=true', (route) => route.fulfill({ json: products }));
  await openProducts(page);
  await expect(page.getByText(`${COUNT} of ${COUNT} products`)).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  expect(await page.locator('tr[data-product]').count()).toBeLessThan(60);

  await page.getByLabel('Search products').pressSequentially('shrimp no 7');
  await expect(page.locator('tr[data-product]').first()).toContainText(/Shrimp no \d*7/);

  await page.getByLabel('Search products').fill('');
  await page.getByRole('button', { name: `Move ${products[0]?.description} down` }).focus();
  await page.evaluate(() => window.scrollTo(0, 100_000));
  await expect(page.locator('tr[data-product="p0"]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Move ${products[0]?.description} down` })).toBeFocused();
});
