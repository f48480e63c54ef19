import type { Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';

type Priced = Pick<ProductData, 'description' | 'chineseName' | 'category' | 'ourPrice'>;

/** A product as in the public list. */
export function boardProduct(id: string, fields: Priced): ProductData {
  return {
    id,
    detailedDescription: null,
    size: 'per lb',
    retailPrice: 20,
    active: true,
    version: 1,
    imageUrl: null,
    ...fields,
  };
}

/** Serves a screen the test's list. Later changes of it come with the next poll, as a newer revision. */
export async function answerPrices(
  page: Page,
  first: ProductData[],
): Promise<{ put(list: ProductData[]): Promise<void> }> {
  let list = first;
  let revision = 1;
  await page.route(/\/api\/products(\?|$)/, (route) =>
    route.fulfill({ json: list, headers: { 'x-revision': String(revision), date: new Date().toUTCString() } }),
  );
  return {
    async put(next) {
      list = next;
      revision += 1;
      // A screen polls at once when its network is back.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}
