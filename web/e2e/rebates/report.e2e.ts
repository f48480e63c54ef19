import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { becomeStaff, toast } from '../staff.ts';
import {
  bronzeRebate,
  buy,
  calculateAside,
  findRow,
  forget,
  money,
  newBusiness,
  openRebates,
  rowOf,
  runningQuarter,
  type Business,
  type Purchase,
} from './rebate-calls.ts';

const reportOf = (page: Page) => page.getByRole('dialog', { name: 'Rebate report' });

/** A business with two delivered orders and their rebate, with its report open. */
async function openReport(page: Page): Promise<{ business: Business; bought: Purchase[] }> {
  await becomeStaff(page);
  const business = await newBusiness(page);
  const bought = [await buy(page, business, 5000), await buy(page, business, 2100)];
  await calculateAside(page);
  await openRebates(page);
  await findRow(page, business);
  await rowOf(page, business)
    .getByRole('button', { name: /^Report/ })
    .click();
  await expect(reportOf(page)).toBeVisible();
  return { business, bought };
}

const sumOf = (bought: readonly Purchase[]): number =>
  bought.reduce((cents, { dollars }) => cents + Math.round(dollars * 100), 0) / 100;

test('the rebate report is laid out as a statement whose order shares sum to the rebate', async ({ page }) => {
  const { business, bought } = await openReport(page);
  const report = reportOf(page);
  const total = sumOf(bought);
  await expect(report).toContainText(business.restaurantName);
  await expect(report.locator('[data-part="statement"]')).toContainText('1.00% of all purchases of the quarter');
  await expect(report.locator('[data-part="statement"]')).toContainText('All amounts in Canadian dollars (CAD)');
  await expect(report.locator('[data-part="statement-sums"]')).toContainText(money(total));
  await expect(report.locator('[data-part="statement-sums"]')).toContainText('$6,250.00 (reached)');
  const rows = report.locator('[data-part="statement-orders"] tbody tr');
  await expect(rows).toHaveCount(2);
  for (const { orderNumber, dollars } of bought) {
    await expect(rows.filter({ hasText: orderNumber })).toContainText(money(dollars));
    await expect(rows.filter({ hasText: orderNumber })).toContainText(business.code);
  }
  await expect(report.locator('[data-part="statement-orders"] tfoot')).toContainText(money(total));
  await expect(report.locator('[data-part="statement-orders"] tfoot')).toContainText(bronzeRebate(total));
  const shares = await rows.locator('td:last-child').allTextContents();
  const cents = shares.reduce((sum, share) => sum + Math.round(Number(share.replaceAll(/[$,]/g, '')) * 100), 0);
  expect(money(cents / 100)).toBe(bronzeRebate(total));
  expect(await axeViolations(page)).toEqual([]);
  await forget(page, business);
});

test("without clipboard access the report's text is shown for copying manually @thorough", async ({ page }) => {
  const { business } = await openReport(page);
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('Not allowed.'));
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
  });
  await reportOf(page).getByRole('button', { name: 'Copy Report' }).click();
  await expect(toast(page, 'Failed to copy report')).toBeVisible();
  const byHand = page.getByRole('dialog', { name: 'Copy the report by hand' });
  const box = byHand.getByLabel('Report text');
  await expect(box).toBeFocused();
  expect(await box.inputValue()).toContain(business.restaurantName);
  expect(await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
    (await box.inputValue()).length,
  );
  await byHand.getByRole('button', { name: 'Close' }).last().click();
  await expect(byHand).toBeHidden();
  await expect(reportOf(page)).toBeVisible();
  await forget(page, business);
});

test("the report's orders download as CSV, and printing shows only the report @thorough", async ({ page }) => {
  const { business, bought } = await openReport(page);
  const report = reportOf(page);
  const arriving = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Orders as CSV' }).click();
  const download = await arriving;
  const name = business.restaurantName.toLowerCase().replace(' ', '-');
  expect(download.suggestedFilename()).toBe(`rebate-orders_${name}_${runningQuarter()}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(bought.length + 2);
  for (const { orderNumber, dollars } of bought)
    expect(csv).toContain(`${orderNumber},${business.code},${dollars.toFixed(2)},`);

  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await report.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toContainText(business.restaurantName);
  for (const { orderNumber } of bought) await expect(sheet).toContainText(orderNumber);
  await expect(page.locator('#main')).toBeHidden();
  await expect(report).toBeHidden();
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5000);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await forget(page, business);
});

test('a report that fails to load shows an error @thorough', async ({ page }) => {
  const { business } = await openReport(page);
  await page.keyboard.press('Escape');
  await page.route('**/api/admin/rebates/customer/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
  );
  const row = rowOf(page, business);
  await row.getByRole('button', { name: /^Download/ }).click();
  await expect(toast(page, 'Failed to generate report')).toBeVisible();
  await expect(toast(page, 'The database is away.')).toBeVisible();
  await row.getByRole('button', { name: /^Copy Report/ }).click();
  await expect(toast(page, 'Failed to copy report')).toBeVisible();
  await row.getByRole('button', { name: /^Report/ }).click();
  await expect(reportOf(page)).toContainText('The report could not be loaded.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await reportOf(page).getByRole('button', { name: 'Retry' }).first().click();
  await expect(reportOf(page).locator('[data-part="statement-sums"]')).toContainText('Amount due');
  await forget(page, business);
});
