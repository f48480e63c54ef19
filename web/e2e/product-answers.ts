import type { Page } from '@playwright/test';
import type { ProductData } from '../src/shared/api/staff-products.ts';

/** Shows the board the system's list with its first product changed. */
export async function changeFirstProduct(page: Page, change: Partial<ProductData>): Promise<void> {
  await answerProducts(page, ([first, ...others]) => {
    if (first === undefined) throw new Error('The system holds no products.');
    return [{ ...first, ...change }, ...others];
  });
}

/** Shows the page only a few products of each category: enough for every kind of element. */
export async function shortenList(page: Page): Promise<void> {
  await answerProducts(page, (list) => {
    const kept = new Map<string, number>();
    return list.filter(({ category }) => {
      kept.set(category, (kept.get(category) ?? 0) + 1);
      return (kept.get(category) ?? 0) <= 4;
    });
  });
}

async function answerProducts(page: Page, change: (list: ProductData[]) => ProductData[]): Promise<void> {
  await page.route(/\/api\/products(\?|$)/, async (route) => {
    const answer = await route
      .fetch()
      .then(async (response) => ({ response, list: (await response.json()) as ProductData[] }))
      // The page has navigated away in the meantime.
      .catch(() => null);
    if (answer === null) await route.abort().catch(() => undefined);
    else await route.fulfill({ response: answer.response, json: change(answer.list) });
  });
}
