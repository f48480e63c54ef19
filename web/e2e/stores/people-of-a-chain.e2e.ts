import type { StaffStore } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { changesTexts } from '../../src/texts/changes.ts';
import { boardTexts } from '../../src/texts/price-board.ts';
import { productListTexts } from '../../src/texts/product-list.ts';
import { compareTexts } from '../../src/texts/products/compare.ts';
import { signInTexts } from '../../src/texts/sign-in.ts';
import { storeScopeTexts } from '../../src/texts/stores/scope.ts';
import { shopStoreTexts } from '../../src/texts/stores/shop.ts';
import { changesTexts as zhChanges } from '../../src/texts/zh-Hant/changes.ts';
import { boardTexts as zhBoard } from '../../src/texts/zh-Hant/price-board.ts';
import { productListTexts as zhList } from '../../src/texts/zh-Hant/product-list.ts';
import { compareTexts as zhCompare } from '../../src/texts/zh-Hant/products/compare.ts';
import { signInTexts as zhSignIn } from '../../src/texts/zh-Hant/sign-in.ts';
import { storeScopeTexts as zhScope } from '../../src/texts/zh-Hant/stores/scope.ts';
import { shopStoreTexts as zhShop } from '../../src/texts/zh-Hant/stores/shop.ts';
import { axeViolations } from '../axe.ts';
import { speak, wordsIn } from '../languages/words.ts';
import { addProduct, callProducts, deleteProducts } from '../products/product-calls.ts';
import { addMember } from '../settings/open-settings.ts';
import { becomeStaff, toast } from '../staff.ts';
import { addStore, leaveOneStore, opens } from './store-calls.ts';

const NAME = 'Journey Chain';

async function isAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
}

const priceAt = async (page: Page, { slug }: StaffStore, { id }: ProductData): Promise<number | undefined> => {
  const list = (await (await page.request.get(`/api/products?store=${slug}`)).json()) as ProductData[];
  return list.find((product) => product.id === id)?.ourPrice;
};

