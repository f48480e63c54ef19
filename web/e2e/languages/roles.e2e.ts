import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { changesTexts } from '../../src/texts/changes.ts';
import { boardTexts } from '../../src/texts/price-board.ts';
import { productFormTexts } from '../../src/texts/products/form.ts';
import { productToasts } from '../../src/texts/products/toasts.ts';
import { detailTexts } from '../../src/texts/restaurant-orders/detail.ts';
import { ordersTexts } from '../../src/texts/restaurant-orders/page.ts';
import { cartTexts } from '../../src/texts/restaurant/cart.ts';
import { checkoutTexts } from '../../src/texts/restaurant/checkout.ts';
import { shopTexts } from '../../src/texts/restaurant/products.ts';
import { successTexts } from '../../src/texts/restaurant/success.ts';
import { changesTexts as zhChanges } from '../../src/texts/zh-Hant/changes.ts';
import { boardTexts as zhBoard } from '../../src/texts/zh-Hant/price-board.ts';
import { productFormTexts as zhForm } from '../../src/texts/zh-Hant/products/form.ts';
import { productToasts as zhToasts } from '../../src/texts/zh-Hant/products/toasts.ts';
import { detailTexts as zhDetail } from '../../src/texts/zh-Hant/restaurant-orders/detail.ts';
import { ordersTexts as zhOrders } from '../../src/texts/zh-Hant/restaurant-orders/page.ts';
import { cartTexts as zhCart } from '../../src/texts/zh-Hant/restaurant/cart.ts';
import { checkoutTexts as zhCheckout } from '../../src/texts/zh-Hant/restaurant/checkout.ts';
import { shopTexts as zhShop } from '../../src/texts/zh-Hant/restaurant/products.ts';
import { successTexts as zhSuccess } from '../../src/texts/zh-Hant/restaurant/success.ts';
import { axeViolations } from '../axe.ts';
import { shortenList } from '../product-answers.ts';
import { deleteProducts } from '../products/product-calls.ts';
import { deleteOrdersOf } from '../restaurant-orders/order-calls.ts';
import { addMember } from '../settings/open-settings.ts';
import { becomeStaff, toast } from '../staff.ts';
import { speak, wordsIn } from './words.ts';

const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

async function isAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

for (const language of ['en', 'zh-Hant', 'zh-Hans'] as const)
  test.describe(`in ${language}${language === 'zh-Hant' ? '' : ' @thorough'}`, () => {
    test('a shopper reads the prices and the details of a product', async ({ page, baseURL }) => {
      const words = wordsIn(language, boardTexts, zhBoard);
      await page.context().addCookies([{ name: 'larder_language', value: language, url: baseURL ?? '' }]);
      await shortenList(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.moreInfo }).first().click();
      await expect(page.getByRole('button', { name: words.lessInfo })).toBeVisible();
      await isAccessible(page);
    });

    test('a cook orders, and order staff move the order until it is delivered', async ({ page, browser }) => {
      const [shop, cart] = [wordsIn(language, shopTexts, zhShop), wordsIn(language, cartTexts, zhCart)];
      const [checkout, success] = [
        wordsIn(language, checkoutTexts, zhCheckout),
        wordsIn(language, successTexts, zhSuccess),
      ];
      const [detail, orders] = [wordsIn(language, detailTexts, zhDetail), wordsIn(language, ordersTexts, zhOrders)];
      const restaurant = `Kitchen ${randomUUID().slice(0, 8)}`;
      await page.goto('/status');
      await speak(page, language);
      await page.goto('/restaurant');
      await page.locator('[data-product]').first().getByRole('button', { name: shop.add }).click();
      await button(page.locator('[data-cart]'), cart.checkout).click();
      const form = page.getByRole('dialog', { name: checkout.title });
      await form.getByRole('textbox', { name: checkout.restaurantName }).fill(restaurant);
      await form.locator('[data-part=offered-days] button').first().click();
      await isAccessible(page);
      await form.getByRole('button', { name: checkout.placeOrder('').trim() }).click();
      await expect(page.getByRole('dialog', { name: success.title })).toBeVisible();
      const number = (await page.locator('[data-part=order-number-text]').textContent()) ?? '';
      await isAccessible(page);

      const office = await (await browser.newContext()).newPage();
      await becomeStaff(office);
      const member = await addMember(office, 'order');
      await becomeStaff(page, member.name, member.word);
      await speak(page, language);
      await page.goto(`/admin/restaurant/orders?q=${encodeURIComponent(restaurant)}`);
      await button(page, orders.viewOrder(number)).click();
      const open = page.getByRole('region', { name: detail.title(number) });
      for (const step of ['pending', 'confirmed', 'preparing', 'ready'] as const)
        await button(open, detail.next[step]).click();
      await expect(open.getByRole('button', { name: detail.next.ready })).toHaveCount(0);
      await isAccessible(page);
      await deleteOrdersOf(office, restaurant);
      await member.remove();
      await office.context().close();
    });

    test('an administrator adds, edits and deletes a product, and undoes the deletion', async ({ page }) => {
      const [form, toasts] = [wordsIn(language, productFormTexts, zhForm), wordsIn(language, productToasts, zhToasts)];
      const changes = wordsIn(language, changesTexts, zhChanges);
      const name = `Journey ${randomUUID().slice(0, 8)}`;
      await becomeStaff(page);
      await speak(page, language);
      await page.goto(`/admin?q=${encodeURIComponent(name)}`);
      await button(page, form.add).first().click();
      const add = page.getByRole('dialog', { name: form.addTitle });
      await add.getByRole('textbox', { name: form.name }).fill(name);
      await add.getByRole('textbox', { name: form.size }).fill('1 lb');
      await add.getByRole('textbox', { name: form.retailPrice }).fill('8');
      await add.getByRole('textbox', { name: form.ourPrice }).fill('6');
      await isAccessible(page);
      await button(add, form.add).click();
      await expect(toast(page, toasts.createProduct.success)).toBeVisible();

      await button(page, form.editProduct(name)).click();
      const edit = page.getByRole('dialog', { name: form.editTitle });
      await edit.getByRole('textbox', { name: form.ourPrice }).fill('5');
      await button(edit, form.save).click();
      await expect(toast(page, toasts.updateProduct.success)).toBeVisible();

      await button(page, form.deleteProduct(name)).click();
      const question = page.getByRole('alertdialog', { name: form.deleteTitle });
      await isAccessible(page);
      await button(question, form.delete).click();
      await expect(toast(page, toasts.deleteProduct.success)).toBeVisible();
      await page.keyboard.press('z');
      await expect(toast(page, changes.undone)).toBeVisible();
      await expect(button(page, form.editProduct(name))).toBeVisible();
      await isAccessible(page);
      await deleteProducts(page, name);
    });
  });
