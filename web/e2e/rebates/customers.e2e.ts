import type { DiscountCode } from '@larder/contracts';
import { expect, test } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { becomeStaff, toast } from '../staff.ts';
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

const CODES = '/api/admin/restaurant/discount-codes';

test('merging two customers leaves one row with the purchases of both @thorough', async ({ page }) => {
  await becomeStaff(page);
  const goes = await newBusiness(page, 'tier1', 'Merged');
  const stays = await newBusiness(page, 'tier1', 'Merged');
  const first = await buy(page, goes, 3500);
  const second = await buy(page, stays, 3500);
  await calculateAside(page);
  await openRebates(page);
  const row = await findRow(page, goes);
  await expect(row).toContainText('Below minimum');
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Merge with another customer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge customers' });
  await dialog.getByRole('button', { name: 'Merge customers' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose both customers.');
  // The search already contains the row's customer; a code finds the other one.
  await dialog.getByRole('button', { name: new RegExp(`code ${goes.code}`) }).click();
  await dialog.getByLabel('Counts for this one').fill(stays.code);
  await dialog.getByRole('button', { name: new RegExp(`code ${stays.code}`) }).click();
  await expect(dialog).toContainText(
    `Everything from ${goes.restaurantName} will count for ${stays.restaurantName}. This can be undone for 24 hours.`,
  );
  let letOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letOn = resolve));
  await page.route('**/merge', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Merge customers' }).click();
  await dialog.getByRole('button', { name: `Choose another instead of ${goes.restaurantName}` }).click();
  await expect(dialog.getByRole('button', { name: 'Merging…' })).toBeVisible();
  letOn();
  await expect(toast(page, 'Customers merged')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, goes)).toHaveCount(0);
  const one = await findRow(page, stays);
  await expect(one).toContainText(money((Math.round(first.dollars * 100) + Math.round(second.dollars * 100)) / 100));
  await expect(one).toContainText('Minimum reached');
  expect((await rebateOf(page, stays)).rebate.status).toBe('pending');
  await forget(page, goes, stays);
});

test('a new code can be assigned to an existing customer @thorough', async ({ page }) => {
  await openRebates(page);
  const business = await newBusiness(page, 'tier1', 'Twice');
  await page.goto('/admin/restaurant/discount-codes');
  await page.getByRole('button', { name: 'Add Code' }).click();
  const form = page.getByRole('dialog', { name: 'Add Discount Code' });
  await form.getByRole('button', { name: 'Generate' }).click();
  await form.getByLabel('Restaurant name').fill(`${business.restaurantName} Two`);
  await expect(form.getByRole('checkbox', { name: /^Counts for/ })).toHaveCount(0);
  await form.getByLabel('Restaurant name').fill(business.restaurantName.toUpperCase());
  const box = form.getByRole('checkbox', {
    name: `Counts for the customer ${business.restaurantName}, too (${business.code})`,
  });
  await box.check();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Create code' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ customerId: business.customerId });
  await expect(form).toBeHidden();
  // For the next code the question offers both.
  await page.getByRole('button', { name: 'Add Code' }).click();
  await form.getByLabel('Restaurant name').fill(business.restaurantName.toUpperCase());
  await expect(form.getByRole('checkbox', { name: /^Counts for .*\(.{4}, .{4}\)$/ })).toBeVisible();
  const codes = await callProducts<DiscountCode[]>(page, 'GET', CODES);
  const ofCustomer = codes.filter(({ customerId }) => customerId === business.customerId);
  expect(ofCustomer).toHaveLength(2);
  for (const { id } of ofCustomer) await callProducts(page, 'DELETE', `${CODES}/${id}`);
});
