import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { fillLogin, toast } from '../staff.ts';
import { addMember, openSettings } from './open-settings.ts';

const AUDIT = '?tab=security&view=audit';
const entries = (page: Page) => page.getByRole('list', { name: 'Audit log' }).locator(':scope > li');

test.describe('the audit log', () => {
  test('the audit log opens from the security tab and leads back @thorough', async ({ page }) => {
    await page.goto('/admin/settings?tab=security');
    await fillLogin(page);
    await page.getByRole('button', { name: 'View Audit Log' }).click();
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
    await expect(page).toHaveURL(/view=audit/);
    await expect(entries(page).first()).toContainText('Session opened');
    // On paper, an entry is a line without an arrow.
    await page.emulateMedia({ media: 'print' });
    await expect(entries(page).first().locator('svg')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Back to Security' }).click();
    await expect(page.getByRole('button', { name: 'View Audit Log' })).toBeFocused();
    await expect(page).not.toHaveURL(/view=audit/);
  });

  test('the audit log is filtered by user, kind, subject and time, stored in the address @thorough', async ({
    page,
  }) => {
    await openSettings(page, AUDIT);
    const member = await addMember(page);
    await member.remove();
    await page.getByLabel('Kind of event').selectOption('user');
    await expect(entries(page).first()).toContainText('User deleted');
    await entries(page).first().locator('summary').click();
    const changes = page.getByRole('table', { name: 'What changed: User deleted' });
    await expect(changes.getByRole('row', { name: `Username ${member.name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Show only this subject' }).click();
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).last()).toContainText('User created');
    await expect(page).toHaveURL(/subject=user/);
    await page.reload();
    await expect(entries(page)).toHaveCount(2);
    await page.getByLabel('User', { exact: true }).fill('nobody-of-this-name');
    await expect(page.getByText('No entries found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(entries(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/subject/);
    await page.getByRole('button', { name: 'Date: All Time' }).click();
    await page.getByRole('dialog', { name: 'Date filter' }).getByRole('button', { name: 'Yesterday' }).click();
    const asked = page.waitForRequest(/system\/audit\?since=[^&]+&until=/);
    await page.getByRole('dialog', { name: 'Date filter' }).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/dateFilterType=yesterday/);
    const { searchParams } = new URL((await asked).url());
    const [since, until] = ['since', 'until'].map((name) => Date.parse(searchParams.get(name) ?? ''));
    // A day has 23 or 25 hours when the clocks change.
    expect(Math.round(((until ?? 0) - (since ?? 0)) / 86_400_000)).toBe(1);
    expect(until).toBeLessThanOrEqual(Date.now());
  });

  test('the audit log loads older entries on demand @thorough', async ({ page }) => {
    await openSettings(page, AUDIT);
    await expect(entries(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Show older entries' }).click();
    await expect(entries(page)).toHaveCount(100);
  });

  test('the last press for older entries leaves the focus on the last entry before them @thorough', async ({
    page,
  }) => {
    await page.route(/system\/audit\?.*before=/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), next: null } });
    });
    await openSettings(page, AUDIT);
    await page.getByRole('button', { name: 'Show older entries' }).press('Enter');
    await expect(entries(page)).toHaveCount(100);
    await expect(page.getByRole('button', { name: 'Show older entries' })).toHaveCount(0);
    await expect(entries(page).nth(49).locator('summary')).toBeFocused();
  });

  test('verifying the audit log confirms the chain or lists the first faults', async ({ page }) => {
    await openSettings(page, AUDIT);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(/^The chain is intact: [\d,]+ entries/)).toBeVisible({ timeout: 60_000 });
    const verified = {
      intact: true,
      entries: 20_000,
      verifiedAt: '2026-11-21T12:00:00.000Z',
      faults: [],
      last: 21_234,
    };
    const fault = {
      place: 21_042,
      service: 'catalog',
      number: 77,
      problem: 'changed',
      message: 'Event 77 reads otherwise.',
    };
    const rest = { ...verified, intact: false, entries: 1_234, faults: [fault], next: null };
    let answer = (): void => undefined;
    const seen = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/system/audit/verify?*', async (route) => {
      if (route.request().url().includes('from=1&'))
        return await route.fulfill({ json: { ...verified, next: 20_001 } });
      await seen;
      return await route.fulfill({ json: rest });
    });
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('button', { name: 'Verifying, 20,000 of 21,234 entries...' })).toBeVisible();
    answer();
    await expect(page.getByText('The chain is broken. 21,234 entries were read')).toBeVisible();
    await expect(page.getByText('Entry 21,042: Changed afterwards.')).toBeVisible();
    await expect(page.getByText('Event 77 reads otherwise.')).toBeVisible();
  });

  test('the audit log exports the filtered entries as CSV @thorough', async ({ page }) => {
    await openSettings(page, `${AUDIT}&kind=store`);
    await expect(entries(page).first()).toContainText('Store');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^audit_log_\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('Place,Time (UTC),Event');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(1).every((line) => line.includes(',store.'))).toBe(true);
    await page.getByLabel('Kind of event').selectOption('audit');
    await expect(entries(page).first()).toContainText('Audit exported');
    await expect(entries(page).first()).toContainText('· Admin');
  });

  test('an export that is cut off at 20,000 entries says so @thorough', async ({ page }) => {
    await openSettings(page, AUDIT);
    await expect(entries(page).first()).toBeVisible();
    let pages = 0;
    await page.route(/system\/audit\?.*limit=200/, async (route) => {
      const response = await route.fetch();
      const { entries: some } = (await response.json()) as { entries: object[] };
      pages += 1;
      await route.fulfill({ response, json: { entries: Array(200).fill(some[0]), next: pages < 101 ? 1_000 : null } });
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await saved;
    await expect(toast(page, 'The file has only the newest 20,000 entries.')).toBeVisible();
    await expect(toast(page, 'Choose a date to export older ones.')).toBeVisible();
    expect(pages).toBe(100);
    pages = 100;
    await page.reload();
    const whole = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await whole;
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    await expect(toast(page, 'The file has only the newest 20,000 entries.')).toHaveCount(0);
  });

  test('the audit log shows its error state @thorough', async ({ page }) => {
    await page.route('**/api/admin/system/audit?*', (route) =>
      route.fulfill({ status: 503, json: { message: 'The audit log is away.' } }),
    );
    await openSettings(page, AUDIT);
    await expect(page.getByText('The audit log is away.')).toBeVisible();
    await page.unroute('**/api/admin/system/audit?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(entries(page).first()).toBeVisible();
  });

  for (const width of [1280, 390]) {
    test(`the audit log with an open entry is accessible at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSettings(page, AUDIT);
      await entries(page).first().locator('summary').click();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
