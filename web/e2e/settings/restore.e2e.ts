import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { toast } from '../staff.ts';
import { openSettings } from './open-settings.ts';

const RESTORE = '?tab=database&dialog=restore';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Restore Database' });
const picker = (page: Page) => dialog(page).getByLabel('Backup file');
const sure = (page: Page) => dialog(page).getByLabel('Yes, replace all current data');
const restore = (page: Page) => dialog(page).getByRole('button', { name: 'Restore', exact: true });

const file = (name: string, content = '{}') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

test.describe('a restore', () => {
  test('a restore requires a backup file and a typed confirmation', async ({ page }) => {
    await openSettings(page, RESTORE);
    const calls: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && calls.push(request.url())));
    await expect(
      dialog(page).getByText('This will completely replace all current data. Are you sure?', { exact: true }),
    ).toBeVisible();
    // Not the browser's text, which may be in another language.
    await expect(dialog(page).getByText('Choose a file', { exact: true })).toBeVisible();
    await expect(picker(page)).toHaveCSS('opacity', '0');
    await restore(page).click();
    await expect(dialog(page).getByText('Please select a backup file', { exact: true })).toBeVisible();
    await expect(picker(page)).toBeFocused();
    await picker(page).setInputFiles(file('picture.png'));
    await expect(dialog(page).getByText('Please choose a .json, .sql or .db file.')).toBeVisible();
    await picker(page).setInputFiles(file('old.json'));
    await restore(page).click();
    await expect(dialog(page).getByText('Tick the box to continue.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Create a backup first' }).click();
    await expect(page.getByRole('dialog', { name: 'Create Database Backup' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('restoring a file that is not a backup is refused and changes nothing', async ({ page }) => {
    await openSettings(page, RESTORE);
    await picker(page).setInputFiles(file('foreign.json', '{"products": []}'));
    await sure(page).check();
    await restore(page).click();
    await expect(toast(page, 'Failed to restore backup')).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was changed.');
    await expect(sure(page)).toBeChecked();
  });

  test('a restore without an answer says that it may have happened, and its notice “Unknown error” @thorough', async ({
    page,
  }) => {
    await openSettings(page, RESTORE);
    await page.route('**/api/admin/system/restore', (route) => route.abort());
    await picker(page).setInputFiles(file('larder.db'));
    await sure(page).check();
    await restore(page).click();
    await expect(toast(page, 'Unknown error')).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'The server did not respond, but may have done this anyway. It is safe to try again.',
    );
  });

  test('the restore dialog cannot be closed during a restore and explains that @thorough', async ({ page }) => {
    await openSettings(page, RESTORE);
    let answer = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let headers: Record<string, string> = {};
    await page.route('**/api/admin/system/restore', async (route) => {
      headers = route.request().headers();
      await wait;
      await route.fulfill({ status: 409, json: { message: 'Another backup is being restored right now.' } });
    });
    await picker(page).setInputFiles(file('larder.db'));
    await sure(page).check();
    await restore(page).click();
    // An intercepted request is never sent, so its file is not uploaded.
    await expect(dialog(page).getByText('Uploading, 0%')).toBeVisible();
    await expect(dialog(page).getByRole('progressbar', { name: 'Progress of the restore' })).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click({ force: true });
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeVisible();
    answer();
    await expect(dialog(page).getByRole('alert')).toHaveText('Another backup is being restored right now.');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(headers.authorization).toMatch(/^Bearer \S+$/);
    expect(headers['x-session-id']).not.toBe('');
    expect(headers['content-type']).toMatch(/^multipart\/form-data/);
  });

  test('a restore that recreates users lists them and leaves time to read @thorough', async ({ page }) => {
    await openSettings(page, RESTORE);
    const details = {
      totalRecords: 2,
      restoredTables: [{ table: 'identity.staff_user', records: 2 }],
      backupFrom: '2026-11-20T08:00:00.000Z',
      restorePoint: 'larder-before.db',
      staffReturned: [{ username: 'mallory', role: 'admin' }],
      staffChanged: [{ username: 'mei', role: 'admin', changed: ['role', 'password'] }],
      tookMs: 1,
      restorePointMs: 0,
      pausedMs: 0,
    };
    await page.route('**/api/admin/system/restore', (route) =>
      route.fulfill({ json: { success: true, message: '2 records were restored.', details } }),
    );
    await picker(page).setInputFiles(file('larder.db'));
    await sure(page).check();
    await restore(page).click();
    await expect(dialog(page).getByText('mallory (admin)')).toBeVisible();
    await expect(dialog(page).getByText('mei (admin): role, password')).toBeVisible();
    await expect(dialog(page).getByText(/^This page reloads/)).toHaveCount(0);
    const loaded = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: 'Reload the page' }).click();
    await loaded;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('restoring a backup restores everything and reloads the page after two seconds', async ({ page }) => {
    test.setTimeout(300_000);
    await openSettings(page, '?tab=database&dialog=create-backup');
    const downloaded = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Create backup', exact: true }).click();
    const path = await (await downloaded).path();
    await page.getByRole('button', { name: 'Restore Data' }).click();
    await picker(page).setInputFiles({
      name: 'larder.db',
      mimeType: 'application/octet-stream',
      buffer: await readFile(path),
    });
    await sure(page).check();
    await restore(page).click();
    await expect(dialog(page).getByRole('progressbar', { name: 'Progress of the restore' })).toBeVisible();
    await expect(dialog(page).getByText(/^[\d,]+ records in \d+ tables were restored\.$/)).toBeVisible({
      timeout: 180_000,
    });
    const loaded = page.waitForEvent('load', { timeout: 10_000 });
    await expect(dialog(page).getByText(/^This page reloads in [12] s\.$/)).toBeVisible();
    await expect(toast(page, 'Backup restored successfully')).toBeVisible();
    await loaded;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
