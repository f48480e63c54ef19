import { expect, test } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { checkout, openShop, placeButton } from '../restaurant/shop.ts';
import { openSettings } from './open-settings.ts';

const SETTINGS = '/api/admin/settings';
const REASON = 'We are counting our stock.';
const SENTENCE = `Ordering is paused at the moment. ${REASON}`;

test('staff pause ordering with a reason; the shop shows it, and ordering resumes automatically', async ({
  page,
  browser,
}) => {
  await openSettings(page);
  const panel = page.locator('[data-part="ordering"]');
  const toggle = panel.getByRole('switch', { name: 'Take restaurant orders' });
  await expect(panel).toContainText('Restaurants can order.');
  const shop = await (await browser.newContext()).newPage();
  try {
    await toggle.click();
    const dialog = page.getByRole('dialog', { name: 'Pause ordering' });
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByLabel('Orders are taken again at').fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Pause ordering' }).click();
    await expect(dialog).toContainText('Please enter a date and time that is later than now');
    await dialog.getByLabel('Orders are taken again at').fill('');
    await dialog.getByRole('button', { name: 'Pause ordering' }).click();
    await expect(panel).toContainText(SENTENCE);
    await expect(toggle).not.toBeChecked();

    const refused = await page.request.post('/api/restaurant/order', {
      data: {
        restaurantName: 'Lucky Noodle',
        deliveryDate: '2099-01-01',
        deliveryTime: '9-12',
        isDelivery: false,
        orderItems: JSON.stringify([{ id: '00000000-0000-4000-8000-000000000000', quantity: 1 }]),
        totalAmount: 1,
      },
    });
    expect([refused.status(), ((await refused.json()) as { message: string }).message]).toEqual([503, SENTENCE]);
    const { parts } = (await (await page.request.get('/api/status')).json()) as { parts: object[] };
    expect(parts[1]).toMatchObject({ name: 'ordering', state: 'paused', message: SENTENCE });

    await openShop(shop);
    await expect(shop.locator('[data-part="pause"]')).toContainText(SENTENCE);
    await shop.locator('[data-product]').getByRole('button', { name: /^Add/ }).first().click();
    await shop.getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(shop)).toContainText(`${SENTENCE} Your order is kept here until then.`);
    await expect(placeButton(shop)).toBeDisabled();

    await callProducts(page, 'PATCH', SETTINGS, { pausedUntil: new Date(Date.now() + 15_000).toISOString() });
    // The gateway may serve settings from a second ago.
    await expect(async () => {
      await shop.reload();
      await expect(shop.locator('[data-part="pause"]')).toContainText('Ordering is paused until ', { timeout: 5_000 });
    }).toPass({ timeout: 15_000 });
    await expect(shop.locator('[data-part="pause"]')).toBeEmpty({ timeout: 25_000 });
    await expect(panel).toContainText('Restaurants can order.', { timeout: 40_000 });
  } finally {
    await callProducts(page, 'PATCH', SETTINGS, { status: 'live' });
    await shop.context().close();
  }
});
