import { readFile } from 'node:fs/promises';
import type { StaffStore } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { callProducts } from '../products/product-calls.ts';
import {
  buy,
  calculateAside,
  findRow,
  forget,
  money,
  newBusiness,
  openRebates,
  rebateOf,
  type Business,
} from '../rebates/rebate-calls.ts';
import { becomeStaff, openAsStaff, toast } from '../staff.ts';
import { addStore, leaveOneStore, opens, storesOf } from './store-calls.ts';

const CODES = '/admin/restaurant/discount-codes';
const SUGGESTIONS = '**/api/admin/discount-tiers/suggestions';
const SIZES = [1280, 390].map((width) => ({ width, height: 844 }));

const codeRow = (page: Page, { code }: Business) => page.locator(`[data-code="${code}"]`);
const panelOf = (page: Page) => page.getByRole('region', { name: 'Suggested tier changes' });

async function openCodes(page: Page): Promise<void> {
  await openAsStaff(page, CODES);
  // A page left during its session check would take that for a sign-out.
  await expect(page.getByRole('button', { name: 'Add Code' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
}

async function accessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
}

test.describe('codes and rebates of two stores', () => {
  let main: StaffStore | undefined;
  let north: StaffStore;
  let business: Business;

  test.beforeEach(async ({ page }) => {
    await becomeStaff(page);
    business = await newBusiness(page, 'tier1', 'Two Stores');
    main = (await storesOf(page)).find(({ isDefault }) => isDefault);
    north = await addStore(page, 'Codes North');
  });

  test.afterEach(async ({ page }) => {
    await forget(page, business);
    await leaveOneStore(page);
  });

  test('a code is limited to a store in its form, the list shows that, and the other store refuses it', async ({
    page,
  }) => {
    await opens(page, `${CODES}?q=${business.code}`, codeRow(page, business).getByText('All stores'));
    await codeRow(page, business).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Discount Code' });
    await expect(form.getByLabel('All stores')).toBeChecked();
    await form.getByLabel('Only some').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Choose at least one store.')).toBeVisible();
    await form.getByLabel(north.name, { exact: true }).press('Space');
    await accessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Discount code updated successfully')).toBeVisible();
    await expect(codeRow(page, business)).toContainText(north.name);
    await accessible(page);

    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const [header, line] = (await readFile(await (await arriving).path(), 'utf8')).split('\r\n');
    expect([header, line]).toEqual([expect.stringMatching(/,Stores$/), expect.stringMatching(`,${north.name}$`)]);

    const shop = await page.context().newPage();
    const field = shop.getByLabel('Discount code');
    await opens(shop, '/restaurant', field);
    await field.fill(business.code);
    await field.press('Enter');
    await expect(toast(shop, 'This discount code is not valid.')).toBeVisible();
    await opens(shop, `/s/${north.slug}/restaurant`, field);
    await field.fill(business.code);
    await field.press('Enter');
    await expect(shop.getByText(business.restaurantName).first()).toBeVisible();
    await shop.close();
  });

  test('purchases at both stores are one rebate, which page, report and file split by store', async ({ page }) => {
    const first = await buy(page, business, 4_000);
    const second = await buy(page, business, 3_000, north.slug);
    await calculateAside(page);
    const { rebate, byStore = [] } = await rebateOf(page, business);
    expect(byStore.map(({ store, totalPurchases }) => [store, totalPurchases])).toEqual([
      [main?.slug, first.dollars],
      [north.slug, second.dollars],
    ]);
    await openRebates(page);
    const panel = page.getByRole('region', { name: 'By store' });
    await expect(panel.getByRole('row', { name: new RegExp(`^${north.name}`) })).toContainText(money(second.dollars));
    const total = panel.getByRole('row', { name: /^All stores/ });
    const figures = page.locator('[data-part="rebate-figures"]');
    for (const figure of await total.getByRole('cell').allTextContents()) await expect(figures).toContainText(figure);
    await accessible(page);

    const row = await findRow(page, business);
    await row.getByRole('button', { name: /^Report/ }).click();
    const report = page.getByRole('dialog', { name: 'Rebate report' });
    const shares = byStore.map(
      ({ totalPurchases, rebateAmount }) => `${money(totalPurchases)} purchases, ${money(rebateAmount)} rebate`,
    );
    for (const share of shares) await expect(report.locator('[data-part="statement-stores"]')).toContainText(share);
    await accessible(page);
    const arriving = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Orders as CSV' }).click();
    const lines = (await readFile(await (await arriving).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('Date,Order,Store,Code,Amount,Rebate share');
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual([main?.name, north.name]);
    const sum = lines.slice(1).reduce((cents, line) => cents + Math.round(Number(line.split(',')[5]) * 100), 0);
    expect(sum / 100).toBe(rebate.rebateAmount);
    await page.keyboard.press('Escape');
  });
});

test.describe('suggested tier changes', () => {
  test('customers who have earned a tier are listed with figures, get it by one press, and the change is undone @thorough', async ({
    page,
  }) => {
    await openCodes(page);
    const earns = await newBusiness(page, 'tier0', 'Earns');
    const { dollars } = await buy(page, earns, 26_000);
    const loses = await newBusiness(page, 'tier2', 'Loses');
    await page.goto(`${CODES}?tab=tiers`);
    const panel = panelOf(page);
    const row = panel.locator(`[data-suggestion="${earns.customerId}"]`);
    await expect(row).toContainText(earns.code);
    await expect(row).toContainText('Bronze');
    await expect(row).toContainText(`${money(dollars)} bought, minimum $25,000.00`);
    // A new customer, who is not selected.
    const early = panel.locator(`[data-suggestion="${loses.customerId}"]`);
    await expect(early).toContainText('A customer for less than a year');
    await expect(early.getByRole('checkbox')).not.toBeChecked();
    await accessible(page);

    await panel.getByLabel('Choose all').check();
    await panel.getByLabel('Choose all').uncheck();
    await panel.getByRole('button', { name: 'Apply 0 changes' }).press('Enter');
    await expect(page.getByRole('tooltip')).toHaveText('Choose at least one customer.');
    await row.getByRole('checkbox').press('Space');
    await panel.getByRole('button', { name: 'Apply 1 change' }).press('Enter');
    await expect(toast(page, 'The tier of 1 customer was changed')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(toast(page, 'Change undone')).toBeVisible();
    await expect(row).toBeVisible();
    await forget(page, earns, loses);
  });

  test('the suggestions show that there are none, why they could not be loaded, and why a change was refused @thorough', async ({
    page,
  }) => {
    await openCodes(page);
    const earns = await newBusiness(page, 'tier2', 'Refused');
    let answer: object | null = null;
    await page.route(SUGGESTIONS, (route) => {
      if (route.request().method() === 'POST') return route.fulfill({ status: 409, json: { message: 'Look again.' } });
      return answer === null
        ? route.fulfill({ status: 503, json: { message: 'Suggestions are away.' } })
        : route.fulfill({ json: answer });
    });
    await page.goto(`${CODES}?tab=tiers`);
    const panel = panelOf(page);
    await expect(panel.getByText('Suggestions are away.')).toBeVisible();
    answer = { from: '2025-11-25', to: '2026-11-24', suggestions: [], total: 0 };
    await panel.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(panel).toContainText('Nothing to change');
    await expect(page.locator('main :focus'), 'the button has gone').toHaveCount(1);
    await page.unroute(SUGGESTIONS);
    await page.route(SUGGESTIONS, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { message: 'Look again.' } })
        : route.continue(),
    );
    await page.reload();
    await panel.locator(`[data-suggestion="${earns.customerId}"]`).getByRole('checkbox').check();
    await panel.getByRole('button', { name: /^Apply/ }).click();
    await expect(toast(page, 'Failed to change the tiers')).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveText('Look again.');
    await callProducts(page, 'DELETE', `/api${CODES}/${earns.id}`);
  });
});
