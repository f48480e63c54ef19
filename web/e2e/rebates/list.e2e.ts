import type { CustomerRebate, RebateSummary } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { axeViolations } from '../axe.ts';
import { deleteOrdersOf } from '../restaurant-orders/order-calls.ts';
import { becomeStaff } from '../staff.ts';
import {
  buy,
  calculateAside,
  findRow,
  forget,
  money,
  newBusiness,
  openRebates,
  rebateOf,
  rowOf,
} from './rebate-calls.ts';

test('a rebate below the minimum shows the missing amount and cannot be paid', async ({ page }) => {
  await becomeStaff(page);
  const business = await newBusiness(page);
  const { dollars } = await buy(page, business, 1200);
  await calculateAside(page);
  await openRebates(page);
  const row = await findRow(page, business);
  await expect(row).toContainText(`Below minimum: ${money(dollars)} of $6,250.00`);
  await expect(row).toContainText('Nothing due');
  await expect(row.getByRole('button', { name: /^(Record Payment|Approve)/ })).toHaveCount(0);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
  expect(text[0]).toContain(business.restaurantName);
  expect(text.join(' ')).not.toContain('Actions');
  await page.emulateMedia({ media: 'print' });
  await expect(row.getByRole('button').locator('visible=true')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await forget(page, business);
});

test('a customer whose tier grants no rebate has nothing due and sees the reason @thorough', async ({ page }) => {
  await becomeStaff(page);
  const business = await newBusiness(page, 'tier0');
  await buy(page, business, 100);
  await calculateAside(page);
  await openRebates(page);
  const row = await findRow(page, business);
  await expect(row).toContainText('Nothing due');
  await expect(row).toContainText('The tier grants no rebate.');
  await expect(row.getByRole('button', { name: /^(Record Payment|Approve)/ })).toHaveCount(0);
  await forget(page, business);
});

test('deleting an order updates the rebate without a reload @thorough', async ({ page }) => {
  await becomeStaff(page);
  const business = await newBusiness(page);
  await buy(page, business, 6500);
  await calculateAside(page);
  await openRebates(page);
  const row = await findRow(page, business);
  await expect(row).toContainText('Minimum reached');
  await deleteOrdersOf(page, business.restaurantName);
  await expect(row).toContainText('Below minimum: $0.00 of $6,250.00', { timeout: 5000 });
  await forget(page, business);
});

test('the rebate table can be searched, filtered and sorted, and its address reproduces the view', async ({ page }) => {
  await becomeStaff(page);
  const large = await newBusiness(page, 'tier1', 'Sorted');
  const small = await newBusiness(page, 'tier1', 'Sorted');
  await buy(page, large, 6500);
  await buy(page, small, 900);
  await calculateAside(page);
  await openRebates(page);
  const list = page.getByRole('table', { name: 'Customer rebates' });
  const place = async (customerId: string): Promise<number> =>
    (await list.locator('[data-rebate]').evaluateAll((rows) => rows.map((row) => row.dataset['rebate']))).indexOf(
      customerId,
    );
  await page.getByLabel('Search', { exact: true }).fill('sorted mei');
  await expect(rowOf(page, large)).toBeVisible();
  await expect(rowOf(page, small)).toBeVisible();
  const purchases = list.getByRole('columnheader', { name: 'Purchases' });
  await expect(purchases).toHaveAttribute('aria-sort', 'descending');
  expect(await place(large.customerId)).toBeLessThan(await place(small.customerId));
  await purchases.getByRole('button').click();
  await expect(purchases).toHaveAttribute('aria-sort', 'ascending');
  expect(await place(small.customerId)).toBeLessThan(await place(large.customerId));
  await page.getByRole('combobox', { name: 'Status' }).selectOption('below_minimum');
  await expect(rowOf(page, large)).toHaveCount(0);
  await expect(page).toHaveURL(/q=sorted\+mei&status=below_minimum&direction=asc$/);
  await page.reload();
  await expect(rowOf(page, small)).toBeVisible();
  await expect(rowOf(page, large)).toHaveCount(0);
  await page.getByLabel('Search', { exact: true }).fill('nobody at all');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await forget(page, large, small);
});

test('the totals match the rows of the rebate table, and the figures match the period @thorough', async ({ page }) => {
  await becomeStaff(page);
  const business = await newBusiness(page);
  const { dollars } = await buy(page, business, 6500);
  await calculateAside(page);
  await openRebates(page);
  await findRow(page, business);
  await expect(page.locator('tfoot')).toContainText(money(dollars));
  await expect(page.getByText('All amounts in CAD.')).toBeVisible();
  const { rebate } = await rebateOf(page, business);
  await expect(page.locator('tfoot')).toContainText(`${money(rebate.amountDue)} due`);
  await forget(page, business);
});

/** Fakes a period with this many rebates. */
async function crowd(page: Page, count: number, change: (row: CustomerRebate) => unknown = () => {}): Promise<void> {
  await page.route('**/api/admin/rebates/summary?*', async (route) => {
    const response = await route.fetch();
    const summary = (await response.json()) as RebateSummary;
    const rebates = Array.from({ length: count }, (_, index) => crowded(index));
    rebates.forEach(change);
    await route.fulfill({ response, json: Object.assign(summary, { rebates }) });
  });
}

async function knowCustomers(page: Page, count: number): Promise<void> {
  const json = Array.from({ length: count }, (_, index) => Object.assign({ codes: [] }, crowded(index).customer));
  await page.route('**/api/admin/rebates/customers*', (route) => route.fulfill({ json }));
}

function crowded(index: number): CustomerRebate {
  return {
    customer: {
      id: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      businessName: index % 3 === 0 ? `金龍大酒樓 ${index}` : `Restaurant ${index} with a name of some length`,
      contactPerson: 'Mei Chen',
      email: `owner${index}@restaurant.example`,
      phone: null,
    },
    tier: 'tier1',
    tierName: 'Bronze',
    rebate: {
      id: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      period: '2024-Q1',
      totalPurchases: 10_000 + index,
      rebateAmount: 100 + index / 100,
      rebatePercentage: 0.01,
      status: index % 2 === 0 ? 'pending' : 'approved',
      paidDate: null,
      paymentMethod: null,
      paymentReference: null,
      notes: null,
      periodType: 'quarterly',
      minimumPurchases: 6250,
      rule: '1.00% of all purchases of the quarter once they reach $6,250.00.',
      adjustmentAmount: 0,
      alreadyPaid: 0,
      amountDue: 100 + index / 100,
      calculatedAt: '2024-04-02T14:00:00.000Z',
      approvedAt: null,
      approvedBy: null,
      paidAt: null,
      paidBy: null,
      isSettling: false,
      version: 1,
    },
  };
}

test('of a thousand rebates only the rows near the viewport are rendered @thorough', async ({ page }) => {
  await crowd(page, 1000);
  await openRebates(page, '?periodType=quarterly&period=2024-Q1');
  await expect(page.getByText('1,000 of 1,000 customers')).toBeVisible();
  expect(await page.locator('tr[data-rebate]').count()).toBeLessThan(60);
  await page.getByLabel('Search', { exact: true }).fill('Restaurant 998');
  await expect(page.locator('tr[data-rebate]')).toHaveCount(1, { timeout: 1000 });
  await page.getByLabel('Search', { exact: true }).fill('');
  await expect(page.getByText('1,000 of 1,000 customers')).toBeVisible();
  await page.locator('tfoot').scrollIntoViewIfNeeded();
  await expect(page.locator('tfoot')).toContainText('$104,995.00');
  await expect(page.locator('tr[data-index="999"], tr[data-index="998"]').first()).toBeAttached();
});

for (const width of [1280, 768, 390])
  test(`rebates and their dialogs are accessible and do not overflow at ${width} px @thorough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await crowd(page, 4);
    await openRebates(page, '?periodType=quarterly&period=2024-Q1');
    await expect(page.locator('[data-rebate]')).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    if (width === 1280) expect((await page.locator('[data-rebate]').first().boundingBox())?.y).toBeLessThanOrEqual(200);
    if (width === 1280)
      expect((await page.getByRole('columnheader', { name: 'Customer' }).boundingBox())?.width).toBeGreaterThan(150);
    if (width === 390) expect((await page.locator('[data-rebate]').first().boundingBox())?.y).toBeLessThanOrEqual(300);
    expect(await axeViolations(page)).toEqual([]);
    const row = page.locator('[data-rebate]').last();
    await row.getByRole('button', { name: /^Record Payment/ }).click();
    await expect(page.getByRole('dialog', { name: 'Record Payment' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // The focus returns to the button that opened the dialog.
    await expect(row.getByRole('button', { name: /^Record Payment/ })).toBeFocused();
    await knowCustomers(page, 2);
    await page.getByRole('button', { name: 'Merge customers' }).click();
    await page.getByLabel('This customer').fill('a');
    await expect(page.getByRole('list', { name: 'Customers found' }).getByRole('listitem')).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);
  });

for (const width of [1280, 390])
  test(`the longest tier name stays in its row, and large totals in one line at ${width} px @thorough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const tierName = 'Platinum partner of the whole chain and its caterers to 2029';
    await crowd(
      page,
      2,
      (row) => Object.assign(row, { tierName }) && Object.assign(row.rebate, { rebateAmount: 49_500 }),
    );
    await openRebates(page, '?periodType=quarterly&period=2024-Q1');
    const name = page.getByText(tierName).first();
    await expect(name).toBeVisible();
    const [text, cell] = [await name.boundingBox(), await name.locator('..').boundingBox()];
    if (text === null || cell === null) throw new Error('The name of the tier has no place.');
    expect(text.x + text.width).toBeLessThanOrEqual(Math.min(cell.x + cell.width, width));
    const total = page.getByText('$99,000.00', { exact: true });
    const lines = await total.evaluate((box) => {
      const all = document.createRange();
      all.selectNodeContents(box);
      return new Set(Array.from(all.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });

test('merging explains that it needs two customers @thorough', async ({ page }) => {
  await crowd(page, 1);
  await knowCustomers(page, 1);
  await openRebates(page, '?periodType=quarterly&period=2024-Q1');
  await page.getByRole('button', { name: 'Merge customers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge customers' });
  await expect(dialog).toContainText('There is nothing to merge yet: that takes two customers.');
  await expect(dialog.getByRole('searchbox')).toHaveCount(0);
});
