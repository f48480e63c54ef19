import { expect, test } from '@playwright/test';
import { openProducts, toast } from '../staff.ts';

test.describe('the live price timestamp', () => {
  // A user elsewhere in the world sees and sets the store's time.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("the price timestamp is set in the store's time zone, and invalid dates are refused without a request", async ({
    page,
  }) => {
    await openProducts(page);
    const card = page.getByRole('region', { name: 'Live Price Timestamp' });
    await expect(card.getByText('LIVE PRICES as of')).toBeVisible();
    const shown = card.getByText(/^(\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}|Not set)$/);
    const before = await shown.innerText();
    await card.getByRole('button', { name: 'Update Timestamp' }).click();
    const field = card.getByLabel('Date and time in the store');
    await expect(field).toBeFocused();
    if (before !== 'Not set') await expect(field).toHaveValue(before.replaceAll('/', '-').replace(' ', 'T'));

    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await field.fill('');
    await field.press('Enter');
    await expect(toast(page, 'Invalid Date')).toBeVisible();
    await expect(card.getByRole('alert')).toHaveText('Invalid Date: Please enter a valid date and time');
    expect(requests).not.toContain('PATCH /api/admin/settings');
    await field.press('Escape');
    await expect(card.getByRole('button', { name: 'Update Timestamp' })).toBeFocused();

    await card.getByRole('button', { name: 'Update Timestamp' }).click();
    await card.getByRole('button', { name: 'Now' }).click();
    const now = await field.inputValue();
    const sent = page.waitForRequest('**/api/admin/settings');
    await field.press('Enter');
    const { lastUpdated } = (await sent).postDataJSON() as { lastUpdated: string };
    expect(Math.abs(Date.parse(lastUpdated) - Date.now())).toBeLessThan(90_000);
    await expect(toast(page, 'Settings Updated')).toBeVisible();
    await expect(shown).toHaveText(now.replaceAll('-', '/').replace('T', ' '));
    await expect(card.getByText(/^Last update (\d+ sec|1 min) ago$/)).toBeVisible();
  });

  test('the timestamp form keeps its input when saving fails, and the card turns amber after a day @thorough', async ({
    page,
  }) => {
    await page.route('**/api/admin/settings', async (route) => {
      if (route.request().method() === 'PATCH') return route.fulfill({ status: 500, body: '' });
      return route.fulfill({ json: { status: 'live', lastUpdated: '2020-07-01T03:30:00.000Z' } });
    });
    await openProducts(page);
    const card = page.getByRole('region', { name: 'Live Price Timestamp' });
    await expect(card.getByText('Older than a day')).toBeVisible();
    await card.getByRole('button', { name: 'Update Timestamp' }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Update Failed')).toBeVisible();
    await expect(card.getByRole('alert')).toHaveText('Failed to update settings');
    await expect(card.getByLabel('Date and time in the store')).toBeVisible();
  });
});
