import type { Page } from '@playwright/test';
import type { ProductData } from '../src/shared/api/staff-products.ts';

/** Lets the board see the system's real list with its first product changed. */
export async function changeFirstProduct(page: Page, change: Partial<ProductData>): Promise<void> {
  await page.route(/\/api\/products(\?|$)/, async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as ProductData[];
    if (first === undefined) throw new Error('The system holds no products.');
    await route.fulfill({ response, json: [{ ...first, ...change }, ...others] });
  });
}

/** Lets the page see a few products of each category only: enough for every kind of element. */
export async function shortenList(page: Page): Promise<void> {
  await page.route(/\/api\/products(\?|$)/, async (route) => {
    const response = await route.fetch();
    const kept = new Map<string, number>();
    const few = ((await response.json()) as ProductData[]).filter(({ category }) => {
      kept.set(category, (kept.get(category) ?? 0) + 1);
      return (kept.get(category) ?? 0) <= 4;
    });
    await route.fulfill({ response, json: few });
  });
}
