import type { StaffStore } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { openAsStaff } from '../staff.ts';

const STORES = '/api/admin/stores';

const storesOf = async (page: Page): Promise<StaffStore[]> => (await page.request.get(STORES)).json();

/** A busy gateway may show a list of a second ago. */
async function opens(page: Page, path: string, what: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(what).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 15_000 });
}

/** Of the tests: closed stores are nowhere but in this list. */
const slugs = (name: string): string => `${name}-${Date.now().toString(36)}`;

test.describe('stores', () => {
  test.afterEach(async ({ page }) => {
    await openAsStaff(page, '/admin/stores');
    for (const { id, isDefault, active, closures = [] } of await storesOf(page)) {
      for (const { day } of closures) await callProducts(page, 'DELETE', `${STORES}/${id}/closures/${day}`);
      if (!isDefault && active) await callProducts(page, 'PATCH', `${STORES}/${id}`, { active: false });
    }
  });

  test('a closure of today stands on the board, in its footer and where a pickup is chosen', async ({ page }) => {
    await openAsStaff(page, '/admin/settings');
    await page.getByRole('main').getByRole('link', { name: 'Stores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
    const [store] = await storesOf(page);
    const today = dayIn(new Date(), store?.timeZone ?? 'UTC');
    await page.getByRole('button', { name: `Closures of ${store?.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('Choose a day from today on.')).toBeVisible();
    await dialog.locator('[name=day]').fill(today);
    await dialog.getByLabel('Reason').fill('Stocktaking');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('Stocktaking')).toBeVisible();

    const board = await page.context().newPage();
    await opens(board, '/', board.locator('[data-part=closure]').getByText('Closed today: Stocktaking'));
    await expect(board.getByRole('contentinfo')).toContainText('Closed today: Stocktaking');
    await expect(board.getByRole('button', { name: 'Change store' })).toBeHidden();
    await board.goto('/restaurant');
    await expect(board.locator('[data-part=closure]')).toHaveText('Closed today: Stocktaking');

    await dialog.getByRole('button', { name: `Remove ${today}` }).click();
    await expect(dialog.getByText('Stocktaking')).toBeHidden();
    await expect(board.locator('[data-part=closure]')).toBeHidden();
    await board.close();
  });

  test('a second store is added as a copy, chosen by shoppers, renamed and closed', async ({ page }) => {
    const [slug, later] = [slugs('north'), slugs('upper')];
    await openAsStaff(page, '/admin/stores');
    const [first] = await storesOf(page);
    await page.getByRole('button', { name: 'Add a store' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Begin as a copy of').selectOption({ label: first?.name ?? '' });
    await form.locator('[name=name]').fill('North Store');
    await form.locator('[name=name]').blur();
    await expect(form.locator('[name=slug]')).toHaveValue('north-store');
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

    await page.getByRole('button', { name: 'Close North Store' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close store' }).click();
    await expect(page.locator(`[data-store=${later}]`)).toContainText('Closed');
    await opens(board, `/s/${later}`, board.getByText('There is no store at this address.'));
    await board.getByRole('link', { name: 'To the price board' }).click();
    await expect(board).toHaveURL('/');
    await expect(board.getByRole('button', { name: 'Change store' })).toBeHidden();
    await board.close();
  });

  test('the list of closures takes a day to come with hours of its own', async ({ page }) => {
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
    await expect(dialog.locator(`[data-day='${day}']`)).toContainText('10AM-12PM');
  });
});
