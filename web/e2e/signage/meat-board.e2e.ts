import { expect, test, type Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { axeViolations } from '../axe.ts';
import { answerPrices, boardProduct } from './price-answers.ts';

const RIBS = boardProduct('ribs', {
  description: 'Beef Short Ribs',
  chineseName: '牛小排',
  category: 'meat-beef',
  ourPrice: 12.5,
});
const BELLY = {
  ...RIBS,
  id: 'belly',
  description: 'Pork Belly',
  chineseName: '五花肉',
  category: 'meat-pork' as const,
};
const WINGS = {
  ...RIBS,
  id: 'wings',
  description: 'Chicken Wings',
  chineseName: null,
  category: 'meat-chicken' as const,
};
const LAMB = {
  ...RIBS,
  id: 'lamb',
  description: 'Lamb Slices',
  chineseName: '羊肉片',
  category: 'meat-hotpot' as const,
};

const cell = (page: Page, id: string) => page.locator(`[data-product="${id}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const half = (page: Page, name: 'Left half' | 'Right half') => page.getByRole('region', { name });

async function open(page: Page, list: ProductData[] = [RIBS, BELLY, WINGS, LAMB]) {
  const prices = await answerPrices(page, list);
  await page.goto('/meatprices');
  await expect(page.locator('[data-product]').first()).toBeVisible();
  return prices;
}

function many(count: number, category: ProductData['category'] = 'meat-beef'): ProductData[] {
  return Array.from({ length: count }, (_, index) => ({
    ...RIBS,
    id: `${category}-${index}`,
    description: `Cut number ${index + 1}`,
    category,
  }));
}

test.describe('the meat price board', () => {
  // The page's worker would answer instead of these tests' routes.
  test.use({ serviceWorkers: 'block', viewport: { width: 1920, height: 1080 } });

  test('the meat board shows active beef, pork, chicken and hot pot with names, price per pound and struck regular price', async ({
    page,
  }) => {
    await open(page, [
      RIBS,
      { ...BELLY, retailPrice: 12.5 },
      WINGS,
      LAMB,
      { ...RIBS, id: 'hidden', active: false },
      { ...RIBS, id: 'prawns', category: 'seafood' },
      { ...RIBS, id: 'choy', category: 'produce' },
    ]);
    await expect(page.locator('[data-product]')).toHaveCount(4);
    await expect(cell(page, 'ribs')).toContainText('Beef Short Ribs');
    await expect(cell(page, 'ribs').locator('[lang="zh-Hant"]')).toHaveText('牛小排');
    await expect(cell(page, 'ribs').locator('[data-part="mb-price"]')).toHaveText('$12.50/lb');
    await expect(cell(page, 'ribs').locator('[data-part="mb-was"]')).toHaveText('$20.00');
    await expect(cell(page, 'belly').locator('[data-part="mb-was"]')).toHaveCount(0);
    await expect(half(page, 'Left half').getByRole('heading')).toHaveText(['Beef牛肉', 'Pork豬肉']);
    await expect(half(page, 'Right half').getByRole('heading')).toHaveText(['Chicken雞肉', 'Hot Pot火鍋']);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the meat board cycles through its four font sizes @thorough', async ({ page }) => {
    await open(page, [RIBS]);
    const sizes: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      sizes.push((await button(page, /^Font/).textContent()) ?? '');
      await button(page, /^Font/).click();
    }
    expect(sizes.map((size) => size.replace(/A$/, ''))).toEqual([
      'Font: Medium',
      'Font: Large',
      'Font: Extra large',
      'Font: Small',
      'Font: Medium',
    ]);
  });

  test('the meat board states its reading distance and scales with the screen @thorough', async ({ page }) => {
    await open(page, [RIBS]);
    await expect(page.getByText(/^Name text 40 px — readable to 3\.\d m on a 55 inch screen$/)).toBeVisible();
    const size = () => cell(page, 'ribs').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size()).toBe(40);
    await page.setViewportSize({ width: 3840, height: 2160 });
    await expect.poll(size).toBe(80);
    await page.setViewportSize({ width: 1080, height: 1920 });
    await expect.poll(size).toBe(40);
  });

  test("the meat board's configuration is stored in the browser and survives a reload @thorough", async ({ page }) => {
    await open(page);
    await button(page, 'Configure').click();
    const left = page.getByRole('group', { name: 'Left half' });
    await left.getByRole('group', { name: 'Columns' }).getByRole('button', { name: '3', exact: true }).click();
    await left.getByRole('button', { name: /^Pork/ }).click();
    await expect(cell(page, 'belly')).toHaveCount(0);
    await button(page, /^Font/).click();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await button(page, 'Save Config').click();
    await expect(button(page, 'Saved')).toBeVisible();
    await expect(button(page, 'Save Config')).toBeVisible({ timeout: 6000 });
    expect(sent).toEqual([]);
    await page.reload();
    await expect(cell(page, 'ribs')).toBeVisible();
    await expect(cell(page, 'belly')).toHaveCount(0);
    await expect(button(page, 'Font: Large')).toBeVisible();
  });

  test('a damaged configuration falls back to the default with a message @thorough', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('larder.meat-board.v1', '{"fontSize":"med'));
    await open(page);
    await expect(page.getByText('The saved set-up could not be read.')).toBeVisible();
    await expect(page.locator('[data-product]')).toHaveCount(4);
  });

  test('the meat board imports a configuration as text and refuses invalid text @thorough', async ({ page }) => {
    await open(page);
    await button(page, 'Configure').click();
    const field = page.getByRole('textbox', { name: 'Set-up as text' });
    const text = await field.inputValue();
    await field.fill('beef, please');
    await button(page, 'Use this text').click();
    await expect(page.getByText('This text is not the set-up of a meat board.')).toBeVisible();
    await field.fill(text.replace('"medium"', '"small"'));
    await button(page, 'Use this text').click();
    await expect(button(page, 'Font: Small')).toBeVisible();
  });

  for (const [count, columns] of [
    [3, 1],
    [4, 2],
    [8, 2],
    [9, 3],
    [15, 3],
    [16, 4],
    [24, 4],
    [25, 5],
  ] as const) {
    test(`${count} items are laid out in ${columns} columns${count === 25 ? '' : ' @thorough'}`, async ({ page }) => {
      await open(page, many(count));
      const first = half(page, 'Left half').getByRole('list').first();
      await expect(first.locator('[data-product]')).toHaveCount(columns);
    });
  }

  test('40 items in a 2×5 layout cause a warning that lists the hidden ones, and pages turn every twelve seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, many(40));
    await button(page, 'Configure').click();
    const left = page.getByRole('group', { name: 'Left half' });
    const choose = (name: string, number: string) =>
      left.getByRole('group', { name }).getByRole('button', { name: number, exact: true }).click();
    await choose('Columns', '2');
    await choose('Rows', '5');
    await expect(left.getByText('40 items in 2×5: 4 pages')).toBeVisible();
    await expect(left.getByText(/^30 items are not on the first page: Cut number 11, /)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Close set-up').click();
    const shown = half(page, 'Left half').locator('[data-part="dots-count"]');
    await expect(shown).toHaveText('1/4');
    // The screen is in use, so the board turns no page until it is idle.
    await page.clock.runFor(8000);
    await page.keyboard.press('Shift');
    await page.clock.runFor(8000);
    await expect(shown).toHaveText('1/4');
    await page.clock.runFor(18_000);
    await expect(shown).toHaveText('2/4');
    await page.clock.runFor(12_000);
    await expect(shown).toHaveText('3/4');
  });

  test("the meat board's toolbar works with a remote and with shortcut letters @thorough", async ({ page }) => {
    await open(page);
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Full screen')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, /^Font/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Font: Large')).toBeFocused();
    await page.keyboard.press('a');
    await expect(button(page, 'Font: Extra large')).toBeVisible();
    const asked = page.waitForRequest(/\/api\/products/);
    await page.keyboard.press('r');
    await asked;
    await page.keyboard.press('s');
    await expect(button(page, 'Saved')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pair this screen' })).toHaveAttribute('href', '/tv');
  });

  test('the meat board fills the screen, and its toolbar hides after three seconds without input', async ({ page }) => {
    await open(page);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await expect(page.getByRole('toolbar')).toHaveCount(0, { timeout: 6000 });
    await page.mouse.move(300, 300);
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
    await expect(button(page, 'Full screen')).toBeVisible();
  });

  test('the meat board shows a stock picture when a picture fails to load @thorough', async ({ page }) => {
    await page.route('**/images/products/ribs.jpg', (route) => route.fulfill({ path: 'public/favicon.svg' }));
    await page.route('**/images/products/gone.jpg', (route) => route.fulfill({ status: 404 }));
    await open(page, [
      { ...RIBS, imageUrl: '/images/products/ribs.jpg' },
      { ...BELLY, imageUrl: '/images/products/gone.jpg' },
    ]);
    await expect(cell(page, 'ribs').locator('img')).toBeVisible();
    await expect(cell(page, 'belly').locator('[data-picture="stock"] svg')).toBeVisible();
    await expect(cell(page, 'belly').locator('img')).toHaveCount(0);
  });

  test('the meat board polls prices and settings every sixty seconds and tolerates missing settings @thorough', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/api/admin/settings*', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }));
    await page.addInitScript(() => {
      const asked: { path: string; at: number }[] = [];
      const counts = { pending: 0 };
      const { fetch, WebSocket } = window;
      class WatchedSocket extends WebSocket {
        constructor(...address: ConstructorParameters<typeof WebSocket>) {
          super(...address);
          this.addEventListener('open', () => Object.assign(window, { isLive: true }));
        }
      }
      Object.assign(window, {
        asked,
        counts,
        WebSocket: WatchedSocket,
        fetch: async (path: string, init: RequestInit) => {
          asked.push({ path, at: Date.now() });
          counts.pending += 1;
          return await fetch(path, init).finally(() => (counts.pending -= 1));
        },
      });
    });
    await open(page);
    // The live channel opens in real time, and its first request must not be counted as a poll.
    await expect.poll(async () => page.evaluate(() => 'isLive' in window)).toBe(true);
    const isAsking = () =>
      page.evaluate(() => (window as unknown as { counts: { pending: number } }).counts.pending > 0);
    for (let second = 0; second < 185; second += 1) {
      await page.clock.runFor(1000);
      // The page's clock is faster than real time: a slow answer would count as none.
      while (await isAsking()) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const asked = await page.evaluate(() => (window as unknown as { asked: { path: string; at: number }[] }).asked);
    for (const path of ['/api/products', '/api/admin/settings']) {
      // The first requests come from opening the page and its connection.
      const times = asked.filter((call) => call.path === path).map(({ at }) => at);
      const gaps = times.slice(-2).map((at, index) => at - (times.at(-3 + index) ?? 0));
      expect(gaps).toHaveLength(2);
      for (const gap of gaps) expect(Math.abs(gap - 60_000)).toBeLessThanOrEqual(1000);
    }
    await expect(cell(page, 'ribs')).toBeVisible();
  });

  test('the meat board has an empty state @thorough', async ({ page }) => {
    await answerPrices(page, []);
    await page.goto('/meatprices');
    await expect(page.getByText('No meat prices today.')).toContainText('今日沒有肉類價格');
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('a meat board with a clock in another time zone', () => {
  test.use({ serviceWorkers: 'block', timezoneId: 'Asia/Tokyo' });
  test("shows the last update on the store's clock @thorough", async ({ page }) => {
    const json = { status: 'live', lastUpdated: '2026-11-21T19:05:00.000Z' };
    await page.route('**/api/admin/settings', (route) => route.fulfill({ json }));
    await open(page);
    await expect(page.getByText('Last update: Nov 21, 2:05 PM')).toBeVisible();
  });
});
