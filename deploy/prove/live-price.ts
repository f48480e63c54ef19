// The functions given to a page run in the browser.
/// <reference lib="dom" />
import { chromium, type Browser, type Page } from '@playwright/test';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { CHROMIUM_FLAGS } from '../proof-parts/chromium-flags.ts';
import { readList } from '../proof-parts/staff-client.ts';
import { percentile } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const REACH_MS = 1_000;

/** From the Enter key in one browser to the new price in another, without a reload; in the short form 3×. */
export async function run({ startSystem, engines, short, say }: ProofContext): Promise<CheckResult> {
  const [changes, reach] = short ? [5, 3 * REACH_MS] : [50, REACH_MS];
  const system = await startSystem();
  const browsers = await Promise.all(
    [1, 2].map(() => chromium.launch({ executablePath: engines['headless-shell'], args: CHROMIUM_FLAGS })),
  );
  try {
    const [staffBrowser, boardBrowser] = browsers as [Browser, Browser];
    const staff = await openProducts(await staffBrowser.newPage(), system);
    const board = await boardBrowser.newPage();
    await board.goto(system.url);
    await board.locator('[data-product]').first().waitFor();
    await board.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
    const id = await board.locator('[data-product]').first().getAttribute('data-product');
    const waits: number[] = [];
    const { products } = await readList(system.url);
    const price = products.find((product) => product.id === id)?.ourPrice ?? 0;
    for (let change = 1; change <= changes; change++) {
      // By one cent: larger changes could look like typing errors and need a confirmation.
      waits.push(await timeOneChange(staff, board, id ?? '', (price - change / 100).toFixed(2)));
    }
    const reloaded = !(await board.evaluate(() => 'neverReloaded' in globalThis));
    const p95 = percentile(waits, 0.95);
    const figures = `p50 ${percentile(waits, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...waits).toFixed(0)} ms over ${changes} changes`;
    say(figures);
    return verdict(say, 0, [
      { claim: `an open board shows a changed price within ${reach / 1_000} s, p95`, holds: p95 < reach, figures },
      { claim: 'without a reload', holds: !reloaded, figures: reloaded ? 'it reloaded' : 'the same page' },
    ]);
  } finally {
    for (const browser of browsers) await browser.close();
  }
}

async function openProducts(page: Page, { url, adminUser, adminPassword }: RunningSystem): Promise<Page> {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Username').fill(adminUser);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('tr[data-product]').first().waitFor();
  return page;
}

/** The time from the Enter key to the board, both by this machine's clock. */
async function timeOneChange(staff: Page, board: Page, id: string, price: string): Promise<number> {
  const shown = board.evaluate(
    ({ product, wanted }) =>
      new Promise<number>((resolve, reject) => {
        const look = (): void => {
          const card = document.querySelector(`[data-product="${product}"]`);
          if (!card?.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error(`The board never showed ${wanted}.`)), 30_000);
      }),
    { product: id, wanted: price },
  );
  const row = staff.locator(`tr[data-product="${id}"]`);
  await row.getByRole('button', { name: /^Edit Our Price/ }).click();
  const field = row.getByRole('textbox', { name: /^Our Price of/ });
  await field.fill(price);
  await field.evaluate((input) =>
    input.addEventListener('keydown', () => Object.assign(globalThis, { enteredAt: Date.now() }), { once: true }),
  );
  await field.press('Enter');
  const shownAt = await shown;
  return shownAt - (await staff.evaluate(() => (globalThis as unknown as { enteredAt: number }).enteredAt));
}
