import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openSettings } from './open-settings.ts';

const GUIDE = '?tab=guide';
const topics = (page: Page) => page.getByRole('list', { name: 'Topics' }).locator('[data-topic]');

test.describe('the guide tab', () => {
  test('the help tab is searched by text, chips and tags and highlights matches @thorough', async ({ page }) => {
    await openSettings(page, GUIDE);
    await expect(topics(page).first()).toBeVisible();
    const all = await topics(page).count();
    expect(all).toBeGreaterThan(10);
    await page.getByLabel('Search the guide').fill('backup');
    await expect(topics(page).first().locator('mark').first()).toHaveText(/backup/i);
    expect(await topics(page).count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Technical' }).click();
    await expect(page.getByRole('button', { name: 'Technical' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-topic="make-a-backup"]')).toBeVisible();
    await expect(page.locator('[data-topic="clear-products"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'schedule', exact: true }).click();
    await expect(page.getByLabel('Search the guide')).toHaveValue('schedule');
    await expect(page.locator('[data-topic="make-a-backup"]')).toBeVisible();
  });

  test('the help tab shows an empty search result with the query and a way back @thorough', async ({ page }) => {
    await openSettings(page, GUIDE);
    await expect(topics(page).first()).toBeVisible();
    const all = await topics(page).count();
    await page.getByLabel('Search the guide').fill('durian');
    await expect(page.getByText('No results found')).toBeVisible();
    await expect(page.getByText('for “durian”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(topics(page)).toHaveCount(all);
  });

  test('the help tab keeps its search while other tabs are visited, and arrow keys move between tabs @thorough', async ({
    page,
  }) => {
    await openSettings(page, GUIDE);
    await page.getByLabel('Search the guide').fill('rebate');
    await page.getByRole('tab', { name: 'Guide' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Search the guide')).toHaveValue('rebate');

    // The row of tabs is wider than a phone.
    await page.setViewportSize({ width: 320, height: 844 });
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Guide' })).toBeInViewport({ ratio: 1 });
  });

  test('the help tab links to the pages it describes @thorough', async ({ page }) => {
    await openSettings(page, GUIDE);
    await page.locator('[data-topic="who-did-what"]').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  });

  for (const width of [1280, 390]) {
    test(`the help tab with a search is accessible at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSettings(page, GUIDE);
      await page.getByLabel('Search the guide').fill('backup');
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
