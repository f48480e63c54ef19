import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { axeViolations } from '../axe.ts';
import { BEEF, cart, CHOY, fakeShop, item, openShop, RICE, shopProduct } from './shop.ts';

test.describe('the ordering page', () => {
  test('the ordering page groups products by category and filters by button or address', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await expect(page.getByRole('heading', { level: 2 })).toContainText([
      'Rice & Noodles',
      'Proteins',
      'Greens',
      'Your order',
    ]);
    await expect(item(page, CHOY).locator('xpath=ancestor::section[1]')).toHaveAttribute('data-scheme', 'gray');
    await expect(item(page, RICE)).toContainText('$36.50/ bag');
    await expect(item(page, RICE)).toContainText('10 kg · Min Order 4 bag');
    const nav = page.getByRole('navigation', { name: 'Categories' });
    await expect(nav.getByRole('button')).toHaveText(['All Products', 'Rice & Noodles', 'Proteins', 'Greens']);
    await nav.getByRole('button', { name: 'Proteins' }).click();
    await expect(page.locator('[data-product]')).toHaveCount(1);
    await expect(page).toHaveURL(/\?category=proteins$/);
    await page.reload();
    await expect(item(page, BEEF)).toBeVisible();
    await expect(page.locator('[data-product]')).toHaveCount(1);
    await nav.getByRole('button', { name: 'All Products' }).click();
    await expect(page.locator('[data-product]')).toHaveCount(3);
  });

  test('the printed ordering page names the store, splits no product over two sheets and has no controls', async ({
    page,
  }) => {
    await page.goto('/restaurant');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-product]').first()).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('[data-part="stepper"]').first()).toBeHidden();
    await expect(page.locator('main .button:visible')).toHaveCount(0);
    const store = await page.locator('header p').first().innerText();
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'letter' })));
    const { text: sheets } = await extractText(pdf);
    expect(sheets[0]).toContain('Restaurant Orders');
    expect(sheets[0]).toContain(store.split('\n')[0]);
    expect(sheets[0], 'the day of printing').toMatch(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/);
    expect(sheets.join(' ')).not.toMatch(/Your order|Discount code/);
    expect(sheets.at(-1)?.trim()).not.toBe('');
    expect(sheets.length).toBeLessThan((await page.locator('[data-product]').count()) / 12);
  });

  test('the ordering page searches while typing, without requests', async ({ page }) => {
    const shop = await fakeShop(page);
    await openShop(page);
    const asked = shop.calls.length;
    await page.getByLabel('Search products').fill('白菜');
    await expect(page.locator('[data-product]')).toHaveCount(1);
    await expect(page.getByText('1 of 3 products')).toBeVisible();
    await page.getByLabel('Search products').fill('caviar');
    await expect(page.getByText('No product matches “caviar”.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-product]')).toHaveCount(3);
    expect(shop.calls).toHaveLength(asked);
  });

  test('the order sheet can be filled in with the keyboard and is kept @thorough', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await page.getByRole('button', { name: 'Order sheet' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Order sheet' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('textbox', { name: 'Quantity of Jasmine Rice' }).first().click();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(cart(page)).toContainText('3 items');
    await expect(cart(page).locator('[data-part="cart-sums"]')).toContainText('Subtotal$620.00');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the ordering page shows a placeholder for a picture that fails to load @thorough', async ({ page }) => {
    await fakeShop(page, { products: [{ ...RICE, imageUrl: '/images/products/no-such-picture.webp' }] });
    await openShop(page);
    await expect(item(page, RICE).locator('[data-placeholder]')).toBeVisible();
  });

  test('prices that cannot be refreshed stay, with their time, until they can @thorough', async ({ page }) => {
    await page.clock.install({ time: '2026-05-20T03:05:00Z' });
    const shop = await fakeShop(page);
    await openShop(page);
    const lists = '**/api/restaurant/products';
    await page.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
    const failed = page.waitForResponse(lists);
    await page.clock.runFor(31_000);
    await failed;
    // On the store's clock, where it is the evening before.
    const notice = page.getByText('These prices could not be refreshed.');
    await expect(notice).toContainText(/They are as of May 19, 2026, 11:0\d\sPM\.$/);
    await expect(item(page, RICE)).toContainText('$36.50/ bag');
    await page.unroute(lists);
    shop.products = [{ ...RICE, pricePerUnit: 38 }];
    await page.route(lists, (route) => route.fulfill({ json: shop.products }));
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(item(page, RICE)).toContainText('$38.00/ bag');
    await expect(notice).toHaveCount(0);
  });

  test('the ordering page shows empty and error states @thorough', async ({ page }) => {
    const shop = await fakeShop(page, { products: [] });
    await page.goto('/restaurant');
    await expect(page.getByText('There is nothing to order yet.')).toBeVisible();
    shop.products = [RICE];
    await page.reload();
    await page.getByRole('button', { name: 'Proteins' }).click();
    await expect(page.getByText('No products available in this category yet.')).toBeVisible();
    await page.unrouteAll();
    await page.route('**/api/restaurant/**', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
    await page.reload();
    await expect(page.getByText('Failed to load products. Please try again later.')).toBeVisible();
    await expect(page.getByText('The categories could not be loaded.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const width of [1280, 390]) {
    test(`the ordering page is accessible at ${width} px${width === 1280 ? '' : ' @thorough'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await fakeShop(page);
      await openShop(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('the ordering page never scrolls horizontally at 320 px with long names in two languages @thorough', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const name = `Extraordinarilylongproductnamewithoutanyblanks ${'上海青白菜'.repeat(8)} and more of it`;
    await fakeShop(page, {
      products: [{ ...RICE, name, unit: 'twenty-letter-units', pricePerUnit: 99_999.99 }, BEEF],
      categories: [],
    });
    await openShop(page);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await page.getByRole('button', { name: 'Order sheet' }).click();
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Open the cart/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
    const wide = await page.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  test('the ordering page stays responsive with a thousand products', async ({ page }) => {
    const products = Array.from({ length: 1000 }, (_, index) =>
      shopProduct(index + 1, { category: ['Rice & Noodles', 'Proteins', 'Greens'][index % 3] }),
    );
    await fakeShop(page, { products });
    await openShop(page);
    await page.getByRole('button', { name: 'Order sheet' }).click();
    await expect(page.locator('[data-part="sheet-line"]').first()).toBeVisible();
    expect(await page.locator('[data-product]').count()).toBeLessThan(200);
    const field = page.getByRole('textbox', { name: /^Quantity of/ }).first();
    await field.click();
    const quickest = await page.evaluate(async () => {
      const input = document.activeElement as HTMLInputElement;
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const times: number[] = [];
      for (const text of ['1', '12', '123', '12', '1', '15']) {
        const start = performance.now();
        setValue?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    });
    // The machine is busy with other tests, so the fastest key counts.
    expect(quickest).toBeLessThan(100);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.locator('[data-product]').first()).toBeVisible();
    await page.getByLabel('Search products').fill('Product 777');
    await expect(page.locator('[data-product]')).toHaveCount(1);
  });
});