for (const language of ['en', 'zh-Hant'] as const)
  test.describe(`the users of a chain, in ${language}${language === 'en' ? ' @thorough' : ''}`, () => {
    const scope = wordsIn(language, storeScopeTexts, zhScope);
    const list = wordsIn(language, productListTexts, zhList);
    let north: StaffStore;
    let south: StaffStore;
    let product: ProductData;

    test.beforeEach(async ({ page }) => {
      await becomeStaff(page);
      product = await addProduct(page, { description: NAME, ourPrice: 8 });
      north = await addStore(page, 'Chain North');
      south = await addStore(page, 'Chain South');
    });

    test.afterEach(async ({ page }) => {
      await leaveOneStore(page);
      await deleteProducts(page, NAME);
    });

    test('a buyer gives two stores a price, compares them with the others, and undoes it', async ({ page }) => {
      const compare = wordsIn(language, compareTexts, zhCompare);
      const changes = wordsIn(language, changesTexts, zhChanges);
      await speak(page, language);
      await page.goto(`/admin?q=${encodeURIComponent(NAME)}`);
      await page.getByRole('button', { name: scope.openPrices(NAME) }).click();
      const dialog = page.getByRole('dialog', { name: scope.dialog.title });
      for (const { name } of [north, south]) await dialog.getByLabel(scope.dialog.choose(name)).check();
      await dialog.getByLabel(scope.dialog.ourPrice, { exact: true }).selectOption(scope.dialog.setPrice);
      await dialog.getByLabel(scope.dialog.price(scope.dialog.ourPrice)).fill('5.25');
      await dialog.getByRole('button', { name: scope.dialog.preview }).click();
      await expect(dialog.getByRole('region', { name: scope.dialog.changes }).getByRole('listitem')).toHaveCount(2);
      await isAccessible(page);
      await dialog.getByRole('button', { name: scope.dialog.apply(2) }).click();
      await expect(dialog.getByRole('row', { name: south.name })).toContainText('$5.25');
      expect([await priceAt(page, north, product), await priceAt(page, south, product)]).toEqual([5.25, 5.25]);

      await page.goto('/admin/compare');
      await page.getByLabel(compare.search).fill(NAME);
      for (const { name } of [north, south])
        await expect(
          page.getByRole('gridcell', { name: compare.cell(NAME, name, '$5.25', true, false) }),
        ).toBeVisible();
      await isAccessible(page);

      await page.goto('/admin/today');
      const applied = changes.undoOf(changes.kinds['overrides-applied']);
      await page.getByRole('region', { name: changes.title }).getByRole('button', { name: applied }).first().click();
      await expect(toast(page, changes.undone)).toBeVisible();
      expect([await priceAt(page, north, product), await priceAt(page, south, product)]).toEqual([8, 8]);
    });

    test('the manager of a store changes a price there, and sees no other store', async ({ page }) => {
      const member = await addMember(page, 'admin', [north.id]);
      await becomeStaff(page, member.name, member.word);
      await speak(page, language);
      const listsAsked: (string | null)[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/api/products') listsAsked.push(searchParams.get('store'));
      });
      await page.goto(`/admin?q=${encodeURIComponent(NAME)}`);
      await expect(page.getByRole('combobox', { name: scope.label, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: list.editPrice(list.columns.ourPrice, '$8.00', NAME) }).click();
      expect(new Set(listsAsked), 'lists of this store only').toEqual(new Set([north.slug]));
      const field = page.getByRole('textbox', { name: list.priceField(list.columns.ourPrice, NAME) });
      await field.fill('6.50');
      await field.press('Enter');
      const own = page.locator(`tr[data-product="${product.id}"] [data-own=ourPrice]`);
      await expect(own).toContainText(scope.own);
      await expect(own.locator('s')).toHaveText('$8.00');
      await isAccessible(page);
      for (const path of ['/admin/today', '/admin/settings?tab=shop', '/admin/restaurant/orders']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(south.name)).toHaveCount(0);
      }
      await page.goto('/admin/stores');
      await expect(page.getByText(wordsIn(language, signInTexts, zhSignIn).deniedByStores)).toBeVisible();
      await becomeStaff(page);
      expect([await priceAt(page, north, product), await priceAt(page, south, product)]).toEqual([6.5, 8]);
      await member.remove();
    });

    test('a shopper switches between stores and reads the prices of each', async ({ page, browser, baseURL }) => {
      const board = wordsIn(language, boardTexts, zhBoard);
      const shop = wordsIn(language, shopStoreTexts, zhShop);
      await callProducts(page, 'PATCH', `/api/admin/products/${product.id}?store=${north.slug}`, { ourPrice: 6 });
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await context.addCookies([{ name: 'larder_language', value: language, url: baseURL ?? '' }]);
      const shopper = await context.newPage();
      const change = shopper.getByRole('button', { name: shop.change });
      const card = shopper.locator(`[data-product="${product.id}"]`);
      await opens(shopper, '/', change);
      await change.click();
      await shopper.getByLabel(shop.search).fill('chain north');
      await expect(shopper.getByRole('dialog').getByRole('button', { name: north.name })).toBeVisible();
      expect(await axeViolations(shopper)).toEqual([]);
      await shopper.getByRole('dialog').getByRole('button', { name: north.name }).click();
      await expect(shopper).toHaveURL(`/s/${north.slug}`);
      await expect(card).toContainText(board.ourPrice('$6.00'));

      await change.click();
      await shopper.getByRole('dialog').getByRole('button', { name: south.name }).click();
      await expect(shopper).toHaveURL(`/s/${south.slug}`);
      await expect(card).toContainText(board.ourPrice('$8.00'));
      expect(await axeViolations(shopper)).toEqual([]);
      await shopper.goto('/');
      await expect(shopper, 'the store is remembered').toHaveURL(`/s/${south.slug}`);
      await context.close();
    });
  });
