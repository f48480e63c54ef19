import type { Store } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { expect, test } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { cart, checkout } from '../restaurant/shop.ts';
import { becomeStaff, openAsStaff, toast } from '../staff.ts';
import { addStore, leaveOneStore, opens, slugs, STORES, storesOf } from './store-calls.ts';

/** A zone whose day is now another one than the store's. */
const AWAY = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
  (zone) => dayIn(new Date(), zone) !== dayIn(new Date(), 'America/Toronto'),
);

test.describe('stores', () => {
  test.use({ timezoneId: AWAY });
  test.afterEach(({ page }) => leaveOneStore(page));

  test('a closure of today is shown on the board, in its footer and in the choice of a pickup', async ({ page }) => {
    await becomeStaff(page);
    const [store] = await storesOf(page);
    const today = dayIn(new Date(), store?.timeZone ?? 'UTC');
    const tomorrow = addDays(today, 1);
    await callProducts(page, 'PUT', `${STORES}/${store?.id}/closures/${tomorrow}`, { hours: null, reason: 'Wiring' });
    await page.goto('/admin/settings');
    await page.getByRole('main').getByRole('link', { name: 'Stores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
    await page.getByRole('button', { name: `Closures of ${store?.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('Choose a day from today on.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open the calendar' }).click();
    await page.getByRole('button', { name: /^Today, / }).click();
    await expect(dialog.locator('[name=day]')).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
    await dialog.getByLabel('Reason').fill('Stocktaking');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('Stocktaking')).toBeVisible();

    const board = await page.context().newPage();
    await opens(board, '/', board.locator('[data-part=closure]').getByText('Closed today: Stocktaking'));
    await expect(board.getByRole('contentinfo')).toContainText('Closed today: Stocktaking');
    await expect(board.getByText('OPEN 7 DAYS')).toBeHidden();
    await expect(board.getByRole('button', { name: 'Change store' })).toBeHidden();
    await board.goto('/restaurant');
    await expect(board.locator('[data-part=closure]')).toHaveText('Closed today: Stocktaking');

    let letOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (letOn = resolve));
    await page.route(`**/closures/${today}`, async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { message: 'Catalog is starting.' } });
    });
    await dialog.locator(`[data-day='${today}']`).getByRole('button').click();
    await dialog.locator(`[data-day='${tomorrow}']`).getByRole('button').click();
    await expect(dialog.getByText('Wiring'), 'removed beside another removal').toBeHidden();
    await expect(page.locator('.toast')).toContainText('Undo');
    await page.keyboard.press('z');
    await expect(dialog.getByText('Wiring'), 'added again').toBeVisible();
    letOn();
    await expect(dialog.locator(`[data-day='${today}']`).getByRole('alert')).toHaveText('Catalog is starting.');
    await page.unroute(`**/closures/${today}`);
    await dialog.locator(`[data-day='${today}']`).getByRole('button').click();
    await expect(dialog.getByText('Stocktaking')).toBeHidden();
    await expect(board.locator('[data-part=closure]')).toBeHidden();
    await board.close();
  });

  test('a closure of one store today is shown on its board and at its pickup, and not in another store @thorough', async ({
    page,
  }) => {
    await openAsStaff(page, '/admin/stores');
    const { id, slug, timeZone } = await addStore(page, 'Closed North');
    const today = `${STORES}/${id}/closures/${dayIn(new Date(), timeZone)}`;
    await callProducts(page, 'PUT', today, { hours: null, reason: 'Burst pipe' });

    const told = page.getByText('Closed today: Burst pipe');
    const footer = page.getByRole('contentinfo');
    const toPickup = async (address: string): Promise<void> => {
      await page.getByRole('link', { name: 'Restaurant Orders' }).click();
      await page
        .getByRole('button', { name: /^Add .+ to the cart$/ })
        .first()
        .click();
      await cart(page).getByRole('button', { name: 'Checkout' }).click();
      await expect(checkout(page).locator('address').getByText(address)).toBeVisible();
    };
    await opens(page, `/s/${slug}`, page.locator('[data-part=closure]').getByText('Closed today: Burst pipe'));
    await expect(footer).toContainText('Closed today: Burst pipe');
    await expect(footer.locator('a[href^="tel:"]'), 'a store without a phone offers no call').toHaveCount(0);
    await toPickup('1 North Road');
    await expect(checkout(page)).toContainText('Closed today: Burst pipe');

    await opens(page, '/', page.getByRole('button', { name: 'Change store' }));
    await expect(footer).toContainText('Steeles Avenue');
    await expect(told).toHaveCount(0);
    await toPickup('Steeles Avenue');
    await expect(told).toHaveCount(0);
    await expect(page.locator('[data-cart]')).toContainText('You chose these at Closed North.');
  });

  test('of a thousand stores a shopper sees fifty at a time, and finds the others by name', async ({ page }) => {
    await page.route('**/api/stores*', async (route) => {
      const [first] = (await (await route.fetch()).json()) as Store[];
      const numbered = (number: number) =>
        Object.assign({}, first, { slug: `store-${number}`, name: `Store ${number}`, isDefault: false });
      return route.fulfill({ json: [first, ...Array.from({ length: 999 }, (_, place) => numbered(place + 2))] });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Change store' }).click();
    const choice = page.getByRole('dialog', { name: 'Choose your store' });
    await expect(choice.getByRole('listitem')).toHaveCount(50);
    await choice.getByRole('button', { name: 'More stores' }).click();
    await expect(choice.getByRole('listitem')).toHaveCount(100);
    await choice.getByLabel('Search stores').fill('store 777');
    await expect(choice.getByRole('listitem')).toHaveCount(1);
    await expect(choice.getByRole('button', { name: 'More stores' })).toBeHidden();
    await expect(choice.getByRole('button', { name: /Store 777/ })).toBeVisible();
  });

  test('on a small phone the hours of a day fit their dialog, and on a tablet the head its buttons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openAsStaff(page, '/admin/stores');
    const subtitle = page.getByText('The chain’s stores: addresses, hours and closures.');
    // Two of the buttons come with the list, and take room from the words.
    await expect(page.getByRole('button', { name: 'Add a store' })).toBeVisible();
    const words = await subtitle.boundingBox();
    const button = await page.getByRole('main').getByRole('link', { name: 'Set up your shop' }).boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);

    await page.setViewportSize({ width: 360, height: 740 });
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const day = page.getByRole('dialog').locator('[data-day=mon]');
    await day.scrollIntoViewIfNeeded();
    const { x = 0, width = 0 } = (await day.boundingBox()) ?? {};
    for (const part of await day.locator('input, button').all()) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width);
    }
  });

  test('a second store is added as a copy, chosen by shoppers, renamed and closed', async ({ page }) => {
    const [slug, later] = [slugs('north'), slugs('upper')];
    await openAsStaff(page, '/admin/stores');
    const [first] = await storesOf(page);
    await page.getByRole('button', { name: 'Add a store' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Begin as a copy of').selectOption({ label: first?.name ?? '' });
    await form.getByRole('button', { name: 'Add store' }).click();
    await expect(form.locator('[name=slug]')).toHaveAttribute('aria-invalid', 'true');
    await form.locator('[name=name]').fill('North Store');
    await form.locator('[name=name]').blur();
    await expect(form.locator('[name=slug]')).toHaveValue('north-store');
    await expect(form.locator('[name=slug]')).not.toHaveAttribute('aria-invalid', 'true');
    await form.locator('[name=slug]').fill(slug);
    await form.locator('[name=address]').fill('1 North Road');
    await form.locator('[name=phone]').fill('(905) 555-0101');
    await form.getByRole('button', { name: 'Remove these hours of Sunday' }).click();
    await form.getByRole('button', { name: 'Add store' }).click();
    const row = page.locator(`[data-store=${slug}]`);
    await expect(row).toContainText('Monday-Saturday 9AM-9PM, Sunday closed');

    const board = await page.context().newPage();
    await opens(board, '/', board.getByRole('button', { name: 'Change store' }));
    await board.getByRole('button', { name: 'Change store' }).click();
    await board.getByLabel('Search stores').fill('north road');
    await board
      .getByRole('dialog')
      .getByRole('button', { name: /North Store/ })
      .click();
    await expect(board).toHaveURL(`/s/${slug}`);
    await expect(board.getByRole('banner').first()).toContainText('1 North Road');
    await expect(board.locator('[data-product]').first()).toBeVisible();
    await board.getByRole('link', { name: 'Restaurant Orders' }).click();
    await expect(board).toHaveURL(`/s/${slug}/restaurant`);
    await expect(board.locator('[data-part=store]')).toContainText('North Store');
    await board.goto('/');
    await expect(board, 'the choice is remembered').toHaveURL(`/s/${slug}`);

    await page.getByRole('button', { name: 'Edit North Store' }).click();
    await form.locator('[name=slug]').fill(later);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator(`[data-store=${later}]`)).toBeVisible();
    await expect(board, 'an open page follows its store').toHaveURL(`/s/${later}`);
    await board.goto(`/s/${slug}/restaurant`);
    await expect(board).toHaveURL(`/s/${later}/restaurant`);
    await board.goto('/restaurant?view=cards#top');
    await expect(board, 'a renamed store stays the one chosen').toHaveURL(`/s/${later}/restaurant?view=cards#top`);
    await board.goto(`/admin/today?store=${slug}`);
    await expect(board, 'the back office follows it, too').toHaveURL(`/admin/today?store=${later}`);
    await expect(board.locator(`label[data-store=${later}] option:checked`)).toHaveText('North Store');

    await page.getByRole('button', { name: 'Close North Store' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close store' }).click();
    await expect(page.locator(`[data-store=${later}]`)).toContainText('Closed');
    await opens(board, `/s/${later}`, board.getByText('There is no store at this address.'));
    await board.getByRole('link', { name: 'To the price board' }).click();
    await expect(board).toHaveURL('/');
    await expect(board.getByRole('button', { name: 'Change store' })).toBeHidden();
    await board.close();
  });

  test('an open list of stores shows what another administrator renamed and closed', async ({ page }) => {
    await becomeStaff(page);
    const store = await addStore(page, 'Listed Store');
    await openAsStaff(page, '/admin/stores');
    const row = page.locator(`[data-store="${store.slug}"]`);
    await expect(row).toContainText('Listed Store');
    await callProducts(page, 'PATCH', `${STORES}/${store.id}`, { name: 'Renamed Store' });
    await expect(row).toContainText('Renamed Store');
    await callProducts(page, 'PATCH', `${STORES}/${store.id}`, { active: false });
    await expect(row.getByText('Closed', { exact: true })).toBeVisible();
  });

  test('no notice covers the button that adds closures, however far the list is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const days = Array.from({ length: 20 }, (_, index) => addDays(dayIn(new Date(), 'UTC'), index + 2));
    await page.route(`**${STORES}`, async (route) => {
      const stores = (await (await route.fetch()).json()) as object[];
      const closures = days.map((day) => ({ day, hours: null, reason: 'Renovation' }));
      await route.fulfill({ json: stores.map((store) => ({ ...store, closures })) });
    });
    await openAsStaff(page, '/admin/stores');
    await page.getByRole('button', { name: /^Closures of/ }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add' });
    await dialog.locator('[name=day]').fill(days[0] ?? '');
    await dialog.getByLabel('Reason').fill('Renovation');
    await add.click();
    await expect(toast(page, 'Closures saved')).toBeVisible();
    const isCovered = await add.evaluate((button) => {
      const body = document.querySelector('.dialog-body');
      body?.scrollTo(0, body.scrollHeight - body.clientHeight - 70);
      const { left, top, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isCovered).toBe(false);
  });

  test('a future day with special hours can be added to the closures @thorough', async ({ page }) => {
    await openAsStaff(page, '/admin/stores');
    const [store] = await storesOf(page);
    const day = addDays(dayIn(new Date(), store?.timeZone ?? 'UTC'), 30);
    await page.getByRole('button', { name: `Closures of ${store?.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=day]').fill(day);
    await dialog.getByLabel('Closed all day').uncheck();
    await dialog.getByLabel('Open to').fill('09:00');
    await dialog.getByLabel('Reason').fill('Inventory');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('Day must open before it closes.')).toBeVisible();
    await dialog.getByLabel('Open to').fill('12:00');
    await dialog.getByRole('button', { name: 'Add' }).click();
    const row = dialog.locator(`[data-day='${day}']`);
    await expect(row).toContainText(/^[A-Z][a-z]{2} \d+, \d{4} · 10AM-12PM/);
    await expect(dialog.locator('[name=day]')).toHaveValue('');

    await dialog.locator('[name=day]').fill(day);
    await dialog.getByLabel('Reason').fill('Wedding');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(row).toContainText('Wedding');
    await expect(page.locator('.toast')).toContainText('Undo');
    await page.keyboard.press('z');
    await expect(row, 'a replaced closure can be restored').toContainText('10AM-12PM');
    await expect(row).toContainText('Inventory');

    await dialog.getByLabel('Reason').fill('Not yet');
    await row.getByRole('button', { name: /^Remove [A-Z][a-z]{2} / }).click();
    await expect(dialog.getByRole('button', { name: 'Add' })).toHaveText(/^Add/);
    await expect(row).toHaveCount(0);
    await expect(dialog.getByLabel('Reason')).toHaveValue('Not yet');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
  });
});
