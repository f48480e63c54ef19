import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { answerPrices, boardProduct } from './price-answers.ts';

const BRISKET = boardProduct('brisket', {
  description: 'Beef Brisket',
  chineseName: '牛腩',
  category: 'meat-beef',
  ourPrice: 9.5,
});
const BELLY = boardProduct('belly', {
  description: 'Pork Belly',
  chineseName: '五花肉',
  category: 'meat-pork',
  ourPrice: 6.25,
});
const PRAWNS = boardProduct('prawns', {
  description: 'Tiger Prawns',
  chineseName: '虎蝦',
  category: 'seafood',
  ourPrice: 15.99,
});
const ALL = [BRISKET, BELLY, PRAWNS];

const column = (page: Page, name: string | RegExp) => page.getByRole('table', { name });
/** The price of a line for screen readers. */
const said = (page: Page, id: string) => page.locator(`[data-product="${id}"] .sg-hidden`);
/** The price shown on the flaps of a line. */
const flaps = (page: Page, id: string) =>
  page.locator(`[data-product="${id}"] [data-part="terminal-digits"] [data-part="flap-face"]`);
const shown = async (page: Page, id: string): Promise<string> =>
  (await flaps(page, id).allTextContents()).join('').trim();

async function open(page: Page, list = ALL) {
  const prices = await answerPrices(page, list);
  await page.goto('/meatpriceairport');
  await expect(column(page, /Beef/)).toBeVisible();
  return prices;
}

/** Records which flaps turn from now on. */
async function watchFlaps(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const turned: string[] = [];
    Object.assign(window, { turned });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.part === 'flap-over' && target instanceof HTMLElement)
            turned.push(target.dataset.flap ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { turned: string[] }).turned);
}

