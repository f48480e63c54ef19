import { expect, test, type Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { axeViolations } from '../axe.ts';
import { addProduct, callProducts, deleteProducts } from '../products/product-calls.ts';
import { openProducts } from '../staff.ts';
import { answerPrices, boardProduct } from './price-answers.ts';

const NAME = 'Never Blank Brisket';
const price = (page: Page, id: string) => page.locator(`[data-product="${id}"] [data-part="mb-price"]`);
const chip = (page: Page) => page.locator('[data-chip]');

/** Waits until a new reader of a board gets this product: for three seconds the gateway may serve an older copy. */
async function published(page: Page, id: string): Promise<void> {
  const listed = async (): Promise<boolean> =>
    ((await (await page.request.get('/api/products')).json()) as { id: string }[]).some((product) => product.id === id);
  await expect.poll(listed).toBe(true);
}

/** Exposes when the page's live channel is open: earlier changes arrive only with the next poll. */
async function tellWhenLive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('open', () => document.documentElement.setAttribute('data-live', 'open'));
      }
    };
  });
}

/** Waits until the page could be opened offline. */
async function readyForBadTimes(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test.describe('a board without a network', () => {
  test('a board without a network keeps its prices and their age through a reload, and updates once reconnected', async ({
    page,
    browser,
  }) => {
    await openProducts(page);
    await deleteProducts(page, NAME);
    const { id, version } = await addProduct(page, { description: NAME, category: 'meat-beef', ourPrice: 7.77 });
    await published(page, id);
    // The only beef on the board, so that it is on the first page.
    const setUp = { fontSize: 'medium', left: half('meat-beef', [id]), right: half('meat-chicken', []) };
    const screen = await browser.newContext();
    const board = await screen.newPage();
    await board.addInitScript((text) => localStorage.setItem('larder.meat-board.v1', text), JSON.stringify(setUp));
    await board.goto('/meatprices');
    await expect(price(board, id)).toHaveText('$7.77/lb');
    await expect(chip(board)).toHaveCount(0);
    await readyForBadTimes(board);

    await screen.setOffline(true);
    await expect(chip(board)).toHaveText(/^offline · prices from \d\d:\d\d$/);
    await expect(price(board, id)).toHaveText('$7.77/lb');
    await board.reload();
    await expect(price(board, id)).toHaveText('$7.77/lb');
    await expect(chip(board)).toHaveText(/^offline · prices from \d\d:\d\d$/);
    expect(await axeViolations(board)).toEqual([]);

    await callProducts<ProductData>(page, 'PATCH', `/api/admin/products/${id}`, { ourPrice: 6.66, version });
    await board.evaluate(() => Object.assign(window, { notReloaded: true }));
    await screen.setOffline(false);
    await expect(price(board, id)).toHaveText('$6.66/lb', { timeout: 10_000 });
    await expect(chip(board)).toHaveCount(0);
    expect(await board.evaluate(() => 'notReloaded' in window)).toBe(true);
    await screen.close();
    await deleteProducts(page, NAME);
  });

  test('an untouched board shows a changed price before it polls', async ({ page, browser }) => {
    await openProducts(page);
    await deleteProducts(page, NAME);
    const { id, version } = await addProduct(page, { description: NAME, category: 'meat-beef', ourPrice: 7.77 });
    await published(page, id);
    const setUp = { fontSize: 'medium', left: half('meat-beef', [id]), right: half('meat-chicken', []) };
    const screen = await browser.newContext();
    const board = await screen.newPage();
    await board.addInitScript((text) => localStorage.setItem('larder.meat-board.v1', text), JSON.stringify(setUp));
    await tellWhenLive(board);
    await board.goto('/meatprices');
    await expect(price(board, id)).toHaveText('$7.77/lb');
    await expect(board.locator('html[data-live="open"]')).toHaveCount(1);
    await callProducts<ProductData>(page, 'PATCH', `/api/admin/products/${id}`, { ourPrice: 5.55, version });
    await expect(price(board, id)).toHaveText('$5.55/lb', { timeout: 10_000 });
    await screen.close();
    await deleteProducts(page, NAME);
  });

  test('a board that fails to render shows its prices as plain text and restarts automatically', async ({ page }) => {
    const brisket = boardProduct('brisket', {
      description: 'Beef Brisket',
      chineseName: '牛腩',
      category: 'meat-beef',
      ourPrice: 9.5,
    });
    await answerPrices(page, [{ ...brisket, imageUrl: '/images/products/brisket.jpg' }]);
    // A browser that fails on the first picture of its first page load.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('stumbled') !== null) return;
      sessionStorage.setItem('stumbled', 'yes');
      window.Image = class {
        constructor() {
          throw new Error('This browser cannot show pictures.');
        }
      } as unknown as typeof Image;
    });
    await page.goto('/meatprices');
    await expect(page.getByText('These are its last prices.')).toBeVisible();
    await expect(page.getByRole('listitem')).toContainText('Beef Brisket 牛腩 $9.50/lb');
    await expect(price(page, 'brisket')).toHaveText('$9.50/lb', { timeout: 25_000 });
  });

  test('does not affect the rest of the site @thorough', async ({ page }) => {
    await page.goto('/meatprices');
    await readyForBadTimes(page);
    await page.goto('/');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    const kept = await page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      return paths;
    });
    expect(kept).toContain('/signage.html');
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  });
});

function half(category: string, products: string[]) {
  return { categories: [category], products, columns: 0, rows: 0 };
}
