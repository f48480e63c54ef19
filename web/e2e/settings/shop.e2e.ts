import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { drawnPicture } from '../products/drawn-picture.ts';
import { callProducts } from '../products/product-calls.ts';
import { becomeStaff, escapeFrom, openAsStaff, toast } from '../staff.ts';
import { addStore, leaveOneStore, storesOf } from '../stores/store-calls.ts';
import { addMember, openSettings } from './open-settings.ts';

const TAB = '?tab=shop';
const GREEN = 'rgb(11, 93, 59)';
const RED = 'rgb(170, 20, 40)';

test.describe('the tab of the shop', () => {
  test.afterEach(async ({ page }) => {
    await becomeStaff(page);
    await callProducts(page, 'PATCH', '/api/admin/shop', { color: null });
    await callProducts(page, 'DELETE', '/api/admin/shop/logo');
  });

  test('a logo and its colour are set, and open boards, the form, titles and icons are updated @thorough', async ({
    page,
  }) => {
    const board = await page.context().newPage();
    await board.goto('/');
    const header = board.locator('header > div').first();
    const mark = board.locator('.logo-mark').first();
    await expect(header).toHaveCSS('background-color', GREEN);
    await expect(mark).toHaveCSS('background-image', 'none');

    await openSettings(page, TAB);
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await drawnPicture(page, 90, 30, '#aa1428') };
    await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
    await expect(page.getByAltText('The logo of the shop')).toBeVisible();
    await page.getByRole('radio', { name: '#aa1428' }).check();
    await page.getByRole('button', { name: 'Save colour' }).click();
    await expect(page.getByRole('navigation').first()).toHaveCSS('background-color', RED);

    expect(await axeViolations(page)).toEqual([]);

    await expect(header).toHaveCSS('background-color', RED);
    await expect(mark).toHaveCSS('background-image', /images\/products\/[0-9a-f]{32}\.png/);
    await expect(mark).toHaveCSS('width', '120px');
    const [store] = await storesOf(page);
    await expect(board).toHaveTitle(`Featured prices · ${store?.name}`);
    await board.goto('/restaurant');
    await expect(board).toHaveTitle(`Restaurant Orders · ${store?.name}`);
    await board.goto('/wholesale-order-form.html');
    await expect(board.locator('.logo-mark')).toBeVisible();
    await expect(board).toHaveTitle(`Wholesale order form · ${store?.name}`);
    const icon = await page.request.get('/api/shop/icon');
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(await (await page.request.get('/api/shop/manifest')).json()).toMatchObject({
      name: store?.name,
      theme_color: '#aa1428',
    });
  });

  test('a colour that is not saved yet is kept when a logo is uploaded @thorough', async ({ page }) => {
    await openSettings(page, TAB);
    const own = page.getByLabel('Choose the other colour');
    await own.fill('#123456');
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await drawnPicture(page, 90, 30, '#aa1428') };
    await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
    await expect(page.getByRole('radio', { name: '#aa1428' })).toBeVisible();
    await expect(own).toHaveValue('#123456');
    await page.getByRole('radio', { name: '#aa1428' }).check();
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(page.getByRole('radio', { name: '#aa1428' })).toHaveCount(0);
    await expect(own).toHaveValue('#aa1428');
    await expect(page.getByRole('radio', { name: 'Another colour' })).toBeChecked();
  });

  test('a colour with too little contrast for text is not saved, and a darker one is offered @thorough', async ({
    page,
  }) => {
    await page.clock.install();
    await openSettings(page, TAB);
    const sent: unknown[] = [];
    page.on('request', (request) => void (request.method() === 'PATCH' && sent.push(request.postDataJSON())));
    await page.getByLabel('Choose the other colour').fill('#ffcc00');
    await expect(page.getByRole('alert')).toContainText('at least 4.5 is needed');
    await page.getByRole('button', { name: 'Save colour' }).click({ force: true });
    await page.getByRole('button', { name: /^Use #[0-9a-f]{6} instead$/ }).click();
    await expect(page.getByText(/contrast of 4\.\d: easy to read/)).toBeVisible();
    const darker = await page.getByLabel('Choose the other colour').inputValue();
    await page.getByRole('button', { name: 'Save colour' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    expect(sent).toEqual([{ color: darker }]);

    await callProducts(page, 'PATCH', '/api/admin/shop', { color: '#123456' });
    await page.clock.fastForward('00:31');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByLabel('Choose the other colour'), 'chosen by someone else since').toHaveValue('#123456');
  });
});

test.describe('an administrator of some stores', () => {
  test.afterEach(({ page }) => leaveOneStore(page));

  test('finds the hours, closures and order rules of their stores in the settings, and nothing of the chain @thorough', async ({
    page,
  }) => {
    await openAsStaff(page, '/admin/stores');
    const { id, slug } = await addStore(page, 'Own North');
    const member = await addMember(page, 'admin', [id]);
    await page.goto('about:blank');
    await openSettings(page, TAB, member.name, member.word);
    const own = page.locator(`[data-store=${slug}]`);
    await expect(page.locator('section[data-store]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Logo and colour' })).toHaveCount(0);
    await own.getByRole('button', { name: 'Change the hours of Own North' }).click();
    const form = page.getByRole('dialog');
    await expect(form.locator('[name=name]')).toHaveCount(0);
    await form.getByRole('button', { name: 'Remove these hours of Sunday' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('Sunday closed');
    await own.getByRole('button', { name: 'Closures of Own North' }).click();
    await expect(page.getByRole('dialog').getByText('There are no closures ahead.')).toBeVisible();
    await escapeFrom(page, page.getByRole('dialog'));
    await own.getByRole('button', { name: 'Order rules of Own North' }).click();
    await form.locator('[name=leadDays]').fill('3');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Order rules saved')).toBeVisible();
    await own.getByRole('button', { name: 'Order rules of Own North' }).click();
    await expect(form.locator('[name=leadDays]')).toHaveValue('3');
    await escapeFrom(page, form);
    await own.getByRole('switch', { name: 'Take restaurant orders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause ordering' }).click();
    await expect(own.locator('[data-part=ordering]')).toHaveAttribute('data-paused', '');
  });
});

test('administrators set how prices that look like typing errors are handled @thorough', async ({ page }) => {
  await openSettings(page, TAB);
  const panel = page.getByRole('region', { name: 'Prices that look like typing errors' });
  const mode = panel.getByLabel('When such a price is published');
  await expect(mode).toHaveValue('warn');
  await mode.selectOption({ label: 'Ask: every such price needs a confirmation' });
  await panel.getByRole('button', { name: 'Save Price Guard' }).click();
  await expect(toast(page, 'Price guard saved')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(mode).toHaveValue('ask');
  await panel.getByRole('button', { name: 'Use Defaults' }).click();
  await panel.getByRole('button', { name: 'Save Price Guard' }).click();
  await expect(async () => {
    expect(await callProducts(page, 'GET', '/api/admin/price-guard')).toMatchObject({ mode: 'warn' });
  }).toPass();
});
