import type { Settings, StaffStore } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { axeViolations } from '../axe.ts';
import { isReached, openProducts } from '../staff.ts';
import { addStore, leaveOneStore, opens } from '../stores/store-calls.ts';
import { addProduct, callProducts, deleteProducts } from './product-calls.ts';

const NAME = 'Journey Store Price';
const scope = (page: Page) => page.getByRole('combobox', { name: 'Store', exact: true });
const rowOf = (page: Page, { id }: ProductData) => page.locator(`tr[data-product="${id}"]`);
const found = (page: Page) => page.getByLabel('Search products').fill(NAME);

test.describe('prices by store', () => {
  let store: StaffStore;
  let product: ProductData;

  test.beforeEach(async ({ page }) => {
    // A busy gateway may still serve the store of the previous test.
    await expect(async () => {
      await openProducts(page);
      await expect(scope(page), 'one store needs no switch').toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('button', { name: /^Prices by store/ })).toHaveCount(0);
    product = await addProduct(page, { description: NAME, ourPrice: 8 });
    store = await addStore(page, 'Price North');
  });

  test.afterEach(async ({ page }) => {
    await leaveOneStore(page);
    await deleteProducts(page, NAME);
  });

  test("an overridden price is shown only on its store's board, until it follows the chain again", async ({ page }) => {
    const stamp = page.getByRole('region', { name: 'Live Price Timestamp' });
    await expect(stamp).toContainText('an update applies to every store.');
    await stamp.getByRole('button', { name: 'Update Timestamp' }).click();
    await stamp.getByRole('button', { name: 'Now' }).click();
    const now = await stamp.getByLabel('Date and time in the store').inputValue();
    await stamp.getByRole('button', { name: 'Save' }).click();
    const told = now.replaceAll('-', '/').replace('T', ' ');
    await expect(stamp).toContainText(told);
    await scope(page).selectOption({ label: store.name });
    await expect(page).toHaveURL(`/admin?store=${store.slug}`);
    await expect(stamp).toContainText(told);
    await expect(stamp).not.toContainText('every store');
    await stamp.getByRole('button', { name: 'Update Timestamp' }).click();
    await stamp.getByLabel('Date and time in the store').fill('2026-11-20T08:30');
    await stamp.getByRole('button', { name: 'Save' }).click();
    await expect(stamp).toContainText('2026/11/20 08:30');
    const followOrder = page.getByRole('button', { name: 'Follow the order of all stores' });
    await expect(page.getByText('Moving a product here gives this store its own order.')).toBeVisible();
    await expect(followOrder, 'it does already').toHaveCount(0);
    await page
      .getByRole('button', { name: /^Move .+ down$/ })
      .first()
      .click();
    await expect(page.getByText('This store has its own order.')).toBeVisible();
    await followOrder.click();
    await expect(followOrder).toHaveCount(0);
    await found(page);
    const row = rowOf(page, product);
    await row.getByRole('button', { name: /^Edit Our Price/ }).click();
    await row.getByRole('textbox').fill('6.50');
    await row.getByRole('textbox').press('Enter');
    const own = row.locator('[data-own=ourPrice]');
    await expect(own).toContainText('own');
    await expect(own.locator('s')).toHaveText('$8.00');
    await expect(row.locator('[data-own=retailPrice]')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    const board = await page.context().newPage();
    const card = board.locator(`[data-product="${product.id}"]`);
    await opens(board, `/s/${store.slug}`, card.getByText('our price $6.50'));
    await opens(board, '/', card.getByText('our price $8.00'));

    await page.getByRole('navigation').getByRole('link', { name: 'Discount Codes' }).click();
    await expect(page.getByText('This page is the same in every store')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Take restaurant orders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause ordering' }).click();
    await expect(page.locator('[data-part=ordering]')).toHaveAttribute('data-paused', '');
    const statusOf = async (query: string): Promise<string> =>
      ((await (await page.request.get(`/api/admin/settings${query}`)).json()) as Settings).status;
    expect([await statusOf(`?store=${store.slug}`), await statusOf('')]).toEqual(['paused', 'live']);
    await page.getByRole('navigation').getByRole('link', { name: 'Retail Products' }).click();
    await page.reload();
    await expect(scope(page)).toHaveValue(store.slug);
    await found(page);
    await expect(own).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('li [data-own=ourPrice]')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: `Our Price of ${NAME}: follow all stores again, $8.00` }).click();
    await expect(page.locator('[data-own]')).toHaveCount(0);
    await opens(board, `/s/${store.slug}`, card.getByText('our price $8.00'));
    await board.close();
  });

  test('a new price of all stores asks whether the stores that differ get it too, and undo gives them back their own', async ({
    page,
  }) => {
    await callProducts(page, 'PATCH', `/api/admin/products/${product.id}?store=${store.slug}`, { ourPrice: 6.5 });
    await found(page);
    const row = rowOf(page, product);
    const differ = row.getByRole('button', { name: '1 store differs' });
    await expect(differ).toBeVisible();
    const change = async (price: string, also: boolean): Promise<void> => {
      await row.getByRole('button', { name: /^Edit Our Price/ }).click();
      await row.getByRole('textbox').fill(price);
      await row.getByLabel('Also in the store that differs').setChecked(also);
      await row.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(row.getByRole('button', { name: `Edit Our Price of ${NAME}, now $${price}` })).toBeVisible();
    };
    await change('7.00', false);
    await expect(differ).toBeVisible();
    await change('7.50', true);
    await expect(differ).toHaveCount(0);
    await page.locator('.toast', { hasText: 'Prices set in stores' }).getByRole('button', { name: 'Undo' }).click();
    await expect(differ).toBeVisible();

    await row.getByRole('button', { name: `Edit ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    await dialog.getByLabel('Our Price').fill('7.25');
    await dialog.getByLabel('Also in the store that differs').check();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('$7.25');
    await expect(differ).toHaveCount(0);
  });

  test('chosen stores get a price after a preview, the list counts overrides, and a recall ends both unless it is undone @thorough', async ({
    page,
  }) => {
    await found(page);
    const row = rowOf(page, product);
    await row.getByRole('button', { name: `Prices by store of ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Prices by store' });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose at least one store and something to change.');
    await dialog.getByLabel(`Change ${store.name}`).check();
    await dialog.getByLabel('Our Price', { exact: true }).selectOption('Set a price');
    await dialog.getByLabel('New Our Price').fill('525');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('alert')).toContainText('$8.00 → $525.00 is 66 times.');
    await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('New Our Price').fill('5.25');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const changes = dialog.getByRole('region', { name: 'What will change' });
    await expect(changes.getByRole('listitem')).toHaveText([`${store.name}: Our Price $8.00 (follows) → $5.25`]);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Apply to 1 store' }).click();
    await expect(dialog.getByRole('row', { name: store.name })).toContainText('$5.25');
    // Escape first closes the undo notice, which is above the dialog.
    await expect(page.locator('.toast')).toBeVisible();
    for (const size of [
      [390, 844],
      [1024, 600],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      const buttons = dialog.getByRole('button', { name: /^(Close|Take off sale|Preview)/ });
      await expect(buttons).toHaveCount(3);
      for (const button of await buttons.all()) expect(await isReached(button), 'the notice covers it').toBe(true);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expect(page.locator('.toast')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await row.getByRole('button', { name: '1 store differs' }).click();
    await expect(dialog.getByRole('row', { name: store.name })).toContainText('$5.25');

    const recall = async (): Promise<void> => {
      await dialog.getByRole('button', { name: 'Take off sale in every store' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take off sale in every store' }).click();
      await expect(dialog.getByRole('row', { name: store.name })).not.toContainText('$5.25');
      await expect(page.locator('.toast')).toContainText('Product taken off sale in every store');
    };
    await recall();
    await page.keyboard.press('z');
    await expect(dialog.getByRole('row', { name: store.name })).toContainText('$5.25');
    await recall();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole('switch')).not.toBeChecked();
    await expect(row.getByRole('button', { name: '1 store differs' })).toHaveCount(0);
    await scope(page).selectOption({ label: store.name });
    await found(page);
    await expect(row.getByRole('switch')).not.toBeChecked();
  });
});
