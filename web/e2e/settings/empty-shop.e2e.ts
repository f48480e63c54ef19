import { expect, test } from '@playwright/test';
import { openSettings } from './open-settings.ts';

test('the demo is emptied once a word is typed, the set-up starts, and the backup restores everything', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json();
  const lists = async (): Promise<unknown[]> =>
    Promise.all(['/api/products', '/api/restaurant/products', '/api/stores', '/api/admin/users'].map(read));
  await openSettings(page, '?tab=shop');
  const before = await lists();
  const board = await page.context().newPage();
  await board.goto('/');
  await expect(board.locator('[data-product]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Start with an empty shop' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove everything' }).click();
  await expect(question.getByText('Type EMPTY to confirm').last()).toBeVisible();
  await question.getByLabel('Type EMPTY to confirm').fill('empty');
  await question.getByRole('button', { name: 'Remove everything' }).click();
  const done = page.getByRole('dialog', { name: 'Your shop is empty' });
  await expect(done).toBeVisible({ timeout: 30_000 });
  const backup = (await done.locator('[data-part=backup]').textContent()) ?? '';
  try {
    await expect(board.locator('[data-product]'), 'open boards follow').toHaveCount(0);
    await done.getByRole('button', { name: 'Set up your shop' }).click();
    await expect(page).toHaveURL('/admin/setup');
    await expect(page.getByRole('button', { name: 'Enter the shop' })).toBeVisible();
    await expect.poll(lists).toEqual([[], [], [], before[3]]);
    for (const path of ['/admin', '/admin/tags', '/admin/compare', '/admin/overview', '/admin/restaurant/day']) {
      await page.goto(path);
      await expect(page, `${path} has nothing to show yet`).toHaveURL('/admin/setup');
    }
  } finally {
    const headers = await page.evaluate(() => ({
      'x-session-id': localStorage.getItem('sessionId') ?? '',
      'x-csrf-token': localStorage.getItem('csrfToken') ?? '',
    }));
    const file = await (await page.request.get(`/api/admin/system/backup/${backup}/download`)).body();
    const restored = await page.request.post('/api/admin/system/restore', {
      headers,
      multipart: { backup: { name: backup, mimeType: 'application/octet-stream', buffer: file } },
      timeout: 60_000,
    });
    expect(restored.status()).toBe(200);
  }
  await expect.poll(lists).toEqual(before);
  await expect(board.locator('[data-product]').first()).toBeVisible();
});
