import { randomUUID } from 'node:crypto';
import type { StaffUser } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { callProducts } from '../products/product-calls.ts';
import { fillLogin, openAsStaff, openProducts } from '../staff.ts';
import { CHINESE, textsBesidesData } from './reading.ts';

const PAGES = [
  '/admin/today',
  '/admin',
  '/admin?view=sheet',
  '/admin/clear',
  '/admin/restaurant/products',
  '/admin/restaurant/products?view=list',
  '/admin/restaurant/products?tab=categories',
  '/admin/restaurant/orders',
  '/admin/restaurant/discount-codes',
  '/admin/restaurant/discount-codes?tab=tiers',
  '/admin/rebates',
  '/admin/stores',
  '/admin/screens',
  '/admin/setup',
  '/admin/settings',
  '/admin/settings?tab=shop',
  '/admin/settings?tab=performance',
  '/admin/settings?tab=database',
  '/admin/settings?tab=security',
  '/admin/settings?tab=guide',
  '/admin/guide',
];

/** Names, keys, formats, units, addresses and what programs call themselves. */
const ALLOWED = new RegExp(
  [
    '(?:Ctrl K|Enter|Esc|Tab|F2|CSV|Excel|Google|JPEG|PNG|WebP|ZIP|PDF|Markdown|HTML|CPU|API|Webhook|HOST_NAMES)',
    '(?:admin|Regular|Bronze|Silver|Gold|PostgreSQL|Redis|CLEAR|Mozilla/5.0.*|HeadlessChrome.*|Chrome.*|Linux)',
    '(?:(?:catalog|restaurant-orders|discounts-rebates|identity|system-ops|orders|rebates|discounts|ops)(?:\\.[a-z-]+)?)',
    '(?:[\\d.]+ ?(?:ms|[kMG]B|MB/s|kB/s|B/s|h|GB))',
    // The guide quotes what the services say, and names columns and units.
    '(?:[「“](?:[A-Z]|may |is |… is )[^」”]*[」”]|offline · prices from|This screen is set up in the back office|\\.xlsx|https|/\\w+/products/)',
    '(?:EMPTY|Mac|Letter|UTF-8|CHQ|SSH|Wi-Fi|\\bid\\b|\\border\\b|/meatprice\\w+|box|case|bag|pack|bunch|each|lb|kg|Rice & Noodles|Ctrl|Space|Delete|Shift)',
    // The alerts' own sentences are English so far.
    '(?:確認處理：.*|确认处理：.*)',
    '(?:CAD|America/Toronto|/tv|PM|AM|MM/DD/YYYY|(?:exports|backups|restores|rebate runs))',
    '(?:larder_[\\w.-]+|\\b[\\w-]+\\.(?:db|json)\\b|127\\.0\\.0\\.1|\\d+\\.\\d+\\.\\d+)',
  ].join('|'),
  'g',
);

async function isAllChinese(page: Page): Promise<void> {
  await expect.poll(() => textsBesidesData(page, /[A-Za-z]{2,}/, ALLOWED)).toEqual([]);
}

for (const { language } of CHINESE)
  test.describe(`the back office in ${language}`, () => {
    // Simplified texts are the Traditional ones, converted.
    for (const path of language === 'zh-Hant' ? PAGES : PAGES.slice(0, 8))
      test(`${path} is all in Chinese and accessible`, async ({ page, baseURL }) => {
        await openAsStaff(page, '/status');
        await page.context().addCookies([{ name: 'larder_language', value: language, url: baseURL ?? '' }]);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await isAllChinese(page);
        expect(await axeViolations(page)).toEqual([]);
      });
  });

test('a language chosen in the account menu is kept with the account, for every browser', async ({ page, browser }) => {
  await openProducts(page);
  const [username, password] = [`reader-${randomUUID().slice(0, 8)}`, randomUUID()];
  const user = await callProducts<StaffUser>(page, 'POST', '/api/admin/users', { username, password, role: 'order' });
  const first = await (await browser.newContext()).newPage();
  await openAsStaff(first, '/admin/restaurant/orders?status=pending', username, password);
  await first.getByRole('button', { name: `${username} Order: your account` }).click();
  await first.getByRole('menuitem', { name: '繁體中文' }).click();
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('餐館訂單');
  await expect(first).toHaveURL(/\/admin\/restaurant\/orders\?status=pending$/);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/admin/restaurant/orders');
  await fillLogin(other, username, password);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('餐館訂單');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  expect(await axeViolations(other)).toEqual([]);
  await other.route('**/api/admin/language', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }));
  await other.getByRole('button', { name: `${username} 訂單處理：你的帳戶` }).click();
  await other.getByRole('menuitem', { name: 'English' }).click();
  await expect(other.getByText('未能更改語言', { exact: true })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('餐館訂單');

  await callProducts(page, 'DELETE', `/api/admin/users/${user.id}`);
  await first.context().close();
  await other.context().close();
});
