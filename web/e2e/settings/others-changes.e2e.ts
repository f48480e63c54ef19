import { DEFAULT_ORDER_LIMITS } from '@larder/kernel';
import { expect, test } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { toast } from '../staff.ts';
import { openSettings } from './open-settings.ts';

const PATH = '/api/admin/restaurant/order-limits';

test('settings that another administrator saves meanwhile are shown, and unsaved input stays', async ({ page }) => {
  await page.clock.install();
  await openSettings(page, '?tab=performance');
  const panel = page.getByRole('region', { name: 'Order Limits' });
  const [minute, hour] = [
    panel.getByLabel('Per phone number and minute'),
    panel.getByLabel('Per phone number and hour'),
  ];
  const notice = panel.getByRole('alert').filter({ hasText: 'Someone else changed these settings in the meantime.' });
  const saves = async (fields: object) => {
    await callProducts(page, 'PUT', PATH, { ...DEFAULT_ORDER_LIMITS, ...fields });
    await page.clock.fastForward('00:16');
  };
  await saves({});
  await expect(minute).toHaveValue('5');
  await saves({ phoneMinute: 4 });
  await expect(minute, 'nothing was typed').toHaveValue('4');
  await expect(notice).toBeHidden();

  await minute.fill('7');
  await saves({ phoneHour: 21 });
  await expect(hour).toHaveValue('21');
  await expect(minute).toHaveValue('7');
  await expect(minute, 'the notice leaves the focus').toBeFocused();
  await expect(notice).toBeVisible();
  await expect(notice.locator('dd')).toHaveText('Per phone number and minute: 5');
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(minute).toHaveValue('5');
  await expect(notice).toBeHidden();

  await minute.fill('8');
  await saves({ phoneMinute: 6 });
  await expect(notice).toBeVisible();
  await panel.getByRole('button', { name: 'Save Order Limits' }).click();
  await expect(notice).toBeHidden();
  await expect(toast(page, 'Order limits saved')).toBeVisible();
  expect(await callProducts(page, 'GET', PATH)).toMatchObject({ phoneMinute: 8 });
  await saves({});
  await expect(minute, 'saved input is not kept').toHaveValue('5');
});

test('what is typed while settings are being saved stays, and no other administrator is blamed @thorough', async ({
  page,
}) => {
  await openSettings(page, '?tab=performance');
  const panel = page.getByRole('region', { name: 'Order Limits' });
  const minute = panel.getByLabel('Per phone number and minute');
  const total = panel.getByLabel('In total per hour');
  let letOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letOn = resolve));
  await page.route(`**${PATH}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await minute.fill(' 9 ');
  await panel.getByRole('button', { name: 'Save Order Limits' }).click();
  await expect(panel.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await total.fill('3000');
  letOn();
  await expect(toast(page, 'Order limits saved')).toBeVisible();
  await expect(minute).toHaveValue('9');
  await expect(total).toHaveValue('3000');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await page.unroute(`**${PATH}`);
  await callProducts(page, 'PUT', PATH, DEFAULT_ORDER_LIMITS);
});

for (const { tab, path, region, label, before, after } of [
  {
    tab: 'database',
    path: '/api/admin/system/backup/schedule',
    region: 'Schedule',
    label: 'Backups to keep',
    before: { enabled: true, everyHours: 24, keep: 14 },
    after: { enabled: true, everyHours: 24, keep: 15 },
  },
  {
    tab: 'performance',
    path: '/api/admin/system/alert-settings',
    region: 'Alert Settings',
    label: /^Business hours end/,
    before: { limits: [], opens: 9, closes: 21 },
    after: { limits: [], opens: 9, closes: 15 },
  },
  {
    tab: 'security',
    path: '/api/admin/password-rule',
    region: 'New passwords',
    label: /^Minimum length/,
    before: { minLength: 0, minStrength: 'Weak' },
    after: { minLength: 15, minStrength: 'Weak' },
  },
])
  test(`an open form has what others save to ${path}, which it would overwrite as a whole @thorough`, async ({
    page,
  }) => {
    await page.clock.install();
    await openSettings(page, `?tab=${tab}`);
    const field = page.getByRole('region', { name: region }).getByLabel(label);
    await expect(field).not.toHaveValue('');
    await expect(field).not.toHaveValue('15');
    await callProducts(page, 'PUT', path, after);
    await page.clock.fastForward('00:16');
    try {
      await expect(field).toHaveValue('15');
    } finally {
      await callProducts(page, 'PUT', path, before);
    }
  });
