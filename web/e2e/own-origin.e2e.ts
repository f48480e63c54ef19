import { expect, test } from '@playwright/test';
import { fillLogin } from './staff.ts';

test('the app requests only its own origin and obeys its content security policy', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) strangers.push(request.url());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });

  await page.goto('/');
  await page
    .getByRole('button', { name: /^MORE INFO/ })
    .first()
    .click();
  await expect(page.locator('.formatted').first()).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/admin');
  await fillLogin(page);
  await page
    .getByRole('button', { name: /^Edit Our Price/ })
    .first()
    .click();

  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});
