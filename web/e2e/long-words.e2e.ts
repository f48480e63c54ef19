import { randomUUID } from 'node:crypto';
import { expect, test, type Locator } from '@playwright/test';
import { sampleCode } from '../src/features/discount-codes/test/discount-code.sample.ts';
import { addProduct, deleteProducts } from './products/product-calls.ts';
import { becomeStaff, openAsStaff } from './staff.ts';
import { addStore, leaveOneStore } from './stores/store-calls.ts';

const MARK = randomUUID().slice(0, 8);
const LONG = `${MARK} ${'hand-selected wild Patagonian toothfish fillets with the skin on, '.repeat(2)}packed one by one`;

/** Whether the content of a box is fully visible. */
const isWhole = (element: Locator): Promise<boolean> =>
  element.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
  });

/** The lines of a text. */
const linesOf = (element: Locator): Promise<string[]> =>
  element.evaluate((box) => {
    const lines = new Map<number, string>();
    const letters = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = letters.nextNode(); node; node = letters.nextNode())
      for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
        const letter = document.createRange();
        letter.setStart(node, at);
        letter.setEnd(node, at + 1);
        const top = Math.round(letter.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? '') + letter.toString());
      }
    return [...lines.values()];
  });

test.describe('long words', () => {
  test('stores whose names begin alike can be distinguished in the headings of the comparison', async ({ page }) => {
    await becomeStaff(page);
    const { name } = await addStore(page, `North York Centre Supermarket ${MARK}`);
    await page.goto('/admin/compare');
    const head = page.getByRole('columnheader', { name });
    await expect(head).toBeVisible();
    expect(await isWhole(head)).toBe(true);
    await leaveOneStore(page);
  });

  test('a long email address of a code breaks before its @ and nowhere else', async ({ page }) => {
    const email = 'alexandra.konstantinopoulos@goldenphoenix.example';
    await page.route('**/api/admin/restaurant/discount-codes', (route) =>
      route.fulfill({ json: [sampleCode({ email })] }),
    );
    await openAsStaff(page, '/admin/restaurant/discount-codes');
    expect(await linesOf(page.getByText(email))).toEqual(['alexandra.konstantinopoulos', '@goldenphoenix.example']);
  });

  test('a long name in the spreadsheet is whole, also at twice the font size', async ({ page }) => {
    await becomeStaff(page);
    await addProduct(page, { description: LONG });
    await page.goto(`/admin?view=sheet&q=${MARK}`);
    const name = page.getByRole('rowheader', { name: LONG });
    await expect(name).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await isWhole(name.locator('span').first())).toBe(true);
    await deleteProducts(page, MARK);
  });

  test('prices of five digits fit a phone, also at twice the font size', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await becomeStaff(page);
    await addProduct(page, { description: LONG, retailPrice: 24_999.99, ourPrice: 18_888.88 });
    await page.goto(`/admin?q=${MARK}`);
    await expect(page.getByText('$24,999.99')).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await deleteProducts(page, MARK);
  });

  test('the switch of inactive restaurant products has a label', async ({ page }) => {
    await openAsStaff(page, '/admin/restaurant/products');
    const box = await page.getByText('Show Inactive', { exact: true }).boundingBox();
    expect(box?.width).toBeGreaterThan(50);
  });

  test('a Chinese page shows the Chinese names of stores everywhere', async ({ page }) => {
    await becomeStaff(page);
    await addStore(page, 'North');
    await page.context().addCookies([{ name: 'larder_language', value: 'zh-Hant', url: page.url() }]);
    await page.route('**/api/stores', async (route) => {
      const stores = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: stores.map((store) => ({ ...store, chineseName: '北區分店' })) });
    });
    await page.goto('/admin');
    await page
      .getByRole('button', { name: / 各門市的價錢$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('rowheader', { name: '北區分店' }).first()).toBeVisible();
    await leaveOneStore(page);
  });

  test('with forced colours only the selected tab is marked', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAsStaff(page, '/admin/restaurant/discount-codes');
    const other = page.getByRole('tab', { name: 'Tier Configuration' });
    const [line, canvas] = await other.evaluate((tab) => [
      getComputedStyle(tab).borderBottomColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(line).toBe(canvas);
  });
});
