import { addDays, dayIn } from '@larder/kernel';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { callProducts } from '../products/product-calls.ts';
import { becomeStaff } from '../staff.ts';
import { addStore, leaveOneStore, opens, STORES } from '../stores/store-calls.ts';
import { cart, checkout, placeButton, sums, typedDay } from './shop.ts';

/** Puts the first product into the cart and opens the checkout. */
async function toCheckout(page: Page, slug: string): Promise<void> {
  await opens(page, `/s/${slug}/restaurant`, page.locator('[data-product]').first());
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click();
  await cart(page).getByRole('button', { name: 'Checkout' }).click();
  await expect(checkout(page)).toBeVisible();
}

test.describe("a store's order rules", () => {
  test.afterEach(({ page }) => leaveOneStore(page));

  test("are set in the back office, reset to the chain's, and apply in the checkout", async ({ page }) => {
    await becomeStaff(page);
    const { id, slug } = await addStore(page, 'Ruled North');
    await page.goto('/admin/stores');
    await page.getByRole('button', { name: 'Order rules of Ruled North' }).click();
    const form = page.getByRole('dialog', { name: 'Order rules of Ruled North' });
    await expect(form.locator('[name=deliveryFee]')).toHaveAttribute('placeholder', 'All stores: 25');
    expect(await axeViolations(page)).toEqual([]);
    await form.locator('[name=cutOff]').fill('6pm');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Enter a time like 18:00.')).toBeVisible();
    await form.getByRole('button', { name: 'Cut-off for the next day: follow all stores' }).click();
    await form.locator('[name=deliveryFee]').fill('15');
    await form.locator('[name=freeFrom]').fill('30000');
    await form.locator('[name=slotCapacity]').fill('2');
    await form.locator('[name=leadDays]').fill('2');
    await form.getByLabel('Time slots').selectOption('12–4 PM only');
    await form.locator('[name=postalPrefixes]').fill('l3r');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();

    const rules = await (await page.request.get(`${STORES}/${id}/rules`)).json();
    expect(rules.own).toMatchObject({ deliveryFee: 15, leadDays: 2, cutOff: null, postalPrefixes: ['L3R'] });

    const shop = await page.context().newPage();
    await toCheckout(shop, slug);
    const sheet = checkout(shop);
    await sheet.getByRole('radio', { name: /^Delivery/ }).check();
    await expect(sheet).toContainText('$15.00, free from $30,000.00');
    await expect(sheet.getByRole('radio', { name: /9 AM/ })).toHaveCount(0);
    await sheet.getByLabel('Restaurant name').fill('Garden House');
    await sheet.getByLabel('Delivery date').fill(typedDay(1));
    await placeButton(shop).click();
    await expect(sheet.getByText(`The earliest date is ${typedDay(2)}`)).toBeVisible();
    await sheet.locator('[data-part=offered-days] button').first().click();
    await expect(sheet.getByLabel('Delivery date')).toHaveValue(typedDay(2));
    await expect(sheet.getByRole('radio', { name: /12–4 PM/ })).toBeChecked();
    await expect(sheet.getByText('2 left')).toBeVisible();
    await sheet.getByLabel('Postal code').fill('K1A 0A6');
    await placeButton(shop).click();
    await expect(sheet.getByText('This store delivers to postal codes that begin with L3R.')).toBeVisible();
    await sheet.getByLabel('Postal code').fill('L3R 1A1');
    expect(await axeViolations(shop)).toEqual([]);
    await placeButton(shop).click();
    await expect(shop.getByRole('dialog', { name: 'Thank you, your order is placed' })).toBeVisible();
    await shop.getByRole('dialog').getByRole('button').first().click();

    // The cart's fee follows the rules without a reload.
    await callProducts(page, 'PATCH', `${STORES}/${id}/rules`, { slotCapacity: 1, deliveryFee: 12 });
    await shop
      .getByRole('button', { name: /^Add .+ to the cart$/ })
      .first()
      .click();
    await cart(shop).getByText('Delivery', { exact: true }).click();
    await expect(sums(shop)).toContainText('$12.00');
    await cart(shop).getByRole('button', { name: 'Checkout' }).click();
    await sheet.getByLabel('Restaurant name').fill('Garden House');
    await sheet.getByLabel('Delivery date').fill(typedDay(2));
    await placeButton(shop).click();
    await expect(sheet.getByText(/^All times of \d{4}-\d\d-\d\d are full\.$/)).toBeVisible();
    await shop.close();
  });

  test('a store without deliveries or on a closed day offers neither', async ({ page }) => {
    await becomeStaff(page);
    const { id, slug, timeZone } = await addStore(page, 'Closed South');
    const tomorrow = addDays(dayIn(new Date(), timeZone), 1);
    await callProducts(page, 'PATCH', `${STORES}/${id}/rules`, { deliveryOn: false, minimumOrder: 90_000 });
    await callProducts(page, 'PUT', `${STORES}/${id}/closures/${tomorrow}`, { hours: null, reason: 'Stocktaking' });
    await toCheckout(page, slug);
    const sheet = checkout(page);
    await expect(sheet.getByRole('radio', { name: /^Delivery/ })).toHaveCount(0);
    await expect(sheet.getByText('Orders here start at $90,000.00, before discounts.')).toBeVisible();
    await sheet.getByLabel('Pickup date').fill(typedDay(1));
    await expect(sheet.locator('[data-part=offered-days]')).not.toContainText('Tomorrow');
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await callProducts(page, 'DELETE', `${STORES}/${id}/closures/${tomorrow}`);
  });
});
