import { expect, test } from '@playwright/test';
import { toast } from '../staff.ts';
import { openSettings } from './open-settings.ts';

test('administrators set when alerts are raised, and an invalid limit is refused next to its field @thorough', async ({
  page,
}) => {
  await openSettings(page, '?tab=performance');
  const panel = page.getByRole('region', { name: 'Alert Settings' });
  const hours = panel.getByLabel('No order (business hours)');
  const save = panel.getByRole('button', { name: 'Save Alert Settings' });
  await expect(hours).toHaveValue('24');
  await hours.fill('0');
  await save.click();
  await expect(panel.getByText('A whole number from 1 to 720')).toBeVisible();
  await hours.fill('36');
  await panel.getByLabel('CPU use, warning (%)').fill('95');
  await save.click();
  await expect(panel.getByRole('alert')).toHaveText('The warning limit of cpu must be lower than the critical one.');
  await panel.getByLabel('CPU use, warning (%)').fill('80');
  await save.click();
  await expect(toast(page, 'Alert settings saved')).toBeVisible();
  await page.reload();
  await expect(hours).toHaveValue('36');
  await panel.getByRole('button', { name: 'Use Defaults' }).click();
  await expect(hours).toHaveValue('24');
  await save.click();
  await expect(toast(page, 'Alert settings saved')).toBeVisible();
});

test('administrators set how many orders are accepted, and see the current number @thorough', async ({ page }) => {
  await openSettings(page, '?tab=performance');
  const panel = page.getByRole('region', { name: 'Order Limits' });
  const [minute, hour] = [
    panel.getByLabel('Per phone number and minute'),
    panel.getByLabel('Per phone number and hour'),
  ];
  const save = panel.getByRole('button', { name: 'Save Order Limits' });
  await expect(panel.getByText(/^Right now: \d+ in the last minute, \d+ in the last hour$/)).toBeVisible();
  await expect(minute).toHaveValue('5');
  await minute.fill('30');
  await save.click();
  await expect(panel.getByText('Not below the limit per minute')).toBeVisible();
  await hour.fill('40');
  await save.click();
  await expect(toast(page, 'Order limits saved')).toBeVisible();
  await page.reload();
  await expect(hour).toHaveValue('40');
  await panel.getByRole('button', { name: 'Use Defaults' }).click();
  await save.click();
  await expect(toast(page, 'Order limits saved')).toBeVisible();
  await page.reload();
  await expect(hour).not.toHaveValue('40');
  await expect(minute).toHaveValue('5');
});
