import { expect, test, type Page } from '@playwright/test';
import { becomeStaff, toast } from '../staff.ts';
import { addCategory, addProduct, allProducts, CATEGORIES, PRODUCTS, removeWholesale } from './wholesale-calls.ts';

const NAME = 'Journey Order';

/** The names in the table, from the top. */
const names = (page: Page): Promise<string[]> => page.locator('tr[data-product] th .font-semibold').allTextContents();

/** Three products in a new category, shown as a list. */
async function openThree(page: Page, displayOrders: number[]): Promise<void> {
  await becomeStaff(page);
  await addCategory(page, NAME);
  for (const [index, displayOrder] of displayOrders.entries())
    await addProduct(page, { name: `${NAME} ${'abc'.charAt(index)}`, category: NAME, displayOrder });
  await page.goto(`/admin/restaurant/products?view=list&category=${encodeURIComponent(NAME)}`);
  await expect(page.locator('tr[data-product]')).toHaveCount(displayOrders.length);
}

test.describe('the manual order of restaurant products', () => {
  test.afterEach(async ({ page }) => {
    await page.unrouteAll();
    await removeWholesale(page, NAME);
  });

  test('moving a restaurant product swaps two neighbours, keeps the focus and is announced @thorough', async ({
    page,
  }) => {
    await openThree(page, [3, 7, 9]);
    const calls: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') calls.push(request.postDataJSON());
    });
    const up = page.getByRole('button', { name: `Move ${NAME} b up` });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual([`${NAME} b`, `${NAME} a`, `${NAME} c`]);
    await expect(page.getByText(`Move ${NAME} b up, position 1 of 3`)).toHaveCount(1);
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => calls).toEqual([{ displayOrder: 7 }, { displayOrder: 3 }]);
    await expect(page.getByRole('button', { name: `Move ${NAME} c down` })).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect.poll(() => names(page)).toEqual([`${NAME} b`, `${NAME} a`, `${NAME} c`]);
  });

  test('no list is fetched during a move, and the one after it keeps the focus on the arrow', async ({ page }) => {
    await page.clock.install();
    await openThree(page, [3, 7, 9]);
    await page.clock.fastForward(24_000);
    let placed = 0;
    let letOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (letOn = resolve));
    await page.route(`**${PRODUCTS}/*/order`, async (route) => {
      if ((placed += 1) === 2) await held;
      await route.continue();
    });
    const up = page.getByRole('button', { name: `Move ${NAME} b up` });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => placed).toBe(2);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Both lists are polled every 30 seconds, but the products not during a move.
    const others = page.waitForResponse(`**${CATEGORIES}/all`);
    await page.clock.fastForward(7_000);
    await others;
    expect(asked).not.toContain(PRODUCTS);
    await addProduct(page, { name: `${NAME} d`, category: NAME, displayOrder: 11 });
    expect(await names(page)).toEqual(['b', 'a', 'c'].map((letter) => `${NAME} ${letter}`));
    letOn();
    await expect.poll(() => names(page)).toEqual(['b', 'a', 'c', 'd'].map((letter) => `${NAME} ${letter}`));
    await expect(up).toBeFocused();
  });

  test('moving works for restaurant products with equal display orders @thorough', async ({ page }) => {
    await openThree(page, [0, 0, 0]);
    await page.getByRole('button', { name: `Move ${NAME} a down` }).click();
    await page.getByRole('button', { name: `Move ${NAME} a down` }).click();
    await expect.poll(() => names(page)).toEqual([`${NAME} b`, `${NAME} c`, `${NAME} a`]);
    await expect
      .poll(async () =>
        (await allProducts(page))
          .filter(({ category }) => category === NAME)
          .toSorted((a, b) => a.displayOrder - b.displayOrder)
          .map(({ name, displayOrder }) => `${name.slice(-1)}${displayOrder}`),
      )
      .toEqual(['b0', 'c1', 'a2']);
  });

  test('a refused move is rolled back, and moving is disabled in other sort orders @thorough', async ({ page }) => {
    await openThree(page, [1, 2, 3]);
    await page.route(`**${PRODUCTS}/*/order`, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: `Move ${NAME} a down` }).click();
    await expect(toast(page, 'Failed to update product')).toBeVisible();
    await expect(page.locator('[data-problem]')).toContainText('Failed to update product');
    await expect.poll(() => names(page)).toEqual([`${NAME} a`, `${NAME} b`, `${NAME} c`]);
    await page.getByLabel('Sort by').selectOption('price');
    await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Order',
      'Product',
      'Category',
      'Price',
      'Min Order',
      'Status',
      'Actions',
    ]);
  });
});
