import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { toast } from '../staff.ts';
import { deliver, order } from './rebate-calls.ts';
import {
  bronzeRebate,
  calculate,
  findRow,
  forget,
  money,
  newBusiness,
  openRebates,
  rowOf,
  runningQuarter,
} from './rebate-calls.ts';

test('a delivered order becomes a calculated, approved and paid rebate with a report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRebates(page);
  const business = await newBusiness(page, 'tier1', 'Golden Wok 金龍');
  const placed = await order(page, business, 6500);
  const purchases = money(placed.dollars);
  const rebate = bronzeRebate(placed.dollars);
  const accruing = page.locator(`[data-accruing="${business.customerId}"]`);
  await expect(accruing).toHaveCount(0);

  // Without a calculation: the accrual of the current quarter follows soon.
  await deliver(page, business, placed);
  const all = page.getByRole('button', { name: /^Show (all|the largest)/ });
  await expect(async () => {
    if (await all.isVisible()) await all.click();
    await expect(accruing).toContainText(`${purchases} of $6,250.00`, { timeout: 200 });
  }).toPass({ timeout: 10_000 });
  await expect(accruing).toContainText(`${rebate} rebate so far`);

  await calculate(page);
  const row = await findRow(page, business);
  await expect(row).toContainText(purchases);
  await expect(row).toContainText('Minimum $6,250.00');
  await expect(row).toContainText('Minimum reached');
  await expect(row).toContainText('1.00%');
  await expect(row).toContainText('Pending');

  await row.getByRole('button', { name: /^Approve/ }).press('Enter');
  await expect(toast(page, 'Rebate approved')).toBeVisible();
  await expect(row).toContainText('Approved');
  await expect(row).toContainText(/by \S+ · /);
  await expect(row.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Record Payment/ })).toBeFocused();

  await row.getByRole('button', { name: /^Record Payment/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Record Payment' });
  await expect(dialog).toContainText(business.restaurantName);
  await expect(dialog.locator('[data-part="payment-amount"]')).toHaveText(`${rebate} CAD`);
  await expect(dialog.getByRole('radio', { name: 'Cheque (CHQ)' })).toBeChecked();
  await dialog.getByLabel('Cheque number').fill('001042');
  await dialog.getByLabel('Notes').fill('Handed to the owner');
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Payment recorded successfully')).toBeVisible();
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('Cheque 001042');
  await expect(row.getByRole('button', { name: /^Record Payment/ })).toHaveCount(0);

  const period = runningQuarter();
  const [year, quarter] = period.split('-');
  const said = [
    `Period:                  ${quarter} ${year} · `,
    `Customer:                ${business.restaurantName}`,
    'Status:                  Paid',
    `Purchases:               ${purchases}`,
    'Rebate percentage:       1.00%',
    `Rebate:                  ${rebate}`,
    `Amount paid:             ${rebate}`,
    'Payment:                 Cheque 001042, ',
    'Notes:                   Handed to the owner',
    '(CAD)',
  ];
  await row.getByRole('button', { name: /^Copy Report/ }).click();
  await expect(toast(page, 'Report copied to clipboard - ready to paste!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of said) expect(copied).toContain(part);

  // It is still paid after a reload.
  await page.reload();
  await expect(rowOf(page, business)).toContainText('Cheque 001042');
  const arriving = page.waitForEvent('download');
  await rowOf(page, business)
    .getByRole('button', { name: /^Download/ })
    .click();
  const download = await arriving;
  await expect(toast(page, 'Rebate report downloaded successfully')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(new RegExp(`^rebate-report_golden-wok-金龍-\\w+_${period}\\.txt$`));
  const file = await readFile(await download.path(), 'utf8');
  for (const part of said) expect(file).toContain(part);
  expect(file).toMatch(new RegExp(`${placed.orderNumber}.*${business.code}.*${rebate.replace('$', '\\$')}`));
  await forget(page, business);
});