test.describe('the airport terminal', () => {
  // The page's worker would answer instead of these tests' routes.
  test.use({ serviceWorkers: 'block' });

  test('the terminal lists two categories as tables with description, Chinese name and price', async ({ page }) => {
    await open(page);
    const beef = column(page, 'Beef 牛肉').getByRole('row', { name: /Beef Brisket/ });
    await expect(beef.getByRole('rowheader')).toHaveText('Beef Brisket');
    await expect(beef.getByRole('cell').first()).toHaveText('牛腩');
    await expect(said(page, 'brisket')).toHaveText('$9.50');
    await expect(column(page, 'Pork 豬肉').getByRole('rowheader')).toHaveText('Pork Belly');
    expect(await shown(page, 'brisket')).toBe('$9.50');
    expect(await axeViolations(page)).toEqual([]);
  });

  test("the terminal shows the store's time from the server's clock and the day in both languages @thorough", async ({
    page,
  }) => {
    // The screen's clock is a day and three hours slow.
    await page.clock.install({ time: new Date(Date.now() - 27 * 3_600_000) });
    await page.route('**/api/stores', async (route) => {
      const response = await route.fetch();
      const stores = (await response.json()) as object[];
      await route.fulfill({ response, json: stores.map((store) => ({ ...store, timeZone: 'Asia/Tokyo' })) });
    });
    let asked = 0;
    await page.route(/\/api\/products(\?|$)/, async (route) => {
      asked += 1;
      // After the first answer the clock runs without the server.
      if (asked > 1) return route.abort();
      await route.fulfill({ json: ALL, headers: { 'x-revision': '1', date: 'Sat, 21 Nov 2026 05:05:20 GMT' } });
    });
    await page.goto('/meatpriceairport');
    await page.clock.runFor(3_000);
    await expect(page.locator('time')).toHaveText('14:05');
    await expect(page.getByText('Saturday, November 21, 2026')).toBeVisible();
    await expect(page.getByText('2026年11月21日 星期六')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.locator('time')).toHaveText('14:06');
    await expect(
      page.locator('[data-part="terminal-clock"] [aria-live], [data-part="terminal-clock"] output'),
    ).toHaveCount(0);
  });

  test("the terminal follows its store's new time zone, also under the store's former name @thorough", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T05:05:20Z') });
    let timeZone = 'Asia/Tokyo';
    await page.route('**/api/stores/old-town', (route) =>
      route.fulfill({ json: { slug: 'new-town', isDefault: false, timeZone } }),
    );
    await page.route(/\/api\/products\?/, (route) =>
      route.fulfill({ json: ALL, headers: { 'x-revision': '1', date: 'Sat, 21 Nov 2026 05:05:20 GMT' } }),
    );
    await page.goto('/meatpriceairport?store=old-town');
    await page.clock.runFor(3_000);
    await expect(page.locator('time')).toHaveText('14:05');
    timeZone = 'Australia/Perth';
    await page.clock.runFor(65_000);
    await expect(page.locator('time')).toHaveText(/^13:/);
  });

  test('the terminal hides its selectors until there is input, and keeps the choice through a reload @thorough', async ({
    page,
  }) => {
    await open(page);
    const select = page.getByLabel('Category of column A');
    await expect(select).toHaveCSS('opacity', '0');
    await page.mouse.move(400, 300);
    await expect(select).toHaveCSS('opacity', '1');
    await expect(select.getByRole('option')).toHaveText([
      'Beef 牛肉',
      'Pork 豬肉',
      'Chicken 雞肉',
      'Hot Pot 火鍋',
      'Seafood 海鮮',
    ]);
    await select.selectOption('seafood');
    await expect(column(page, 'Seafood 海鮮').getByRole('rowheader')).toHaveText('Tiger Prawns');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Seafood 海鮮');
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await expect(column(page, 'Seafood 海鮮').getByRole('rowheader')).toHaveText('Tiger Prawns');
    await expect(column(page, 'Pork 豬肉')).toBeVisible();
  });

  test('the terminal reports an empty category @thorough', async ({ page }) => {
    await open(page, [BRISKET]);
    await expect(page.getByText('No products available in this category yet.')).toBeVisible();
  });

  test('only the flaps of changed cells turn, and they end on the new text', async ({ page }) => {
    const prices = await open(page, [BRISKET, { ...BRISKET, id: 'shank', description: 'Beef Shank' }, BELLY]);
    // The clock may turn once when it gets the store's zone.
    await page.waitForTimeout(1_500);
    const turned = await watchFlaps(page);
    await prices.put([{ ...BRISKET, ourPrice: 9.75 }, { ...BRISKET, id: 'shank', description: 'Beef Shank' }, BELLY]);
    await expect(said(page, 'brisket')).toHaveText('$9.75');
    await expect.poll(turned).toEqual(expect.arrayContaining(['left-0-price-1', 'left-0-price-0']));
    await expect(page.locator('[data-part="flap-over"]')).toHaveCount(0, { timeout: 2_000 });
    expect((await turned()).filter((cell) => !cell.startsWith('clock'))).toEqual(['left-0-price-1', 'left-0-price-0']);
    expect(await shown(page, 'brisket')).toBe('$9.75');
    expect(await shown(page, 'shank')).toBe('$9.50');
  });

  test('the terminal shows a new price even if the screen renders no animation frames', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    const prices = await open(page);
    const turned = await watchFlaps(page);
    await prices.put([{ ...BRISKET, ourPrice: 9.75 }, BELLY, PRAWNS]);
    await expect.poll(turned).toContain('left-0-price-0');
    await expect(page.locator('[data-part="flap-over"]')).toHaveCount(0, { timeout: 5_000 });
    expect(await shown(page, 'brisket')).toBe('$9.75');
  });

  test('the terminal announces new prices to screen readers once @thorough', async ({ page }) => {
    const prices = await open(page);
    await prices.put([{ ...BRISKET, ourPrice: 8 }, BELLY, PRAWNS]);
    await expect(page.locator('output')).toHaveText('New prices: Beef Brisket $8.00.');
    await prices.put([{ ...BRISKET, ourPrice: 8.5 }, BELLY, PRAWNS]);
    await expect(said(page, 'brisket')).toHaveText('$8.50');
    await expect(page.locator('output')).toHaveText('New prices: Beef Brisket $8.00.');
  });

  test('the terminal fades instead of flapping with reduced motion @thorough', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const prices = await open(page);
    await page.waitForTimeout(1_500);
    const turned = await watchFlaps(page);
    const faded = page.waitForSelector('[data-part="terminal-leaving"]', { state: 'attached' });
    await prices.put([{ ...BRISKET, ourPrice: 9.75 }, BELLY, PRAWNS]);
    await faded;
    await expect(page.locator('[data-part="terminal-leaving"]')).toHaveCount(0);
    expect(await turned()).toEqual([]);
    expect(await shown(page, 'brisket')).toBe('$9.75');
  });

  test('the terminal turns the page of a long category every 12 seconds @thorough', async ({ page }) => {
    await page.clock.install();
    const many = Array.from({ length: 24 }, (_, at) => ({ ...BRISKET, id: `cut-${at}`, description: `Cut ${at}` }));
    await open(page, [...many, BELLY]);
    const beef = column(page, 'Beef 牛肉');
    await expect(beef.getByRole('rowheader').first()).toHaveText('Cut 0');
    await expect(page.getByText('Page 1 of 3')).toBeAttached();
    await page.clock.runFor(13_500);
    await expect(beef.getByRole('rowheader').first()).toHaveText('Cut 11');
    await expect(page.getByText('Page 2 of 3')).toBeAttached();
    await page.clock.runFor(24_500);
    await expect(beef.getByRole('rowheader').first()).toHaveText('Cut 0');
    await expect(column(page, 'Pork 豬肉').getByRole('rowheader')).toHaveText('Pork Belly');
  });

  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1080, 1920],
    [1024, 768],
  ] as const)
    test(`the terminal clips nothing and has no scrollbars at ${width} by ${height}${width === 1920 ? '' : ' @thorough'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const long = 'Boneless pork shoulder butt roast with skin, cut to order at the counter, family pack';
      const many = Array.from({ length: 60 }, (_, at) => ({
        ...BRISKET,
        id: `cut-${at}`,
        description: at % 3 === 0 ? `${long} ${at}` : `Cut ${at}`,
        chineseName: at % 2 === 0 ? '新鮮無骨去皮帶脂豬肩肉家庭裝' : '牛腩',
        ourPrice: at === 5 ? 1234.5 : 9.5 + at,
      }));
      await open(page, [...many, BELLY]);
      await page.evaluate(() => document.fonts.ready);
      const problems = await page.evaluate(() => {
        const cut = [...document.querySelectorAll('[data-part="flap-face"]')]
          .filter((face) => face.scrollWidth > face.clientWidth + 1 || face.scrollHeight > face.clientHeight + 1)
          .map(({ textContent }) => `cut: ${textContent}`);
        const outside = [...document.querySelectorAll('main *')]
          .filter((element) => {
            const { right, bottom, left, top } = element.getBoundingClientRect();
            return right > innerWidth || bottom > innerHeight || left < 0 || top < 0;
          })
          .map(({ className }) => `outside: ${String(className)}`);
        return [...cut, ...outside];
      });
      expect(problems).toEqual([]);
    });
});

test.describe('the terminal without a network', () => {
  test("a terminal without a network keeps its prices, their age and the store's time through a reload", async ({
    page,
    context,
  }) => {
    await page.goto('/meatpriceairport');
    const line = column(page, /Beef/).locator('[data-product]').first();
    await expect(line).toBeVisible();
    const id = (await line.getAttribute('data-product')) ?? '';
    const price = await said(page, id).textContent();
    const stores = (await (await page.request.get('/api/stores')).json()) as { isDefault: boolean; timeZone: string }[];
    const timeZone = stores.find(({ isDefault }) => isDefault)?.timeZone;
    const storeTime = (): string =>
      new Date().toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await context.setOffline(true);
    await expect(page.locator('[data-chip]')).toHaveText(/^offline · prices from \d\d:\d\d$/);
    await expect(said(page, id)).toHaveText(price ?? '');
    await page.reload();
    await expect(said(page, id)).toHaveText(price ?? '');
    await expect(page.locator('[data-chip]')).toHaveText(/^offline · prices from \d\d:\d\d$/);
    await expect.poll(async () => (await page.locator('time').textContent()) === storeTime()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    await context.setOffline(false);
    await expect(page.locator('[data-chip]')).toHaveCount(0, { timeout: 5_000 });
    await expect(said(page, id)).toHaveText(price ?? '');
  });
});
