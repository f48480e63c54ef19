import { expect, test } from '@playwright/test';

test.describe('an unknown address', () => {
  test('an unknown address shows a not-found page with a link to the board @thorough', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle('404 Page Not Found');
    await expect(page.getByText('/no/such/page')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the price board' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FEATURED PRICES');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
