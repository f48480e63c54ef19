import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { shortenList } from './product-answers.ts';
import { openProducts } from './staff.ts';

test.describe('no axeViolations', () => {
  // Rules check every element, and a long list of similar cards would find nothing new.
  test.beforeEach(({ page }) => shortenList(page));

  for (const width of [1280, 390]) {
    test(`the board with open details is accessible at ${width} px${width === 1280 ? '' : ' @thorough'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page
        .getByRole('button', { name: /^MORE INFO/ })
        .first()
        .click();
      await expect(page.locator('.formatted').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test(`the sign-in page with an error is accessible at ${width} px${width === 1280 ? '' : ' @thorough'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Username is required')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test(`the not-found page is accessible at ${width} px${width === 1280 ? '' : ' @thorough'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('the product list is accessible as a table with an open editor and as cards', async ({ page }) => {
    await openProducts(page);
    await page
      .getByRole('button', { name: /^Edit Our Price/ })
      .first()
      .click();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('li[data-product]').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const width of [1280, 390]) {
    test(`the API description is accessible at ${width} px @thorough`, async ({ page }) => {
      await openProducts(page);
      await page.setViewportSize({ width, height: 900 });
      // A plain navigation can only send the session's cookie.
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1, name: 'Larder API' })).toBeVisible();
      // Calls and schemas look alike: the first of each service represent all 300.
      await page.locator('section > article:nth-of-type(n + 6)').evaluateAll((rest) => {
        for (const each of rest) each.remove();
      });
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test("the board's first tab stop skips the header", async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-product]').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  });
});
