import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { toast } from '../staff.ts';
import {
  add,
  ANSWER,
  applyCode,
  BEEF,
  cart,
  checkout,
  fakeShop,
  fillCheckout,
  line,
  openShop,
  panel,
  placeButton,
  RICE,
  takeOrders,
  typedDay,
} from './shop.ts';

test.describe('the checkout', () => {
  test('the checkout requires a name and a date from tomorrow on, typed or picked', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await fakeShop(page);
    const sent = await takeOrders(page, (route) => route.fulfill({ status: 201, json: ANSWER }));
    await openShop(page);
    await add(page, RICE);
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    const form = checkout(page);
    await expect(form).toContainText('We will call you within 1 business day to confirm your order.');
    await expect(form).toContainText('Monday-Sunday 9AM-6PM');
    await expect(placeButton(page)).toHaveText('Place order · $146.00');
    await placeButton(page).click();
    await expect(form.getByText('Restaurant name is required')).toBeVisible();
    await expect(form.getByText('Choose a date')).toBeVisible();
    await expect(form.getByLabel('Restaurant name')).toBeFocused();

    const date = form.getByLabel('Pickup date');
    await date.pressSequentially(typedDay(0).replaceAll('/', ''));
    await expect(date).toHaveValue(typedDay(0));
    await expect(form.getByText(/^The earliest date is/)).toBeVisible();
    await date.fill('02/30/2027');
    await expect(form.getByText('Enter the date as MM/DD/YYYY')).toBeVisible();
    await date.fill('01/01/2099');
    await expect(form.getByText(/^The latest date is/)).toBeVisible();

    await date.fill('');
    await form.getByRole('button', { name: 'Open the calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await expect(calendar.getByRole('grid')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'Open the calendar' }).click();
    await calendar.getByRole('button', { name: 'Go to the Next Month' }).click();
    await calendar.getByRole('gridcell').getByText('15', { exact: true }).click();
    await expect(date).toHaveValue(/^\d\d\/15\/\d{4}$/);

    await form.getByLabel('Restaurant name').fill('Garden House');
    await form.getByRole('radio', { name: '12–4 PM' }).check();
    await expect(form.getByRole('radio', { name: '9 AM–12 PM' })).not.toBeChecked();
    await placeButton(page).click();
    const done = page.getByRole('dialog', { name: 'Thank you, your order is placed' });
    await expect(done).toContainText('We will call you within 2 hours');
    // A pickup has no driver.
    await expect(done).not.toContainText('driver');
    expect(sent[0]?.body).toMatchObject({ deliveryTime: '12-4', isDelivery: false, discountCode: null });
    await expect(page.getByRole('listitem').filter({ hasText: 'Jasmine Rice' }).last()).toHaveText('4 bagJasmine Rice');
    // Neither dialog nor calendar adds styles or scripts that the security policy refuses.
    expect(complaints).toEqual([]);
  });

  test("the checkout locks the code's contact data, notes a missing address and sends both @thorough", async ({
    page,
  }) => {
    await fakeShop(page);
    const sent = await takeOrders(page, (route) => route.fulfill({ status: 201, json: ANSWER }));
    await openShop(page);
    await applyCode(page, 'AB12');
    await expect(panel(page)).toContainText('Garden House');
    await add(page, BEEF);
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    const form = checkout(page);
    for (const [label, value] of [
      ['Restaurant name', 'Garden House'],
      ['Contact person', 'Mei Chen'],
      ['Email', 'mei@garden.example'],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveValue(value);
      await expect(form.getByLabel(label)).not.toBeEditable();
      await expect(form.getByLabel(label)).toHaveAccessibleDescription('From code AB12');
    }
    // They are collapsed into a summary and open on demand.
    const folded = form.locator('[data-part="from-code"] summary');
    await expect(folded).toHaveText('Garden HouseMei Chen · mei@garden.exampleFrom code AB12');
    await expect(form.getByLabel('Contact person')).toBeHidden();
    await folded.click();
    await expect(form.getByLabel('Contact person')).toBeVisible();
    await form.getByLabel('Phone').fill('604-555-0100');
    await form.getByRole('radio', { name: /^Delivery/ }).check();
    await expect(form.getByText('Without an address we have to ask for it by phone.')).toBeVisible();
    await expect(form.getByLabel('Street address')).toHaveAttribute('autocomplete', 'shipping street-address');
    await form.getByLabel('Delivery date').fill(typedDay(2));
    expect(await axeViolations(page)).toEqual([]);
    await placeButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Thank you, your order is placed' })).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      restaurantName: 'Garden House',
      phone: '604-555-0100',
      isDelivery: true,
      deliveryAddress: null,
      discountCode: 'AB12',
      subtotalAmount: 150,
      discountAmount: 10.5,
      deliveryFee: 25,
      totalAmount: 164.5,
    });
  });

  test('pressing the order button repeatedly sends one order', async ({ page }) => {
    await fakeShop(page);
    let release = (): void => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = await takeOrders(page, async (route) => {
      await answered;
      await route.fulfill({ status: 201, json: ANSWER });
    });
    await fillCheckout(page);
    const pressed = Date.now();
    await placeButton(page).dblclick();
    await expect(placeButton(page)).toHaveText('Processing...');
    await expect(placeButton(page)).toBeDisabled();
    await expect(placeButton(page)).toBeEnabled();
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(1400);
    await expect(checkout(page).getByText('Still sending your order.')).toBeVisible();
    await placeButton(page).click();
    await page.keyboard.press('Escape');
    release();
    await expect(page.getByText('261121-7K3-QXM')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('a failed order keeps all input and is retried with the same key', async ({ page }) => {
    await fakeShop(page);
    const sent = await takeOrders(page, (route, tries) =>
      tries < 3
        ? route.fulfill({ status: 500, json: { message: 'Internal Server Error' } })
        : route.fulfill({ status: 201, json: ANSWER }),
    );
    await fillCheckout(page);
    await checkout(page).getByLabel('Notes').fill('Back door');
    await placeButton(page).click();
    await expect(toast(page, 'Failed to place order')).toBeVisible();
    await expect(toast(page, 'Please try again or contact support.')).toBeVisible();
    await expect(checkout(page).getByRole('alert')).toContainText(
      'Failed to place order. Please try again or contact support.',
    );
    await expect(placeButton(page)).toBeEnabled();
    await placeButton(page).click();
    await expect.poll(() => sent.length).toBe(2);

    await page.reload();
    await expect(line(page, RICE)).toBeVisible();
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(page).getByLabel('Notes')).toHaveValue('Back door');
    await expect(checkout(page).getByLabel('Restaurant name')).toHaveValue('Garden House');
    await placeButton(page).click();
    await expect(page.getByText('261121-7K3-QXM')).toBeVisible();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[2]?.body).toEqual(sent[0]?.body);
  });

  test("the checkout shows the server's reason for refusing an order @thorough", async ({ page }) => {
    await fakeShop(page);
    await takeOrders(page, (route) =>
      route.fulfill({ status: 400, json: { message: 'Jasmine Rice needs at least 6 bag.', code: 'invalid' } }),
    );
    await fillCheckout(page);
    await placeButton(page).click();
    await expect(checkout(page).getByRole('alert')).toContainText('Jasmine Rice needs at least 6 bag.');
    await expect(toast(page, 'Jasmine Rice needs at least 6 bag.')).toBeVisible();
  });

  test('the checkout shows changed prices and orders only after they are accepted', async ({ page }) => {
    const shop = await fakeShop(page);
    const dearer = { ...RICE, pricePerUnit: 40 };
    const quoted = (product: typeof RICE, quantity: number) => ({
      id: product.id,
      name: product.name,
      unit: product.unit,
      quantity,
      pricePerUnit: product.pricePerUnit,
      discountPercentage: 0,
      discountAmount: 0,
    });
    const quote = {
      lines: [quoted(dearer, 4), quoted(BEEF, 1)],
      subtotalAmount: 310,
      discountAmount: 0,
      deliveryFee: 0,
      totalAmount: 310,
      codeValid: false,
    };
    const sent = await takeOrders(page, (route, tries) => {
      if (tries > 1) return route.fulfill({ status: 201, json: { ...ANSWER, totalAmount: 310 } });
      shop.products = [dearer, BEEF];
      shop.codes.clear();
      return route.fulfill({ status: 409, json: { message: 'Prices have changed.', code: 'conflict', quote } });
    });
    await openShop(page);
    await applyCode(page, 'AB12');
    await expect(panel(page)).toContainText('Garden House');
    await fillWithCode();
    const changed = checkout(page).locator('[data-changed-prices]');
    await expect(changed).toBeFocused();
    await expect(changed).toContainText('Prices have changed. Nothing has been ordered yet.');
    await expect(changed).toContainText('Code AB12 is no longer valid');
    await expect(changed.getByRole('row', { name: 'Jasmine Rice $135.78 $160.00' })).toBeVisible();
    await expect(changed.getByRole('row', { name: 'Total $275.28 $310.00' })).toBeVisible();
    await expect(checkout(page).getByLabel('Restaurant name')).toHaveValue('Garden House');
    await expect(checkout(page).getByLabel('Restaurant name')).toBeEditable();
    expect(await axeViolations(page)).toEqual([]);
    await expect(placeButton(page)).toHaveText('Order at $310.00');
    await expect(placeButton(page)).toBeEnabled();
    await placeButton(page).click();
    await expect(page.getByText('261121-7K3-QXM')).toBeVisible();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[1]?.body).toMatchObject({
      totalAmount: 310,
      discountAmount: 0,
      discountCode: null,
      restaurantName: 'Garden House',
      contactPerson: 'Mei Chen',
    });

    async function fillWithCode(): Promise<void> {
      await add(page, RICE);
      await add(page, BEEF);
      await cart(page).getByRole('button', { name: 'Checkout' }).click();
      await checkout(page).getByLabel('Pickup date').fill(typedDay(3));
      await placeButton(page).click();
    }
  });

  test('fields filled in by a code are kept when it is deactivated @thorough', async ({ page }) => {
    const shop = await fakeShop(page);
    const sent = await takeOrders(page, (route) => route.fulfill({ status: 201, json: ANSWER }));
    await openShop(page);
    await applyCode(page, 'AB12');
    await expect(panel(page)).toContainText('Garden House');
    await add(page, RICE);
    await cart(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout(page)).toContainText('Garden House');
    shop.codes.clear();
    // The list is refetched every half minute.
    await expect(checkout(page).locator('[data-part="from-code"]')).toHaveCount(0, { timeout: 40_000 });
    await expect(checkout(page).getByLabel('Restaurant name')).toHaveValue('Garden House');
    await expect(checkout(page).getByLabel('Email')).toHaveValue('mei@garden.example');
    await checkout(page).getByLabel('Pickup date').fill(typedDay(3));
    await placeButton(page).click();
    await expect(page.getByText('261121-7K3-QXM')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ discountCode: null, contactPerson: 'Mei Chen', email: 'mei@garden.example' });
  });

  test("the checkout reports success when the server already has the order's key @thorough", async ({ page }) => {
    await fakeShop(page);
    const sent = await takeOrders(page, (route, tries) =>
      tries === 1
        ? route.fulfill({ status: 409, json: { message: 'This order was already sent with different contents.' } })
        : route.fulfill({ status: 201, json: ANSWER }),
    );
    await fillCheckout(page);
    await placeButton(page).click();
    await expect(checkout(page).getByRole('alert')).toContainText('An earlier attempt at this checkout was placed');
    await expect(placeButton(page)).toBeEnabled();
    await placeButton(page).click();
    await expect(page.getByText('261121-7K3-QXM')).toBeVisible();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('the checkout waits for the connection while offline @thorough', async ({ page, context }) => {
    await fakeShop(page);
    await takeOrders(page, (route) => route.fulfill({ status: 201, json: ANSWER }));
    await fillCheckout(page);
    await context.setOffline(true);
    await expect(placeButton(page)).toBeDisabled();
    await expect(checkout(page)).toContainText('You are offline. Your order is kept here until you are back.');
    await context.setOffline(false);
    await expect(placeButton(page)).toBeEnabled();
  });
});
