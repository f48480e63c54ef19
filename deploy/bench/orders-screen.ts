// The functions given to a page run in the browser.
/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { CHROMIUM_FLAGS } from '../proof-parts/chromium-flags.ts';
import { forgetOrders, storeOrders } from '../proof-parts/orders/stored-orders.ts';
import { percentile } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const FIRST_ROWS_MS = 1_000;
const FILTER_MS = 300;

/** With a year of orders, the first rows show soon and filters respond at once. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say, engines } = context;
  const orders = short ? 5_000 : 100_000;
  const rounds = short ? 3 : 10;
  const system = await context.startSystem(short ? undefined : { replicas: 1 });
  await storeOrders(system, orders);
  const browser = await chromium.launch({ executablePath: engines['headless-shell'], args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${system.url}/admin/restaurant/orders`);
    await page.getByLabel('Username').fill(system.adminUser);
    await page.getByLabel('Password', { exact: true }).fill(system.adminPassword ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[data-order]').first().waitFor();
    const opened: number[] = [];
    for (let round = 0; round < rounds; round++) opened.push(await timeOpening(page));
    const filtered: number[] = [];
    for (let round = 0; round < rounds; round++) filtered.push(await timeFilter(page, 17 + round * 31));
    const figures = (values: readonly number[]): string =>
      `median ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms`;
    // Three times the limit in parallel with other tests; the full run decides.
    const patience = short ? 3 : 1;
    return verdict(say, 0, [
      {
        claim: `the first rows of ${orders} orders are shown within ${FIRST_ROWS_MS * patience} ms, p95 of ${rounds}`,
        holds: percentile(opened, 0.95) <= FIRST_ROWS_MS * patience,
        figures: figures(opened),
      },
      {
        claim: `${orders} orders are filtered within ${FILTER_MS * patience} ms, p95 of ${rounds}`,
        holds: percentile(filtered, 0.95) <= FILTER_MS * patience,
        figures: figures(filtered),
      },
    ]);
  } finally {
    await browser.close();
    await forgetOrders(system);
  }
}

/** Milliseconds until the frame that shows the first row. */
async function timeOpening(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-order]') !== null, undefined, { polling: 'raf' });
  return await page.evaluate(() => performance.now());
}

/** Milliseconds until the frame that shows that restaurant in the first row. */
async function timeFilter(page: Page, restaurant: number): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Quick search' });
  if ((await field.inputValue()) !== '') {
    const filtered = await page.locator('[data-order]').first().textContent();
    await field.fill('');
    // Waits for the whole list again.
    await page.waitForFunction((text) => document.querySelector('[data-order]')?.textContent !== text, filtered, {
      polling: 'raf',
    });
  }
  await field.evaluate((input, name) => {
    const answered = new Promise<number>((resolve, reject) => {
      let typedAt = Number.NaN;
      input.addEventListener('input', (event) => (typedAt = event.timeStamp), { once: true, capture: true });
      const look = (): void => {
        const first = document.querySelector('[data-order]')?.textContent ?? '';
        if (!Number.isNaN(typedAt) && first.includes(name)) resolve(performance.now() - typedAt);
        else requestAnimationFrame(look);
      };
      look();
      setTimeout(() => reject(new Error('The filter did not answer.')), 10_000);
    });
    Object.assign(globalThis, { answered });
  }, `Noodle House ${restaurant} 麵`);
  await field.fill(`house ${restaurant} 麵`);
  return await page.evaluate(() => (globalThis as unknown as { answered: Promise<number> }).answered);
}
