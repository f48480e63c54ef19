import { expect, test, type Page } from '@playwright/test';
import { openProducts, toast } from '../staff.ts';

/** The names of the first rows, from the top. */
function firstNames(page: Page): Promise<string[]> {
  return page
    .locator('tr[data-product] th .font-semibold')
    .evaluateAll((names) => names.slice(0, 4).map((name) => name.textContent ?? ''));
}

test.describe('the manual order', () => {
  test('each press moves a product one place, keeps the focus, is announced and is saved', async ({ page }) => {
    await openProducts(page);
    await expect(page.getByText('Use arrow buttons to reorder products')).toBeVisible();
    const [first = '', second = '', third = ''] = await firstNames(page);
    const down = page.getByRole('button', { name: `Move ${first} down` });
    await down.focus();
    const sent = page.waitForRequest('**/api/admin/products/reorder');
    await page.keyboard.press('Enter');
    const { productIds } = (await sent).postDataJSON() as { productIds: string[] };
    const count = Number(/of (\d+) products/.exec(await page.getByText(/of \d+ products/).innerText())?.[1]);
    expect(new Set(productIds).size).toBe(count);
    await expect(page.getByText(/^Move .+ down, position 2 of \d+$/)).toHaveText(new RegExp(`^Move ${first} down`));
    await expect(down).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => firstNames(page).then((names) => names.slice(0, 3))).toEqual([second, third, first]);
    await expect(down).toBeFocused();
    await expect(toast(page, 'Products Reordered')).toBeVisible();
    await expect(page.getByRole('button', { name: `Move ${second} up` })).toHaveAttribute('aria-disabled', 'true');

    await page.reload();
    await expect.poll(() => firstNames(page).then((names) => names.slice(0, 3))).toEqual([second, third, first]);
    const up = page.getByRole('button', { name: `Move ${first} up` });
    await up.click();
    await up.click();
    await expect.poll(() => firstNames(page).then((names) => names.slice(0, 3))).toEqual([first, second, third]);
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip')).toContainText('This product is already the first.');
  });

  test('a refused reordering of products is rolled back @thorough', async ({ page }) => {
    await page.route('**/api/admin/products/reorder', (route) => route.fulfill({ status: 500, body: '' }));
    await openProducts(page);
    const before = await firstNames(page);
    await page.getByRole('button', { name: `Move ${before[0]} down` }).click();
    await expect(toast(page, 'Reorder Failed')).toBeVisible();
    await expect(page.locator('[data-problem]')).toContainText('Failed to reorder products');
    await expect.poll(() => firstNames(page)).toEqual(before);
  });

  test('manual ordering is disabled while a filter or sort is active @thorough', async ({ page }) => {
    await openProducts(page);
    await expect(page.getByRole('columnheader', { name: 'Order' })).toBeVisible();
    await page.getByLabel('Search products').fill('tofu');
    await expect(page.getByText('Clear search and filters to enable manual reordering')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Order' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove the filter “tofu”' }).click();
    await expect(page.getByRole('columnheader', { name: 'Order' })).toBeVisible();
    await page.getByLabel('Sort by').selectOption('savings');
    await expect(page.getByRole('columnheader', { name: 'Order' })).toHaveCount(0);
    await expect(page.getByText('Use arrow buttons to reorder products')).toHaveCount(0);
  });
});
