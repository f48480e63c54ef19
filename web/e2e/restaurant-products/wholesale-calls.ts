import { expect, type Page } from '@playwright/test';
import type { WholesaleCategory, WholesaleProduct } from '../../src/features/restaurant-products/restaurant-api.ts';
import { callProducts } from '../products/product-calls.ts';
import { openAsStaff } from '../staff.ts';

export const PRODUCTS = '/api/admin/restaurant/products';
export const CATEGORIES = '/api/restaurant/categories';

/** Opens the screen of restaurant products with the page's role. */
export async function openWholesale(page: Page, query = ''): Promise<void> {
  await openAsStaff(page, `/admin/restaurant/products${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant Products' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
}

export function addProduct(page: Page, fields: Partial<WholesaleProduct>): Promise<WholesaleProduct> {
  return callProducts<WholesaleProduct>(page, 'POST', PRODUCTS, fields);
}

export const allProducts = (page: Page): Promise<WholesaleProduct[]> => callProducts(page, 'GET', PRODUCTS);

export const allCategories = (page: Page): Promise<WholesaleCategory[]> =>
  callProducts(page, 'GET', `${CATEGORIES}/all`);

export function addCategory(page: Page, name: string): Promise<WholesaleCategory> {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-');
  return callProducts<WholesaleCategory>(page, 'POST', CATEGORIES, { name, slug });
}

/** Removes a journey's records: everything whose name begins with the text. */
export async function removeWholesale(page: Page, name: string): Promise<void> {
  for (const product of await allProducts(page))
    if (product.name.startsWith(name)) await callProducts(page, 'DELETE', `${PRODUCTS}/${product.id}`);
  for (const category of await allCategories(page))
    if (category.name.startsWith(name)) await callProducts(page, 'DELETE', `${CATEGORIES}/${category.id}`);
}

export const card = (page: Page, id: string) => page.locator(`[data-product="${id}"]`);
