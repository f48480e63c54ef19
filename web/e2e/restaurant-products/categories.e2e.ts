import { expect, test, type Page } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { becomeStaff, toast } from '../staff.ts';
import {
  addCategory,
  addProduct,
  allCategories,
  CATEGORIES,
  openWholesale,
  removeWholesale,
} from './wholesale-calls.ts';

const NAME = 'Journey Category';

const row = (page: Page, name: string) => page.locator('[data-part="category-row"]').filter({ hasText: name });

/** The names of this journey's rows, from the top. */
const own = async (page: Page): Promise<string[]> =>
  (await page.locator('[data-part="category-names"] > .font-semibold').allTextContents()).filter((name) =>
    name.startsWith(NAME),
  );

/** Opens the page with three categories at the end of the list. */
async function openThree(page: Page): Promise<void> {
  await becomeStaff(page);
  for (const letter of 'abc') await addCategory(page, `${NAME} ${letter}`);
  await page.goto('/admin/restaurant/products?tab=categories');
  await expect.poll(() => own(page)).toEqual([`${NAME} a`, `${NAME} b`, `${NAME} c`]);
}

test.describe('categories', () => {
  test.afterEach(async ({ page }) => {
    await page.unrouteAll();
    await removeWholesale(page, NAME);
  });

  test('a category can be added, changed and deleted, and its slug follows the name', async ({ page }) => {
    await openWholesale(page);
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect(page).toHaveURL(/\?tab=categories$/);
    await page.getByRole('button', { name: 'Add Category' }).click();
    const form = page.getByRole('region', { name: 'New Category' });
    const [name, slug] = [form.getByLabel('Display name'), form.getByLabel('Slug')];
    await expect(name).toBeFocused();
    await form.getByRole('button', { name: 'Save Category' }).click();
    await expect(form.getByText('Display name is required')).toBeVisible();
    await expect(form.getByText('Slug is required')).toBeVisible();
    await name.fill('Proteins');
    await expect(form.getByText('Another category has this name already.')).toBeVisible();
    await name.fill(`${NAME} & 點心`);
    await expect(slug).toHaveValue('journey-category-----');
    await slug.fill('Journey Dim_Sum');
    await expect(slug).toHaveValue('journey-dim-sum');
    await name.fill(`${NAME} 點心`);
    await expect(slug).toHaveValue('journey-dim-sum');
    await form.getByLabel('Chinese name').fill('蒸點');
    await form.getByRole('radio', { name: 'Teal' }).check();
    await form.getByRole('radio', { name: 'Chef Hat' }).check();
    await expect(form.locator('.scheme-badge')).toHaveText(`${NAME} 點心`);
    await expect(form.locator('.scheme-badge')).toHaveAttribute('data-scheme', 'teal');
    await form.getByRole('button', { name: 'Save Category' }).click();
    await expect(toast(page, 'Category created')).toBeVisible();
    await expect(row(page, NAME)).toContainText('Slug: journey-dim-sum');
    await expect(row(page, NAME)).toContainText('Active');
    await expect(row(page, NAME).getByText('蒸點', { exact: true })).toHaveAttribute('lang', 'zh-Hant');

    await row(page, NAME).getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('region', { name: 'Edit Category' });
    await edit.getByRole('checkbox', { name: 'Active' }).uncheck();
    await edit.getByRole('button', { name: 'Save Category' }).click();
    await expect(toast(page, 'Category updated')).toBeVisible();
    await expect(row(page, NAME).getByRole('button', { name: /^Edit/ }), 'the focus is back').toBeFocused();
    await expect(row(page, NAME)).toContainText('Inactive');

    for (const letter of 'abcd')
      await addProduct(page, { name: `${NAME} product ${letter}`, category: `${NAME} 點心`, displayOrder: 1 });
    await page.reload();
    await expect(row(page, NAME)).toContainText('4 products');
    await row(page, NAME)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Are you sure you want to delete this category? Products using this category will need to be reassigned.',
    );
    await expect(question).toContainText('4 products use it:');
    await expect(question).toContainText('and 1 more');
    await question.getByRole('button', { name: 'Delete category' }).click();
    await expect(toast(page, 'Category deleted')).toBeVisible();
    await expect(row(page, NAME)).toHaveCount(0);
    // Their products keep the name as text.
    await page.getByRole('tab', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 2, name: `${NAME} 點心` })).toBeVisible();
  });

  test('a category that two people edit keeps the changes of both', async ({ page }) => {
    await openThree(page);
    await row(page, `${NAME} a`).getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('region', { name: 'Edit Category' });
    const find = async () => (await allCategories(page)).find(({ name }) => name === `${NAME} a`);
    await callProducts(page, 'PUT', `${CATEGORIES}/${(await find())?.id}`, { colorScheme: 'teal' });
    await edit.getByLabel('Chinese name').fill('蒸點');
    await edit.getByRole('button', { name: 'Save Category' }).click();
    await expect(toast(page, 'Category updated')).toBeVisible();
    expect(await find()).toMatchObject({ chineseName: '蒸點', colorScheme: 'teal' });
  });

  test('categories can be reordered by keyboard dragging @thorough', async ({ page }) => {
    await openThree(page);
    const handle = page.getByRole('button', { name: `Reorder ${NAME} a` });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(new RegExp(`^${NAME} a picked up, position \\d+ of \\d+$`))).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(new RegExp(`^${NAME} a would be at position \\d+ of \\d+$`))).toHaveCount(1);
    const sent = page.waitForRequest('**/api/restaurant/categories/reorder');
    await page.keyboard.press('Space');
    const { categoryOrders } = (await sent).postDataJSON() as { categoryOrders: { displayOrder: number }[] };
    expect(categoryOrders.map(({ displayOrder }) => displayOrder)).toEqual(categoryOrders.map((_, index) => index));
    await expect(toast(page, 'Category order updated')).toBeVisible();
    await expect.poll(() => own(page)).toEqual([`${NAME} b`, `${NAME} a`, `${NAME} c`]);
    await expect(handle).toBeFocused();
    const saved = (await allCategories(page)).map(({ name }) => name).filter((name) => name.startsWith(NAME));
    expect(saved).toEqual([`${NAME} b`, `${NAME} a`, `${NAME} c`]);

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect.poll(() => own(page)).toEqual([`${NAME} b`, `${NAME} a`, `${NAME} c`]);
  });

  test('categories can be reordered by pointer and by buttons that keep the focus @thorough', async ({ page }) => {
    await openThree(page);
    const from = await page.getByRole('button', { name: `Reorder ${NAME} c` }).boundingBox();
    const to = await page.getByRole('button', { name: `Reorder ${NAME} a` }).boundingBox();
    if (from === null || to === null) throw new Error('The handles are not on the screen.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y, { steps: 4 });
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 10 });
    await page.mouse.up();
    await expect.poll(() => own(page)).toEqual([`${NAME} c`, `${NAME} a`, `${NAME} b`]);
    const down = page.getByRole('button', { name: `Move ${NAME} c down` });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => own(page)).toEqual([`${NAME} a`, `${NAME} c`, `${NAME} b`]);
    await expect(down).toBeFocused();
  });

  test('a refused reordering of categories is rolled back @thorough', async ({ page }) => {
    await openThree(page);
    await page.route(`**${CATEGORIES}/reorder`, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: `Move ${NAME} a down` }).click();
    await expect(toast(page, 'Failed to update category order')).toBeVisible();
    await expect.poll(() => own(page)).toEqual([`${NAME} a`, `${NAME} b`, `${NAME} c`]);
  });

  test('failed saving, deleting and loading of categories show the reason, and no categories an empty state @thorough', async ({
    page,
  }) => {
    await openThree(page);
    await page.route(`**${CATEGORIES}/*`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: { error: 'Away.' } }),
    );
    await row(page, `${NAME} a`).getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('region', { name: 'Edit Category' });
    await edit.getByLabel('Display name').fill(`${NAME} z`);
    await edit.getByRole('button', { name: 'Save Category' }).click();
    await expect(toast(page, 'Failed to save category')).toBeVisible();
    await expect(edit.getByRole('alert')).toHaveText('Away.');
    await row(page, `${NAME} b`).getByRole('button', { name: /^Edit/ }).click();
    await page
      .getByRole('alertdialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect(edit.getByLabel('Display name')).toHaveValue(`${NAME} b`);
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await row(page, `${NAME} b`)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
    await expect(toast(page, 'Failed to delete category')).toBeVisible();

    let answer: object[] | null = null;
    await page.route(`**${CATEGORIES}/all`, (route) =>
      answer === null ? route.fulfill({ status: 503, body: '' }) : route.fulfill({ json: answer }),
    );
    await page.reload();
    await expect(page.getByText('Failed to load categories')).toBeVisible();
    await page.getByRole('tab', { name: 'Products' }).click();
    await expect(page.getByText('Failed to load categories')).toBeVisible();
    answer = [];
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect(page.getByText('No categories yet. Create your first category!')).toBeVisible();
  });
});
