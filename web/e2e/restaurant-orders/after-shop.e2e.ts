import { expect, test, type Locator, type Page } from '@playwright/test';
import { add, cart, checkout, fakeShop, openShop, RICE } from '../restaurant/shop.ts';
import { escapeFrom } from '../staff.ts';
import { deleteOrdersOf, newRestaurant, openOrdersOf, placeOrder, row } from './order-calls.ts';

/** Navigates within the page's history, so that every stylesheet loaded so far stays. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const lookOf = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const { borderTopStyle, paddingTop, backgroundColor, fontSize } = getComputedStyle(node);
    return [borderTopStyle, paddingTop, backgroundColor, fontSize];
  });

test('order numbers in the back office look the same after a visit to the shop and its checkout @thorough', async ({
  page,
}) => {
  const restaurant = newRestaurant();
  const { orderNumber } = await placeOrder(page, restaurant);
  await openOrdersOf(page, restaurant);
  const number = row(page, orderNumber).getByText(orderNumber, { exact: true });
  const before = await lookOf(number);
  const orders = new URL(page.url());

  await fakeShop(page);
  await openShop(page);
  await add(page, RICE);
  await cart(page).getByRole('button', { name: 'Checkout' }).click();
  await expect(checkout(page)).toBeVisible();
  await escapeFrom(page, checkout(page));
  await expect(checkout(page)).toHaveCount(0);
  await goWithin(page, `${orders.pathname}${orders.search}`);

  await expect(number).toBeVisible();
  expect(await lookOf(number)).toEqual(before);
  await deleteOrdersOf(page, restaurant);
});
