import type { Page } from '@playwright/test';
import type { ProductData } from '../src/shared/products/product-data.ts';

/** Lets the board see the system's real list with its first product changed. */
export async function changeFirstProduct(page: Page, change: Partial<ProductData>): Promise<void> {
  await page.route(/\/api\/products(\?|$)/, async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as ProductData[];
    if (first === undefined) throw new Error('The system holds no products.');
    await route.fulfill({ response, json: [{ ...first, ...change }, ...others] });
  });
}
