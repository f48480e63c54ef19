import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import {
  add,
  ANSWER,
  BEEF,
  cart,
  checkout,
  fakeShop,
  openShop,
  placeButton,
  RICE,
  takeOrders,
  typedDay,
} from './shop.ts';

test.describe('shortcuts of the checkout', () => {
  test('the next days are buttons, and a postal code is formatted @thorough', async ({ page }) => {
    await fakeShop(page);
    const sent = await takeOrders(page, (route) => route.fulfill({ status: 201, json: ANSWER }));
    await openShop(page);
    await add(page, RICE);
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    const form = checkout(page);
    const offered = form.locator('[data-part="offered-days"] button');
    await expect(offered).toHaveCount(4);
    await expect(offered.first()).toHaveText('Tomorrow');
    await offered.nth(1).click();
    await expect(form.getByLabel('Pickup date')).toHaveValue(typedDay(2));
    await expect(offered.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await offered.first().click();
    await expect(form.getByLabel('Pickup date')).toHaveValue(typedDay(1));
    await form.getByLabel('Restaurant name').fill('Garden House');
    await form.getByRole('radio', { name: /^Delivery/ }).check();
    await form.getByLabel('Postal code').fill('l3r1a1');
    await form.getByLabel('Postal code').blur();
    await expect(form.getByLabel('Postal code')).toHaveValue('L3R 1A1');
    await form.getByLabel('Postal code').fill('m5v 2t6');
    await page.keyboard.press('Enter');
    await expect(page.getByText('261121-7K3-QXM')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ deliveryPostalCode: 'M5V 2T6' });
  });

  test('the address of the last delivery is offered to the same restaurant, until it is forgotten @thorough', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fakeShop(page);
    const sent = await takeOrders(page, (route) => route.fulfill({ status: 201, json: ANSWER }));
    await openShop(page);
    const form = checkout(page);
    const begin = async (restaurant: string): Promise<void> => {
      await add(page, BEEF);
      await page.getByRole('button', { name: /^Open the cart/ }).click();
      await cart(page).getByText('Delivery', { exact: true }).click();
      await cart(page).getByRole('button', { name: 'Checkout' }).click();
      await form.getByLabel('Restaurant name').fill(restaurant);
      await form.getByRole('button', { name: 'Tomorrow' }).click();
    };
    const offer = form.getByRole('button', { name: 'Deliver to 1 Main Street, Markham, L3R 1A1 again' });
    const end = async (): Promise<void> => {
      await placeButton(page).click();
      await page.getByRole('button', { name: 'Done' }).click();
    };
    await begin('Garden House');
    await expect(form.locator('[data-part="known-address"]')).toHaveCount(0);
    await form.getByLabel('Street address').fill('1 Main Street');
    await form.getByLabel('City').fill('Markham');
    await form.getByLabel('Postal code').fill('l3r1a1');
    await form.getByLabel('Delivery instructions').fill('Back door');
    await end();

    await begin('Harbour Kitchen');
    await expect(offer).toHaveCount(0);
    await form.getByLabel('Restaurant name').fill('garden house');
    expect(await axeViolations(page)).toEqual([]);
    await offer.click();
    await expect(form.getByLabel('Street address')).toHaveValue('1 Main Street');
    await expect(form.getByLabel('Delivery instructions')).toHaveValue('Back door');
    await expect(offer).toHaveCount(0);
    await end();
    expect(sent[1]?.body).toMatchObject({ deliveryAddress: '1 Main Street', deliveryPostalCode: 'L3R 1A1' });

    await begin('Garden House');
    await form.getByRole('button', { name: 'Forget this address' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: /^Open the cart/ }).click();
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(form.getByLabel('Street address')).toHaveValue('');
    await expect(offer).toHaveCount(0);
  });
});
