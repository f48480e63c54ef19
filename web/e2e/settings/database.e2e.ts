import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { escapeFrom, toast } from '../staff.ts';
import { openSettings } from './open-settings.ts';

const DATABASE = '?tab=database';
const BACKUPS = '**/api/admin/system/backups';
const BACKUP = '**/api/admin/system/backup';
const rows = (page: Page) => page.getByRole('table', { name: 'Backups' }).locator('[data-backup]');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const figure = (page: Page, name: string) => page.locator('[data-part="facts"] dt', { hasText: name }).locator('+ dd');

const backupOf = (place: number, more: object = {}) => ({
  filename: `larder-20261121-${String(place).padStart(6, '0')}-manual.db`,
  size: 1_536,
  created: '2026-11-21T12:00:00.000Z',
  kind: 'manual',
  description: null,
  createdBy: 'admin',
  records: 1_234,
  rehearsal: null,
  ...more,
});

test.describe('the database', () => {
  test('creating a backup downloads it and lists it', async ({ page }) => {
    test.setTimeout(180_000);
    const words = `Before the holidays 節日前 ${randomUUID().slice(0, 6)}`;
    await openSettings(page, DATABASE);
    await expect(figure(page, 'Size')).toHaveText(/^[\d.]+ (KB|MB|GB)$/);
    await page.getByRole('button', { name: 'Create Backup' }).first().click();
    const form = dialog(page, 'Create Database Backup');
    await form.getByLabel('Description').fill(words);
    const downloaded = page.waitForEvent('download', { timeout: 120_000 });
    await form.getByRole('button', { name: 'Create backup' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^larder-[a-z0-9-]+\.db$/);
    await expect(toast(page, 'Backup created successfully')).toBeVisible();
    await expect(form).toBeHidden();
    const row = rows(page).filter({ hasText: words });
    await expect(row).toContainText('By hand');
    await expect(row).toContainText('Passed', { timeout: 120_000 });
    const [created] = /[A-Z][a-z]{2} \d+, \d{4}, \d+:\d{2}\s[AP]M/.exec(await row.innerText()) ?? [];
    await expect(figure(page, 'Last backup'), 'the newest backup that passed its rehearsal').toHaveText(created ?? '-');

    await page.getByRole('button', { name: 'Create Backup' }).first().click();
    await expect(form.getByLabel('Description')).toHaveValue('');
    await escapeFrom(page, form);

    const again = page.waitForEvent('download');
    await row.getByRole('link', { name: /^Download larder-/ }).click();
    expect((await again).suggestedFilename()).toBe(file.suggestedFilename());
  });

  test('a backup shows its progress, and a failed one the reason @thorough', async ({ page }) => {
    await openSettings(page, DATABASE);
    await page.getByRole('button', { name: 'Create Backup' }).first().click();
    const form = dialog(page, 'Create Database Backup');
    await page.route('**/api/admin/system/backup/progress', (route) =>
      route.fulfill({
        json: { current: { id: randomUUID(), kind: 'backup', phase: 'Reading the data', done: 50, total: 200 } },
      }),
    );
    let answer = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(BACKUP, async (route) => {
      await wait;
      await route.fulfill({ status: 503, json: { message: 'There is too little room on the disk.' } });
    });
    await form.getByLabel('Description').fill('kept when it fails');
    await form.getByRole('button', { name: 'Create backup' }).click();
    await expect(form.getByText('Reading the data')).toBeVisible();
    await expect(form.getByRole('progressbar', { name: 'Progress of the backup' })).toHaveJSProperty('position', 0.25);
    answer();
    await expect(toast(page, 'Failed to create backup')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('There is too little room on the disk.');
    await expect(form.getByLabel('Description')).toHaveValue('kept when it fails');
  });

  test("a backup's row only explains where to restore @thorough", async ({ page }) => {
    await page.route(BACKUPS, (route) => route.fulfill({ json: [backupOf(1)] }));
    await openSettings(page, DATABASE);
    const literal = 'Not implemented yet - Use the restore dialog to upload a backup file';
    await rows(page).getByRole('button', { name: literal }).click({ force: true });
    await expect(page.getByRole('tooltip', { name: literal })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the backup list shows empty and error states and hundreds of backups on demand @thorough', async ({ page }) => {
    let answer: object[] | null = null;
    await page.route(BACKUPS, (route) =>
      answer === null
        ? route.fulfill({ status: 503, json: { message: 'The backups are away.' } })
        : route.fulfill({ json: answer }),
    );
    await openSettings(page, DATABASE);
    await expect(page.getByText('The backups are away.')).toBeVisible();
    answer = [];
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No backups found')).toBeVisible();
    answer = Array.from({ length: 200 }, (_, place) => backupOf(place));
    answer[0] = backupOf(0, {
      description: '農曆新年前的完整備份，包括所有餐廳訂單與回贈',
      rehearsal: { passed: false, message: 'Two orders name no store.', at: '2026-11-21T12:05:00.000Z' },
    });
    await page.reload();
    await expect(page.getByText('200 backups', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(30);
    await expect(rows(page).first()).toContainText('1.5 KB');
    await expect(rows(page).first()).toContainText('Two orders name no store.');
    await expect(rows(page).nth(1)).toContainText('Not yet');
    await page.getByRole('button', { name: 'Show all 200 backups' }).click();
    await expect(rows(page)).toHaveCount(200);
  });

  test('the backup schedule is saved, and an invalid one is refused @thorough', async ({ page }) => {
    await openSettings(page, DATABASE);
    const hours = page.getByLabel('Hours between backups');
    const before = await hours.inputValue();
    await hours.fill('0');
    await page.getByRole('button', { name: 'Save schedule' }).click();
    await expect(page.getByText('Enter a whole number from 1 to 168.')).toBeVisible();
    for (const value of ['36', before]) {
      await hours.fill(value);
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save schedule' }).click();
      expect((await saved).status()).toBe(200);
      await expect(toast(page, 'Schedule saved')).toBeVisible();
      await page.reload();
      await expect(hours).toHaveValue(value);
    }
  });

  for (const width of [1280, 390]) {
    test(`the database tab and its dialogs are accessible at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route(BACKUPS, (route) =>
        route.fulfill({
          json: [backupOf(1, { rehearsal: { passed: true, message: 'All of it.', at: '2026-11-21T12:05:00.000Z' } })],
        }),
      );
      await openSettings(page, DATABASE);
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByLabel('Hours between backups')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Restore Data' }).click();
      await dialog(page, 'Restore Database').getByRole('button', { name: 'Restore' }).click();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
