import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { axeViolations } from '../axe.ts';
import { actAs, isReached } from '../staff.ts';
import { allCategories, allProducts, openWholesale, PRODUCTS } from './wholesale-calls.ts';

const COUNT = 1000;

test.describe('the screen of restaurant products', () => {
  test('restaurant products are counted, filtered and sorted, stored in the address', async ({ page }) => {
    await openWholesale(page);
    const products = await allProducts(page);
    const [first] = await allCategories(page);
    if (first === undefined) throw new Error('There is no category to filter by.');
    const inFirst = products.filter(({ category }) => category === first.name);
    const figures = page.getByRole('definition');
    await expect(figures.nth(0)).toHaveText(String(products.length));
    await expect(page.getByText('Manage your restaurant distribution products and categories')).toBeVisible();
    for (const title of ['Total Products', 'Active Products', 'Average Price'])
      await expect(page.getByText(title, { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: `${first.name} (${inFirst.length})` });
    await expect(page.getByText(`${inFirst.length} of ${products.length} products`)).toBeVisible();
    await page.getByLabel('Sort by').selectOption({ label: 'Price' });
    await page.getByRole('button', { name: /^Ascending/ }).click();
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page).toHaveURL(/category=.+&sort=price&order=desc&view=list$/);
    await page.reload();
    const dearest = inFirst.toSorted((a, b) => b.pricePerUnit - a.pricePerUnit)[0];
    await expect(page.locator('tr[data-product]').first()).toContainText(dearest?.name ?? '');
    await page.getByLabel('Search products').fill('no such thing at all');
    await expect(page.getByText('No product matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText(`${products.length} of ${products.length} products`)).toBeVisible();
  });

  test('on a tablet the headings of a long list stay visible below the header', async ({ page }) => {
    await page.setViewportSize({ width: 810, height: 700 });
    await openWholesale(page);
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.locator('tr[data-product]').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(page.locator('tr[data-product]').first()).not.toBeInViewport();
    expect(await isReached(page.getByRole('columnheader', { name: 'Category' }))).toBe(true);
  });

  test('on paper the heading of a category covers no product', async ({ page }) => {
    await openWholesale(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('section[data-category] > h2').first()).toHaveCSS('position', 'static');
  });

  test('a printed list of restaurant products has no empty columns, and no hints for the screen', async ({ page }) => {
    await openWholesale(page);
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.getByText('Use the arrow buttons')).toBeVisible();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
    expect(text[0]).toMatch(/Product\s+Category\s+Price/);
    expect(text.join(' ')).not.toMatch(/Actions|arrow buttons/);
  });

  test('the grid of restaurant products has one to five columns @thorough', async ({ page }) => {
    await openWholesale(page);
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1024, 3],
      [1280, 4],
      [1536, 5],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const grid = page.locator('.staff-grid').first();
      await expect
        .poll(() => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
        .toBe(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test('other roles see all restaurant products and can change none @thorough', async ({ page }) => {
    await actAs(page, 'order');
    await openWholesale(page);
    await expect(page.getByText('View Only').first()).toBeVisible();
    const add = page.getByRole('button', { name: 'Admin Only - Add Product' });
    await add.focus();
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip')).toHaveText('Only administrators add products.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-product]').first().getByRole('switch')).toBeDisabled();
    await expect(page.getByRole('button', { name: /^(Edit|Delete|Move)/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Import and export' }).click();
    await expect(page.getByRole('menuitem', { name: 'Import CSV' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect(page.locator('[data-part="category-row"]').first()).toContainText('View Only');
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
  });

  test('the list of restaurant products shows its empty and its error state @thorough', async ({ page }) => {
    let answer: object[] | null = null;
    await page.route(`**${PRODUCTS}`, (route) =>
      answer === null ? route.fulfill({ status: 503, json: { message: 'Away.' } }) : route.fulfill({ json: answer }),
    );
    await openWholesale(page);
    await expect(page.getByText('Failed to load products')).toBeVisible();
    answer = [];
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No products yet')).toBeVisible();
  });

  test('of 1,000 restaurant products only the visible ones are rendered, and the keyboard scrolls @thorough', async ({
    page,
  }) => {
    const products = Array.from({ length: COUNT }, (_, index) => ({
      id: `p${index}`,
      name: `${index % 3 === 0 ? 'Rice' : 'Noodles'} no ${index}`,
      description: '貨品',
      category: index % 2 === 0 ? 'Rice & Noodles' : 'Proteins',
      active: true,
      unit: 'box',
      size: null,
      pricePerUnit: 5 + index / 100,
      minOrderQuantity: 1,
      imageUrl: null,
      displayOrder: index,
      discountTags: '[]',
      version: 1,
    }));
    await page.route(`**${PRODUCTS}`, (route) => route.fulfill({ json: products }));
    await openWholesale(page);
    await expect(page.getByText(`${COUNT} of ${COUNT} products`)).toBeVisible();
    expect(await page.locator('[data-product]').count()).toBeLessThan(80);
    await page.getByLabel('Search products').pressSequentially('rice no 99');
    await expect(page.locator('[data-product]').first()).toContainText(/Rice no 99/);
    await page.getByRole('button', { name: 'List view' }).click();
    await page.getByLabel('Search products').fill('');
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
    expect(await page.locator('[data-product]').count()).toBeLessThan(80);
  });
});

for (const width of [1280, 390]) {
  test(`restaurant products and categories are accessible at ${width} px @thorough`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    await page.setViewportSize({ width, height: 844 });
    await openWholesale(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'List view' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Restaurant Product' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect(page.locator('[data-part="category-row"]').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Category' }).click();
    expect(await axeViolations(page)).toEqual([]);
    // The security policy refuses inline styles of libraries, which would be logged to the console.
    expect(refused).toEqual([]);
  });
}
