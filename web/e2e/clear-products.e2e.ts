import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { actAs, openAsStaff, openProducts, toast } from './staff.ts';

const ALL = '**/api/admin/products/all';

test.describe('clearing all products', () => {
  test.beforeEach(async ({ page }) => {
    // The journeys share a system and need its products, so the call is answered here.
    await page.route(ALL, (route) => route.fulfill({ json: { success: true, deletedCount: 149 } }));
  });

  test('clearing all products requires typing a word and then reports how many were deleted', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('link', { name: 'Clear All Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clear All Products' })).toBeVisible();
    await expect(page.getByText(/^\d+ products would be deleted\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Export CSV first' })).toHaveAttribute(
      'href',
      '/api/admin/products/export?includeInactive=true',
    );
    await page.getByRole('button', { name: 'Clear all products...' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete all products' }).click();
    await expect(question).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const asked = page.waitForRequest(ALL);
    await question.getByLabel('Type CLEAR to confirm').fill('clear');
    await question.getByRole('button', { name: 'Delete all products' }).click();
    expect((await asked).method()).toBe('DELETE');
    await expect(toast(page, 'Products Cleared')).toBeVisible();
    await expect(toast(page, 'Successfully deleted 149 products.')).toBeVisible();
    await expect(question).toBeHidden();
  });

  test('a failed clearing is shown in the dialog and as a notice @thorough', async ({ page }) => {
    await page.route(ALL, (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
    await openAsStaff(page, '/admin/clear');
    await page.getByRole('button', { name: 'Clear all products...' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Type CLEAR to confirm').fill('CLEAR');
    await question.getByRole('button', { name: 'Delete all products' }).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(question.getByRole('alert')).toHaveText('Failed to clear products. Please try again.');
  });

  test('clearing is denied to other roles, with their role and links @thorough', async ({ page }) => {
    await actAs(page, 'order');
    await openAsStaff(page, '/admin/clear');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(page.getByRole('definition').getByText('Order', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Product Management' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff sign in' })).toBeVisible();
  });

  test('the clearing page is accessible on a phone @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsStaff(page, '/admin/clear');
    await expect(page.getByText(/products would be deleted/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
