import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { settled, test } from './answers.ts';
import { AREAS, prepare } from './areas.ts';
import { load, pressAll } from './pressing.ts';
import { evaluated, open, textsBesidesData } from './reading.ts';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const VITE = join(WEB, '../node_modules/vite/bin/vite.js');
const BUILT = '.test-results/pseudo';

/** Long, accented texts made from English: plain text on the page is hard-coded, and tight labels are clipped. */
test.describe('in the pseudo-language @thorough', () => {
  test.beforeAll(() => {
    const options = ['build', '--mode', 'pseudo', '--outDir', BUILT, '--emptyOutDir', '--logLevel', 'error'];
    execFileSync(process.execPath, [VITE, ...options], { cwd: WEB, env: { ...process.env, NODE_ENV: 'production' } });
  });

  test.beforeEach(async ({ page }) => {
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const isPage = route.request().resourceType() === 'document';
      const file = join(WEB, BUILT, isPage ? `pseudo/${pathname === '/' ? 'board' : 'index'}.html` : pathname);
      return (isPage || pathname.startsWith('/assets/')) && existsSync(file)
        ? route.fulfill({ path: file })
        : route.fallback();
    });
  });

  for (const width of [390, 1280]) {
    test(`the public pages at ${width} px cut nothing off and contain no hard-coded text`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await isWhole(page);
      await page.goto('/?sort=savings&q=xyzzy');
      await expect(page.getByRole('combobox')).toBeVisible();
      await isWhole(page);
      await open(page, '/status');
      await isWhole(page);
      await open(page, '/no-such-page');
      await isWhole(page);
      await open(page, '/restaurant');
      await isWhole(page);
      await page.locator('[data-product] button[data-tone=primary]').first().click();
      if (width < 1024) await page.locator('.floating-pill').click();
      await isWhole(page);
      await page.locator('[data-cart] button[data-tone=primary]').last().click();
      const form = page.getByRole('dialog');
      await form.locator('[name=order-type]').nth(1).check();
      await form.locator('button[type=submit]').click();
      await isWhole(page);
      await form.locator('[name=restaurantName]').fill('園林小館');
      await form.locator('[data-part=offered-days] button').first().click();
      await form.locator('button[type=submit]').click();
      await expect(page.locator('[data-order-slip]')).toBeVisible();
      await isWhole(page);
    });
  }

  for (const [area, paths] of Object.entries(AREAS))
    test(`${area}: no page, tab, dialog, menu or notice cuts anything off at 1280 and 390 px`, async ({ page }) => {
      test.setTimeout(480_000);
      await prepare(page, 'en');
      const pressed = new Set<string>();
      const known = new Set<string>();
      // Controls that exist only on a phone are pressed on a phone.
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const path of paths) {
          await load(page, path);
          await expect.poll(() => cutOff(page)).toEqual([]);
          await pressAll(page, pressed, async () => {
            await expect.poll(() => cutOff(page)).toEqual([]);
            if (width === 390 || !(await hasNewText(page, known))) return;
            await page.setViewportSize({ width: 390, height: 844 });
            await expect.poll(() => cutOff(page)).toEqual([]);
            await page.setViewportSize({ width, height: 844 });
            await settled(page);
          });
        }
      }
    });
});

async function isWhole(page: Page): Promise<void> {
  await expect.poll(() => cutOff(page)).toEqual([]);
  await expect.poll(() => textsBesidesData(page, /\p{L}{2,}(?![^⟦]*⟧)/u)).toEqual([]);
}

/** Whether a text is visible that was not known before; all current ones become known. */
async function hasNewText(page: Page, known: Set<string>): Promise<boolean> {
  const texts = await evaluated(page, () => document.body.innerText.match(/⟦[^⟧]*⟧/g) ?? []);
  const isNew = texts.some((text) => !known.has(text));
  for (const text of texts) known.add(text);
  return isNew;
}

/** Texts that are wider than the box that clips them, and the page itself if it is wider than the window. */
function cutOff(page: Page): Promise<string[]> {
  return evaluated(page, () => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      // Texts for screen readers only are one pixel wide.
      return (
        hides &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.innerText.includes('⟦')
      );
    });
    const root = document.documentElement;
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []),
      ...cut.map(({ className, innerText }) => `${className}: ${innerText.slice(0, 60)}`),
    ];
  });
}
