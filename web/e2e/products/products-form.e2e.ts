import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { escapeFrom, loseAnswer, openProducts, toast } from '../staff.ts';
import { addProduct, allProducts, callProducts, deleteProducts } from './product-calls.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.locator('tr[data-product]', { hasText: name });

/** A name that no other journey uses. */
const freshName = (): string => `Journey Melon ${randomUUID().slice(0, 8)}`;

/** Fills in the form of a new product and submits it. */
async function fillNew(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Product' }).click();
  const add = dialog(page, 'Add New Product');
  await add.getByLabel('Product name').fill(name);
  await add.getByLabel('Size').fill('1 lb');
  await add.getByLabel('Retail price').fill('2');
  await add.getByLabel('Our price').fill('1');
  await add.getByRole('button', { name: 'Add Product' }).click();
  return add;
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search products').fill(name);
  await expect(row(page, name)).toBeVisible();
}

test.describe('the dialogs of a product', () => {
  const name = freshName();
  test.beforeEach(({ page }) => openProducts(page));
  test.afterEach(({ page }) => deleteProducts(page, 'Journey Melon'));

  test('Back closes a dialog of the page, and asks about typed text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/today');
    await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click();
    const stepBack = () => page.evaluate(() => history.back());
    const add = dialog(page, 'Add New Product');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    const length = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(add.getByLabel('Product name')).toBeFocused();
    await stepBack();
    await expect(add, 'nothing was typed').toHaveCount(0);
    await page.getByRole('button', { name: 'Add Product' }).click();
    await add.getByLabel('Product name').fill(name);
    await stepBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(add.getByLabel('Product name')).toHaveValue(name);
    await stepBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(add).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin$/);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('Back to a reloaded page makes the browser ask about unsaved text', async ({ page }) => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    await dialog(page, 'Add New Product').getByLabel('Product name').pressSequentially('Melon');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => history.back());
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(dialog(page, 'Add New Product').getByLabel('Product name')).toHaveValue('Melon');
  });

  test("a phone's Back closes a dialog on the first page of a tab", async ({ page }) => {
    // A phone's Back when the page is the first one in the history.
    await page.addInitScript(() => {
      const watchers: { requestClose(): void; destroy(): void }[] = [];
      const Real = Reflect.get(globalThis, 'CloseWatcher') as new () => (typeof watchers)[number];
      Object.assign(window, {
        CloseWatcher: class extends Real {
          constructor() {
            super();
            watchers.push(this);
          }
          override destroy() {
            super.destroy();
            watchers.splice(watchers.indexOf(this), 1);
          }
        },
        telephoneBack: () => watchers.at(-1)?.requestClose(),
      });
    });
    await page.reload();
    const back = () => page.evaluate(() => (window as unknown as { telephoneBack(): void }).telephoneBack());
    const add = dialog(page, 'Add New Product');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await page.getByRole('button', { name: 'Add Product' }).click();
    await add.getByLabel('Product name').fill(name);
    for (let round = 0; round < 3; round += 1) {
      await back();
      await expect(question).toBeVisible();
      await back();
      await expect(question).toHaveCount(0);
      await expect(add.getByLabel('Product name')).toHaveValue(name);
    }
    await add.getByLabel('Product name').fill('');
    await back();
    await expect(add).toHaveCount(0);
  });

  test('a product can be added, changed and deleted, with a notice each time', async ({ page }) => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    const add = dialog(page, 'Add New Product');
    await expect(add.getByLabel('Product name')).toBeFocused();
    await expect(add.getByLabel('Category')).toHaveValue('groceries');
    await expect(add.getByLabel('Active')).toBeChecked();
    await add.getByRole('button', { name: 'Add Product' }).click();
    await expect(add.getByText('Product name is required')).toBeVisible();
    await expect(add.getByText('Our price is required')).toBeVisible();
    await expect(add.getByLabel('Product name')).toBeFocused();

    await add.getByLabel('Product name').fill(name);
    await add.getByLabel('Chinese name').fill('蜜瓜');
    await add.getByLabel('Size').fill('2 lb');
    await add.getByLabel('Retail price').fill('8');
    await add.getByLabel('Our price').fill('9');
    await expect(add.getByText(/Our price is above the retail price/)).toBeVisible();
    await add.getByLabel('Our price').fill('6');
    await expect(add.getByRole('region', { name: 'On the board' })).toContainText('-25%');
    await add.getByLabel('Detailed description').fill('**Sweet** <script>alert(1)</script>');
    await add.getByRole('tab', { name: 'Preview' }).click();
    await expect(add.locator('.formatted strong')).toHaveText('Sweet');
    await add.getByRole('button', { name: 'Add Product' }).click();
    await expect(toast(page, 'Product Created')).toBeVisible();
    await expect(add).toBeHidden();

    await find(page, name);
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    const edit = dialog(page, 'Edit Product');
    await edit.getByLabel('Chinese name').fill('');
    await edit.getByLabel('Retail price').fill('twelve');
    await expect(edit.getByText('This is not a price: it will be saved as $0.00.')).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await edit.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      description: name,
      chineseName: null,
      imageUrl: null,
      retailPrice: 0,
      ourPrice: 6,
      version: 1,
    });
    await expect(toast(page, 'Product Updated')).toBeVisible();
    await expect(edit).toBeHidden();
    await expect(page.getByRole('button', { name: `Edit ${name}`, exact: true })).toBeFocused();

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Product' });
    await expect(question).toContainText(`Are you sure you want to delete ${name}? This action cannot be undone.`);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Product Deleted')).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
  });

  test('failed creation and deletion of a product show the reason @thorough', async ({ page }) => {
    await page.route('**/api/admin/products**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    );
    await page.getByRole('button', { name: 'Delete Baby Bok Choy' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Delete Failed')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.locator('[data-problem]')).toContainText('Delete Failed: Baby Bok Choy');

    const add = await fillNew(page, name);
    await expect(toast(page, 'Create Failed')).toBeVisible();
    await expect(add.getByRole('alert')).toHaveText('Failed to create product');
    await expect(add.getByLabel('Product name')).toHaveValue(name);
  });

  test('a new product whose request is not answered is kept in the dialog, and a retry adds it once', async ({
    page,
  }) => {
    await loseAnswer(page, '**/api/admin/products');
    const add = await fillNew(page, name);
    await expect(add).toContainText('may have done this anyway. It is safe to try again.');
    await expect(add.getByLabel('Product name')).toHaveValue(name);
    await add.getByRole('button', { name: 'Add Product' }).click();
    await expect(add).toBeHidden();
    expect((await allProducts(page)).filter(({ description }) => description === name)).toHaveLength(1);
  });

  test('other values typed after a lost answer become a change of the product that was added @thorough', async ({
    page,
  }) => {
    await loseAnswer(page, '**/api/admin/products');
    const add = await fillNew(page, name);
    await expect(add).toContainText('It is safe to try again.');
    await add.getByLabel('Chinese name').fill('甜瓜');
    await add.getByRole('button', { name: 'Add Product' }).click();
    const edit = dialog(page, 'Edit Product');
    await expect(edit.getByLabel('Chinese name')).toHaveValue('甜瓜');
    await edit.getByRole('button', { name: 'Save mine anyway' }).first().click();
    await expect(edit).toBeHidden();
    const saved = (await allProducts(page)).filter(({ description }) => description === name);
    expect(saved).toEqual([expect.objectContaining({ chineseName: '甜瓜' })]);
  });

  test('the product dialog asks before discarding input @thorough', async ({ page }) => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    const add = dialog(page, 'Add New Product');
    await add.getByLabel('Product name').fill('Half a melon');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await escapeFrom(page, question);
    await expect(add.getByLabel('Product name')).toHaveValue('Half a melon');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(add).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Product' })).toBeFocused();
  });

  test("a conflicting edit of a product loses neither side's input", async ({ page }) => {
    const product = await addProduct(page, { description: name });
    await find(page, name);
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    const edit = dialog(page, 'Edit Product');
    await edit.getByLabel('Our price').fill('7.77');
    await callProducts(page, 'PATCH', `/api/admin/products/${product.id}`, { ourPrice: 6.5, size: '3 lb' });
    await edit.getByRole('button', { name: 'Save' }).click();
    const notice = edit.getByRole('alert');
    await expect(notice).toContainText('Somebody else has changed this product in the meantime.');
    await expect(notice).toContainText('Our price: $6.50');
    await expect(edit.getByLabel('Our price')).toHaveValue('7.77');
    await expect(edit.getByLabel('Size')).toHaveValue('3 lb');
    await notice.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(edit).toBeHidden();
    const saved = (await allProducts(page)).find(({ id }) => id === product.id);
    expect(saved).toMatchObject({ ourPrice: 7.77, size: '3 lb' });

    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    await edit.getByRole('button', { name: 'Price history' }).click();
    await expect(edit.getByRole('region', { name: 'Price history' })).toContainText('$6.50 → $7.77');
    await edit.getByRole('button', { name: 'Revert to $6.50' }).click();
    await expect(edit.getByLabel('Our price')).toHaveValue('6.50');
    await expect(edit.getByLabel('Our price')).toBeFocused();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    expect((await allProducts(page)).find(({ id }) => id === product.id)).toMatchObject({ ourPrice: 6.5 });
  });
});
