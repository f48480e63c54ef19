import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openAsStaff } from '../staff.ts';
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
    for (const path of PAGES)
      test(`${path} says nothing in English and can be used by everybody`, async ({ page, baseURL }) => {
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
