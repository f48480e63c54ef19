import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { deleteOrdersOf, newRestaurant, placeOrder } from './restaurant-orders/order-calls.ts';
import { actAs, fillLogin, openAsStaff, signOut } from './staff.ts';

test.describe('the page of the day', () => {
  test('shows pending work, and each figure links to its list', async ({ page }) => {
    const restaurant = newRestaurant();
    await openAsStaff(page, '/admin/today');
    const order = await placeOrder(page, restaurant);
    await page.reload();
    const orders = page.getByRole('region', { name: 'Orders' });
    await expect(orders.getByRole('link', { name: /^New [1-9]/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Prices' }).getByRole('link')).toContainText('Confirmed');
    await expect(page.getByRole('region', { name: 'Backup' }).getByRole('link')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    // The name takes one or two lines, not one line per letter.
    const waiting = orders.getByRole('link', { name: /placed/ }).first();
    expect((await waiting.boundingBox())?.height).toBeLessThan(100);
    await orders.getByRole('link', { name: /^New/ }).click();
    await expect(page).toHaveURL(/restaurant\/orders\?plan=new/);
    await expect(page.getByText(order.orderNumber).first()).toBeVisible();
    await deleteOrdersOf(page, restaurant);
  });

  test('what needs attention is listed although a part of it could not be loaded', async ({ page }) => {
    const restaurant = newRestaurant();
    const away = { status: 503, json: { message: 'Away.' } };
    await page.route('**/api/admin/system/screens', (route) => route.fulfill(away));
    await openAsStaff(page, '/admin/today');
    await placeOrder(page, restaurant);
    await page.reload();
    const card = page.getByRole('region', { name: 'Needs attention' });
    await expect(card.getByRole('link', { name: /new orders? (is|are) waiting/ })).toBeVisible();
    await expect(card.getByRole('alert')).toHaveText('The screens could not be loaded.');
    await page.getByRole('button', { name: / to look at$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Needs attention' })).toContainText('screens could not be loaded.');
    await deleteOrdersOf(page, restaurant);
  });

  test('shows the changes of others @thorough', async ({ page }) => {
    const at = new Date().toISOString();
    const groups = [{ user: 'mei', kind: 'product', count: 2, at }];
    await page.route('**/api/admin/system/audit/summary?*', (route) => route.fulfill({ json: groups }));
    await openAsStaff(page, '/admin/today');
    const changes = page.getByRole('region', { name: 'Changed since your last visit' });
    await expect(changes.getByRole('link')).toHaveCount(1);
    await expect(changes.getByRole('link')).toContainText(/mei.*A retail product.*2 changes/);
    await changes.getByRole('link').click();
    await expect(page).toHaveURL(/settings\?tab=security&view=audit&user=mei&kind=product/);
  });

  test('shows order staff no alerts, backups or changes, and fits a phone @thorough', async ({ page }) => {
    await actAs(page, 'order');
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsStaff(page, '/admin/today');
    await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible();
    for (const name of ['Backup', 'Changed since your last visit'])
      await expect(page.getByRole('region', { name })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is the page after signing in once a user has chosen it @thorough', async ({ page }) => {
    await openAsStaff(page, '/admin/today');
    await page.getByRole('button', { name: /: your account$/ }).click();
    await page.getByRole('menuitem', { name: 'Start on this page' }).click();
    await signOut(page);
    await page.goto('/admin');
    await fillLogin(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/today$/);
  });
});
