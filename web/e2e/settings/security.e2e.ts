import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { actAs, fillLogin, openAsStaff, signOut, toast } from '../staff.ts';
import { addMember, openSettings } from './open-settings.ts';

const SECURITY = '?tab=security';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const sessions = (page: Page) => page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');

test.describe('system settings', () => {
  test('system settings are denied to other roles without any request @thorough', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await actAs(page, 'read-only');
    await openAsStaff(page, '/admin/settings');
    await expect(
      page.getByText('Access Denied - You need admin privileges to access settings.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    expect(calls.filter((path) => /\/api\/admin\/(system|sessions)/.test(path))).toEqual([]);
  });

  test('the security tab shows the signed-in user, an admin in red @thorough', async ({ page }) => {
    await openSettings(page, SECURITY);
    const panel = page.getByRole('region', { name: 'Your account' });
    await expect(panel.getByText('Session valid')).toBeVisible();
    await expect(panel.locator('.status-chip', { hasText: 'Admin' })).toHaveAttribute('data-tone', 'danger');
    await expect(sessions(page).filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(sessions(page).filter({ hasText: 'This device' })).toContainText(/Chrome on \w+/);
    await expect(sessions(page).filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0);
  });

  test('changing a password requires the current one', async ({ page, browser }) => {
    await openSettings(page, SECURITY);
    const member = await addMember(page);
    const own = await browser.newPage();
    try {
      await openSettings(own, SECURITY, member.name, member.word);
      await own.getByRole('button', { name: 'Change Password' }).click();
      const form = dialog(own, 'Change Password');
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(form.getByText('The current password is required.')).toBeVisible();
      await form.getByLabel('Current password').fill('not this one');
      await form.getByLabel('New password').fill('Dim-Sum-on-Sunday-9');
      await expect(form.getByRole('meter', { name: 'Password strength' })).toHaveJSProperty('value', 100);
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(form.getByRole('alert')).toHaveText('Your current password is wrong.');
      await expect(toast(own, 'Failed to change password')).toBeVisible();
      await form.getByLabel('Current password').fill(member.word);
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(toast(own, 'Password changed')).toBeVisible();
      await expect(form).toBeHidden();
      await signOut(own);
      await fillLogin(own, member.name, 'Dim-Sum-on-Sunday-9');
      await expect(own.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
    } finally {
      await own.close();
      await member.remove();
    }
  });

  test('read-only staff change their password in the account menu @thorough', async ({ page, browser }) => {
    await openSettings(page, SECURITY);
    const member = await addMember(page, 'read-only');
    const own = await browser.newPage();
    try {
      await openAsStaff(own, '/admin', member.name, member.word);
      await own.getByRole('button', { name: `${member.name} Read Only: your account` }).click();
      await own.getByRole('menuitem', { name: 'Change Password' }).click();
      const form = dialog(own, 'Change Password');
      await form.getByLabel('Current password').fill(member.word);
      await form.getByLabel('New password').fill('Dim-Sum-on-Sunday-9');
      await form.getByRole('button', { name: 'Change password' }).click();
      await expect(toast(own, 'Password changed')).toBeVisible();
      await signOut(own);
      await fillLogin(own, member.name, 'Dim-Sum-on-Sunday-9');
      await expect(own.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
    } finally {
      await own.close();
      await member.remove();
    }
  });

  test('a password of ninety days is recommended to be changed until the reminder is closed @thorough', async ({
    page,
  }) => {
    const changedAt = new Date(Date.now() - 100 * 86_400_000).toISOString();
    const rule = { minLength: 0, minStrength: 'Weak' };
    await page.route('**/api/admin/password', (route) => route.fulfill({ json: { changedAt, rule } }));
    await openAsStaff(page, '/admin');
    const reminder = page.getByRole('complementary', { name: 'The age of your password' });
    await expect(reminder).toContainText('Your password is 100 days old. We recommend a new one every 90 days.');
    await reminder.getByRole('button', { name: 'Choose a New Password' }).click();
    await dialog(page, 'Change Password').getByRole('button', { name: 'Cancel' }).click();
    await reminder.getByRole('button', { name: 'Close this reminder' }).click();
    await expect(reminder).toBeHidden();
    await page.goto(`/admin/settings${SECURITY}`);
    await expect(page.getByText('Session valid')).toBeVisible();
    await expect(page.getByRole('region', { name: 'New passwords' }).getByLabel('Strength')).toHaveValue('Weak');
    await expect(reminder).toBeHidden();
  });

  test('administrators may require more of new passwords @thorough', async ({ page }) => {
    await openSettings(page, SECURITY);
    const panel = page.getByRole('region', { name: 'New passwords' });
    const save = panel.getByRole('button', { name: 'Save Rule' });
    await panel.getByLabel('Minimum length (0 for any)').fill('100');
    await save.click();
    await expect(panel.getByText('A whole number from 0 to 64')).toBeVisible();
    // A limit that every other journey's password satisfies.
    await panel.getByLabel('Minimum length (0 for any)').fill('1');
    await save.click();
    await expect(toast(page, 'Password rule saved')).toBeVisible();
    await page.reload();
    await expect(panel.getByLabel('Minimum length (0 for any)')).toHaveValue('1');
    await panel.getByRole('button', { name: 'Use Defaults' }).click();
    await save.click();
    await expect(toast(page, 'Password rule saved')).toBeVisible();
  });

  test('ending one session ends only that session', async ({ page, browser }) => {
    await openSettings(page, SECURITY);
    const member = await addMember(page);
    const other = await browser.newPage();
    try {
      await openSettings(other, SECURITY, member.name, member.word);
      await page.reload();
      const row = sessions(page).filter({ hasText: member.name });
      await row.getByRole('button', { name: /^End session/ }).click();
      const question = page.getByRole('alertdialog', { name: 'End this session?' });
      await expect(question).toContainText(member.name);
      await question.getByRole('button', { name: 'End session' }).click();
      await expect(toast(page, 'Session ended')).toBeVisible();
      await expect(row).toHaveCount(0);
      await other.reload();
      await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Session valid')).toBeVisible();
    } finally {
      await other.close();
      await member.remove();
    }
  });

  test("invalidating all other sessions requires the user's password", async ({ page, browser }) => {
    await openSettings(page, SECURITY);
    const member = await addMember(page);
    const other = await browser.newPage();
    try {
      await openSettings(other, SECURITY, member.name, member.word);
      await page.getByRole('button', { name: 'Invalidate All Sessions' }).click();
      const question = page.getByRole('alertdialog', { name: 'Invalidate All Sessions' });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'End all other sessions' }).click();
      await expect(question.getByText('Your password is required.')).toBeVisible();
      await question.getByLabel('Your password').fill('a guess');
      await question.getByRole('button', { name: 'End all other sessions' }).click();
      await expect(question.getByRole('alert')).toHaveText('Your current password is wrong.');
      await question.getByLabel('Your password').fill(process.env.LARDER_ADMIN_PASSWORD ?? '');
      await question.getByRole('button', { name: 'End all other sessions' }).click();
      await expect(toast(page, 'All other sessions ended')).toBeVisible();
      await expect(sessions(page)).toHaveCount(1);
      await other.reload();
      await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    } finally {
      await other.close();
      await member.remove();
    }
  });

  test('the session list shows its error state and hundreds of sessions on demand @thorough', async ({ page }) => {
    let answer: object[] | null = null;
    await page.route('**/api/admin/sessions', (route) =>
      answer === null
        ? route.fulfill({ status: 503, json: { message: 'The sessions are away.' } })
        : route.fulfill({ json: answer }),
    );
    await openSettings(page, SECURITY);
    await expect(page.getByText('The sessions are away.')).toBeVisible();
    answer = Array.from({ length: 200 }, (_, place) => ({
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      username: `a-very-long-username-that-somebody-chose-${place}`,
      role: 'order',
      userAgent: null,
      address: null,
      openedAt: '2026-11-21T10:00:00Z',
      lastSeenAt: '2026-11-21T10:00:00Z',
      isCurrent: place === 0,
    }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('200 open sessions')).toBeVisible();
    await expect(sessions(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Show all 200 sessions' }).click();
    await expect(sessions(page)).toHaveCount(200);
  });

  for (const width of [1280, 390]) {
    test(`the security tab and its dialogs are accessible at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSettings(page, SECURITY);
      await expect(sessions(page).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Change Password' }).click();
      await dialog(page, 'Change Password').getByLabel('New password').fill('abc');
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
