import { randomUUID } from 'node:crypto';
import type { StaffUser } from '@larder/contracts';
import { expect, type Page } from '@playwright/test';
import { productFormTexts } from '../../src/texts/zh-Hant/products/form.ts';
import { paletteTexts } from '../../src/texts/zh-Hant/shell.ts';
import { axeViolations } from '../axe.ts';
import { callProducts } from '../products/product-calls.ts';
import { fillLogin, openAsStaff, openProducts } from '../staff.ts';
import { settled, test } from './answers.ts';
import { AREAS, prepare } from './areas.ts';
import { load, pressAll } from './pressing.ts';
import { textsBesidesData } from './reading.ts';

/** Keys, formats, units, names of programs and columns, and quotations in the guide. */
const ALLOWED = new RegExp(
  [
    String.raw`\b(?:Ctrl|Enter|Esc|Tab|F2|Space|Delete|Shift|Mac|Excel|Google|CSV|PDF|JPEG|PNG|WebP|ZIP|Markdown|HTML|UTF-8|Letter|Linux|Chrome)\b`,
    String.raw`\b(?:API|CPU|SSH|Wi-Fi|Webhook|CHQ|HOST_NAMES|CLEAR|EMPTY|CAD|Regular|Bronze|Silver|Gold|Proteins|PM|AM|MM/DD/YYYY|id|https)\b|(?:product|user):|\.(?:xlsx|json|sql|db)\b`,
    String.raw`[\d.]+ ?(?:ms|[kKMG]?B(?:/s)?|h)\b|[A-Z][A-Za-z_]+/[A-Z][\w/ -]+|/tv\b|/\w+/products/(?:[\w.-]+)?`,
    String.raw`\b(?:category|description|size|retailPrice|ourPrice|active|chineseName|Name|Category|Description|Price Per Unit|Unit|Active|Display Order)\b`,
    String.raw`[「“](?:[A-Z]|may |is |… is )[^」”]*[」”]|offline · prices from|This screen is set up in the back office`,
    String.raw`\b(?:box|case|bag|pack|bunch|each|lb|kg)\b`,
  ].join('|'),
  'g',
);

async function isAllChinese(page: Page): Promise<void> {
  expect(await textsBesidesData(page, /[A-Za-z]{2,}/, ALLOWED)).toEqual([]);
}

test.describe('the back office in zh-Hant @thorough', () => {
  for (const [area, paths] of Object.entries(AREAS))
    test(`${area}: every page, tab, dialog, menu, form and notice is in Chinese, and each page is accessible`, async ({
      page,
    }) => {
      test.setTimeout(480_000);
      await prepare(page, 'zh-Hant');
      const pressed = new Set<string>();
      const broken: string[] = [];
      page.on('pageerror', ({ message }) => broken.push(message));
      for (const path of paths) {
        await load(page, path);
        await isAllChinese(page);
        expect(await axeViolations(page)).toEqual([]);
        await pressAll(page, pressed, () => isAllChinese(page));
      }
      expect(broken).toEqual([]);
    });
});

test('results and commands of the palette are in Chinese @thorough', async ({ page }) => {
  await prepare(page, 'zh-Hant');
  await load(page, '/admin/today');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  const groups = new Set<string>();
  for (const query of ['', '產品', '新增', '優惠', '園林', '電視', 'a', '2611', 'GRDN', 'xyzzy']) {
    await field.fill(query);
    await settled(page);
    await isAllChinese(page);
    for (const name of await page.locator('[role=listbox] [role=presentation]').allTextContents()) groups.add(name);
  }
  expect([...groups].toSorted()).toEqual(Object.values(paletteTexts.groups).toSorted());
  await page.route('**/api/admin/restaurant/orders/page*', (route) => route.abort());
  await field.fill('菜');
  await expect(page.getByText(paletteTexts.failed)).toBeVisible();
  await isAllChinese(page);
  await field.fill(paletteTexts.actions.add);
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: productFormTexts.addTitle })).toBeVisible();
  await isAllChinese(page);
});

test('names, categories and units of restaurant products are in Chinese', async ({ page }) => {
  await prepare(page, 'zh-Hant');
  await load(page, '/admin/restaurant/products');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('米麵');
  const card = page.locator('[data-product]', { hasText: '茉莉香米' });
  await expect(card.locator('.scheme-badge')).toHaveText('米麵');
  await expect(card).toContainText('/袋');
  await expect(card).toContainText('最少訂購：2 袋');
  await expect(page.getByRole('combobox', { name: '類別' }).locator('option').nth(1)).toContainText('米麵');
});

// Simplified texts are converted from the Traditional ones.
test('pages of the back office are in Simplified Chinese @thorough', async ({ page }) => {
  await prepare(page, 'zh-Hans');
  for (const path of ['/admin/today', '/admin', '/admin/restaurant/orders', '/admin/settings?tab=performance']) {
    await load(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await isAllChinese(page);
  }
});

test('a language chosen in the account menu is stored with the account, for every browser', async ({
  page,
  browser,
}) => {
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
