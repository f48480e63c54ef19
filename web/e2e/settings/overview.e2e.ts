import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { escapeFrom } from '../staff.ts';
import { openSettings } from './open-settings.ts';

const count = (page: Page, name: string) => page.locator(`[data-count="${name}"] dd`);

test.describe('the overview', () => {
  test('the settings open with an overview of eight counts, each linking to its page', async ({ page }) => {
    const answered = page.waitForResponse('**/api/admin/system/info');
    await openSettings(page);
    const info = (await (await answered).json()) as Record<string, number>;
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-count]')).toHaveCount(8);
    for (const name of ['totalRetailProducts', 'totalProducts', 'totalOrders', 'totalTiers'])
      await expect(count(page, name)).toHaveText((info[name] ?? -1).toLocaleString('en'));
    // The whole tile is a link, because its text is small on phones.
    await page.locator('[data-count="totalTiers"]').click();
    await expect(page.getByRole('tab', { name: 'Tier Configuration' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the quick actions open the backup and restore dialogs and reload the page @thorough', async ({ page }) => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Create Backup' }).click();
    const backup = page.getByRole('dialog', { name: 'Create Database Backup' });
    await expect(backup).toBeVisible();
    await escapeFrom(page, backup);
    await expect(page.getByRole('button', { name: 'Create Backup' })).toBeFocused();
    for (const [action, name] of [
      ['Create Backup', 'Create Database Backup'],
      ['Restore Data', 'Restore Database'],
    ] as const) {
      const place = await page.evaluate(() => navigation.currentEntry?.index);
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => navigation.currentEntry?.index), 'Back leaves no step behind').toBe(place);
    }
    const writes: string[] = [];
    page.on('request', (request) => void (request.method() !== 'GET' && writes.push(request.url())));
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Restart System Reloads this page' }).click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
    expect(writes).toEqual([]);
  });

  test('the overview asks for nothing while another tab is shown', async ({ page }) => {
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await openSettings(page);
    await expect(page.locator('[data-part=ordering]')).toContainText('Restaurants can order.');
    await page.getByRole('tab', { name: 'Guide' }).click();
    asked.length = 0;
    await page.clock.fastForward('01:01');
    await expect.poll(() => asked, "the frame's bell goes on asking").toContain('/api/admin/system/alerts');
    expect(asked).not.toContain('/api/admin/settings');
  });

  test('the overview shows its error state @thorough', async ({ page }) => {
    await page.route('**/api/admin/system/info', (route) =>
      route.fulfill({ status: 503, json: { message: 'The counts are away.' } }),
    );
    await openSettings(page);
    await expect(page.getByText('The counts are away.')).toBeVisible();
    await page.unroute('**/api/admin/system/info');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(count(page, 'totalUsers')).toHaveText(/^\d/);
  });

  for (const width of [1280, 390]) {
    test(`the settings overview is accessible at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSettings(page);
      await expect(count(page, 'totalUsers')).toHaveText(/^\d/);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
