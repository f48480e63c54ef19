import type { Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';

type Priced = Pick<ProductData, 'description' | 'chineseName' | 'category' | 'ourPrice'>;

/** A product as the public list carries it. */
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

/** Lets a screen see a list of the test's own. What is put into it later comes with the next look, as a newer revision. */
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
      // A screen whose network comes back looks at once.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}
