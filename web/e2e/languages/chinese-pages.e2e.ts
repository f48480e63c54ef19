import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { test } from './answers.ts';
import { answerChanges } from './changes.ts';
import { load, pressAll } from './pressing.ts';
import { CHINESE, open, textsBesidesData } from './reading.ts';

async function isAllChinese(page: Page): Promise<void> {
  await expect.poll(() => textsBesidesData(page, /[A-Za-z]{2,}/)).toEqual([]);
}

for (const { language } of CHINESE) {
  test.describe(`the public pages in ${language}${language === 'zh-Hant' ? '' : ' @thorough'}`, () => {
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'larder_language', value: language, url: baseURL ?? '' }]),
    );

    for (const path of [
      '/',
      '/?sort=savings',
      '/?q=xyzzy',
      '/restaurant',
      '/restaurant?q=xyzzy',
      '/status',
      '/no-such-page',
    ]) {
      test(`${path} is all in Chinese and accessible${['/', '/restaurant'].includes(path) ? '' : ' @thorough'}`, async ({
        page,
      }) => {
        await (path.includes('xyzzy') ? page.goto(path) : open(page, path));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // Waits for parts that are loaded separately.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        if (path !== '/no-such-page') await expect(page).toHaveTitle(/超市$/);
        await isAllChinese(page);
        expect(await axeViolations(page)).toEqual([]);
      });
    }

    test('a cook orders on a phone without seeing any English', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/restaurant');
      await page.locator('[data-product] button[data-tone=primary]').first().click();
      await page.locator('.floating-pill').click();
      await isAllChinese(page);
      await page.locator('[data-cart] button[data-tone=primary]').last().click();
      const form = page.getByRole('dialog');
      await form.locator('button[type=submit]').click();
      await expect(form.locator('[name=restaurantName]')).toHaveAttribute('aria-invalid', 'true');
      await isAllChinese(page);
      await form.locator('[name=restaurantName]').fill('園林小館');
      await form.locator('[name=order-type]').nth(1).check();
      await form.locator('[name=deliveryAddress]').fill('1 Main Street');
      await form.getByRole('button', { name: /日[曆历]/ }).click();
      await isAllChinese(page);
      await page.keyboard.press('Escape');
      await form.locator('[data-part=offered-days] button').first().click();
      expect(await axeViolations(page)).toEqual([]);
      await form.locator('button[type=submit]').click();
      const slip = page.locator('[data-order-slip]');
      await expect(slip.locator('[data-part=order-number-text]')).toHaveText(/^\d{6}-\w{3}-\w{3}$/);
      await expect(slip).toContainText(language === 'zh-Hant' ? '2 小時內致電' : '2 小时内致电');
      await expect.poll(() => textsBesidesData(page, /[A-Za-z]{2,}/)).toEqual(['1 Main Street']);
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: /日[曆历]/ }).click();
      const entry = await readFile(await (await arriving).path(), 'utf8');
      expect(entry).toMatch(/SUMMARY:.*超市/);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('a lost connection and a list that cannot be loaded are reported in Chinese @thorough', async ({ page }) => {
      await page.route('**/api/products*', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
      await page.goto('/');
      await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
      await isAllChinese(page);
    });
  });
}

// Simplified texts are converted from the Traditional ones.
for (const path of ['/', '/restaurant', '/status', '/admin'])
  test(`everything that the buttons of ${path} open is in Chinese @thorough`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'larder_language', value: 'zh-Hant', url: baseURL ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerChanges(page);
    const pressed = new Set<string>();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await load(page, path);
      await pressAll(page, pressed, () => isAllChinese(page));
    }
  });
