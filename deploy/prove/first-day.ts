import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { CHROMIUM_FLAGS } from '../proof-parts/chromium-flags.ts';
import { readList } from '../proof-parts/staff-client.ts';
import { verdict } from '../proof-parts/verdict.ts';

const WITHIN_S = 300;
/** The short name that the form derives from the second store's name. */
const SECOND = 'harvest-north';
/** The shop's colour, as set and as browsers report it. */
const COLOR = ['#8c1d18', 'rgb(140, 29, 24)'] as const;

/** From an empty start to two stores with one different price, in a browser, following the pages' links. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { say, engines } = context;
  const system = await context.startSystem({ replicas: 1, env: { SEED: 'none' } });
  const before = await readList(system.url);
  const browser = await chromium.launch({ executablePath: engines['headless-shell'], args: CHROMIUM_FLAGS });
  const began = performance.now();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await setUp(page, system);
    const seconds = (performance.now() - began) / 1_000;
    const shown = await Promise.all(
      ['/', `/s/${SECOND}`].map(async (path) => boardOf(browser, `${system.url}${path}`)),
    );
    return verdict(say, 0, [
      {
        claim: 'an empty shop has no goods',
        holds: before.products.length === 0,
        figures: `${before.products.length}`,
      },
      {
        claim: `sign-in, shop, product, second store and its own price are done within ${WITHIN_S} s`,
        holds: seconds <= WITHIN_S,
        figures: `${seconds.toFixed(1)} s by a program`,
      },
      {
        claim: 'each board shows the price of its store',
        holds: shown.map(({ price }) => price).join(' ') === '1.99 1.49',
        figures: shown.map(({ price }) => price).join(' and '),
      },
      {
        claim: 'each board has the chosen colour',
        holds: shown.every(({ color }) => color === COLOR[1]),
        figures: shown.map(({ color }) => color).join(' and '),
      },
    ]);
  } finally {
    await browser.close();
  }
}

async function setUp(page: Page, { url, adminUser, adminPassword }: RunningSystem): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Username').fill(adminUser);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/setup');
  await page.getByRole('button', { name: 'Enter the shop' }).click();
  await fill(page, {
    name: 'Harvest 豐收',
    chineseName: '豐收超市',
    slug: 'harvest',
    address: '88 Spadina Ave, Toronto',
  });
  await page.getByRole('button', { name: 'Logo and colour' }).click();
  await page.getByLabel('Choose the other colour').fill(COLOR[0]);
  await page.getByRole('button', { name: 'Save colour' }).click();
  await page.getByText('Saved').first().waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add a product' }).click();
  await fill(page, { description: 'Napa Cabbage', size: '1 lb', retailPrice: '2.99', ourPrice: '1.99' });
  await page.getByRole('button', { name: 'Add a store' }).click();
  await page.getByRole('dialog').getByLabel('Begin as a copy of').selectOption({ index: 1 });
  await fill(page, { name: 'Harvest North', address: '1 Yonge St, Toronto' });
  await page.getByRole('button', { name: 'Later: Your people' }).click();
  await page.getByText('Your shop is ready').waitFor();
  await page.goto(`${url}/admin?store=${SECOND}`);
  await page.getByRole('button', { name: /^Edit Our Price/ }).click();
  await page.keyboard.type('1.49');
  await page.keyboard.press('Enter');
  await page.getByText('Product Updated').first().waitFor();
}

/** Fills fields of the open dialog by name, and saves it. */
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog: Locator = page.getByRole('dialog');
  for (const [name, text] of Object.entries(fields)) await dialog.locator(`[name='${name}']`).fill(text);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

async function boardOf(browser: Browser, address: string): Promise<{ price: string; color: string }> {
  const tab = await browser.newPage();
  await tab.goto(address);
  const line = await tab.locator('.price-line').first().innerText();
  const price = /our price \$(\d+\.\d\d)/.exec(line)?.[1] ?? line;
  const header = tab.locator('header > div').first();
  return { price, color: await header.evaluate((element) => getComputedStyle(element).backgroundColor) };
}
