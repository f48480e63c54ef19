import { expect, test } from '@playwright/test';
import { toast } from '../staff.ts';
import { openSettings } from './open-settings.ts';

test('administrators set when alerts are raised, and a wrong limit is refused beside its field', async ({ page }) => {
  await openSettings(page, '?tab=performance');
  const panel = page.getByRole('region', { name: 'Alert Settings' });
  const hours = panel.getByLabel('No order (business hours)');
  const save = panel.getByRole('button', { name: 'Save Alert Settings' });
  await expect(hours).toHaveValue('24');
  await hours.fill('0');
  await save.click();
  await expect(panel.getByText('A whole number from 1 to 720')).toBeVisible();
  await hours.fill('36');
  await panel.getByLabel('Processors busy, warning (%)').fill('95');
  await save.click();
  await expect(panel.getByRole('alert')).toHaveText('The warning of cpu must come before it is critical.');
  await panel.getByLabel('Processors busy, warning (%)').fill('80');
  await save.click();
  await expect(toast(page, 'Alert settings saved')).toBeVisible();
  await page.reload();
  await expect(hours).toHaveValue('36');
  await panel.getByRole('button', { name: 'Use Defaults' }).click();
  await expect(hours).toHaveValue('24');
  await save.click();
  await expect(toast(page, 'Alert settings saved')).toBeVisible();
});
