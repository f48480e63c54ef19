import type { Product } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { axeViolations } from '../axe.ts';
import { toast } from '../staff.ts';

const cards = (page: Page) => page.locator('[data-product]:visible');
const order = (page: Page) => page.getByLabel('Order of the products');

test.describe('the tools of the board', () => {
  test('the board is ordered by the biggest savings, also from its address, and by section again', async ({ page }) => {
    await page.goto('/');
    await order(page).selectOption('Biggest savings');
    await expect(page.getByRole('heading', { level: 2, name: 'Biggest savings' })).toBeVisible();
    await expect(page).toHaveURL(/\?sort=savings$/);
    const percents = await page.locator('[data-product] .tag [aria-hidden]').allTextContents();
    const numbers = percents.map((text) => Number(text.replaceAll(/\D/g, '')));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    await page.getByLabel('Search the prices in English or Chinese').fill('bok choy');
    await expect(cards(page).first()).toContainText(/bok choy/i);
    await expect(page).toHaveURL(/sort=savings&q=bok/);
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(order(page)).toHaveValue('savings');
    await expect(cards(page).first()).toContainText(/bok choy/i);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('button', { name: 'Seafood', exact: true }).click();
    await expect(page.locator('#seafood-heading')).toBeFocused();
    await expect(order(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/sort=/);
  });

  test('a section is found by its name @thorough', async ({ page }) => {
    await page.goto('/?q=meat');
    await expect(page.locator('section#meat [data-product]').first()).toBeVisible();
    await expect(page.locator('section#seafood')).toBeHidden();
  });

  test("a product has a link, which is shared by the device's share sheet or the clipboard", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(order(page)).toBeVisible();
    const card = page.locator('[data-product]').nth(60);
    const id = (await card.getAttribute('data-product')) ?? '';
    const name = (await card.getByRole('link').textContent()) ?? '';
    await card.getByRole('link').click();
    const link = new URL(`/#${id}`, page.url()).href;
    expect(page.url()).toBe(link);
    const share = card.getByRole('button', { name: `Share ${name}` });
    await expect(share).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (shared: object) => void Object.assign(window, { shared }),
      });
    });
    // Opening the link scrolls to the product.
    await page.reload();
    await expect(card).toBeInViewport();
    await share.click();
    await expect.poll(() => page.evaluate(() => (window as { shared?: object }).shared)).toMatchObject({ url: link });
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error()) }));
    await share.click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test('pictures that failed without a connection are fetched once it is back @thorough', async ({ page, context }) => {
    let away = true;
    await page.route(/\/images\/products\//, (route) => (away ? route.abort() : route.continue()));
    await page.goto('/');
    const first = page.locator('[data-product]').first();
    await expect(first.locator('[data-placeholder]')).toBeVisible();
    away = false;
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(first.locator('img')).toBeVisible();
    await expect(first.locator('[data-placeholder]')).toHaveCount(0);
  });

  test('a board that is printed while it is still rendering has all prices, and no title ends a page', async ({
    page,
  }) => {
    // Delays timers, as on a slow phone.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((work: () => void, delay?: number) => later(work, delay ?? 60_000)) as typeof later;
    });
    await page.goto('/');
    await expect(page.locator('[data-product]').first()).toBeVisible();
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { text } = await extractText(paper);
    expect(text.join(' ')).toContain('Egg Rolls');
    for (const words of text) expect(words.trim()).not.toMatch(/(Fresh Produce|Meat|Seafood|Asian Groceries) [^ ]+$/);
  });

  test('the printed board is a list with percentages on a few sheets @thorough', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-product]').nth(100)).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 672, height: 912 });
    const reduced = page
      .locator('[data-product]')
      .filter({ has: page.locator('.tag') })
      .first();
    await expect(reduced.locator('.tag')).toBeVisible();
    await expect(reduced.locator('img')).toBeHidden();
    await expect(order(page)).toBeHidden();
    const products = (await (await page.request.get('/api/products')).json()) as Product[];
    const pages = (await page.pdf({ format: 'letter' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
    expect(pages).toBeLessThanOrEqual(Math.ceil(products.length / 25));
  });
});
