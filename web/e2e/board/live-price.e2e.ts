import { expect, test, type Locator } from '@playwright/test';
import { addProduct, callProducts, deleteProducts } from '../products/product-calls.ts';
import { addProduct as addWholesale, PRODUCTS, removeWholesale } from '../restaurant-products/wholesale-calls.ts';
import { openShop } from '../restaurant/shop.ts';
import { openProducts } from '../staff.ts';

/** Changes the price in a row's cell; returns the product and the price. */
async function changePrice(row: Locator, text: string): Promise<void> {
  await row.getByRole('button', { name: /^Edit Our Price/ }).click();
  const field = row.getByRole('textbox', { name: /^Our Price of/ });
  await expect(field).toBeFocused();
  await field.fill(text);
  await field.press('Enter');
}

/** A price a few cents off the one on a button, which the guard accepts. */
async function near(button: Locator, cents: number): Promise<string> {
  const shown = Number((await button.textContent())?.replace('$', ''));
  return (shown + cents / 100).toFixed(2);
}

test.describe('changing a price', () => {
  test('a changed price shows on an open board in another browser before it polls', async ({ browser, page }) => {
    await openProducts(page);
    const row = page
      .locator('tr[data-product]')
      .filter({ has: page.getByRole('switch', { checked: true }) })
      .first();
    const id = await row.getAttribute('data-product');
    const original = (await row.getByRole('button', { name: /^Edit Our Price/ }).textContent())?.replace('$', '') ?? '';

    const shopper = await browser.newContext();
    const board = await shopper.newPage();
    await board.goto('/');
    const card = board.locator(`[data-product="${id}"]`);
    await expect(card).toContainText(`our price $${original}`);
    await board.evaluate(() => Object.assign(window, { notReloaded: true }));
    const read: string[] = [];
    board.on('response', (response) => {
      if (response.url().includes('/api/products')) read.push(new URL(response.url()).pathname);
    });

    const price = await near(row.getByRole('button', { name: /^Edit Our Price/ }), -1);
    await changePrice(row, price);
    await expect(card).toContainText(`our price $${price}`, { timeout: 5_000 });
    await expect(card.locator('.price-changed')).toBeVisible();
    expect(read, 'what changed, not the whole list').toContain('/api/products/changes');
    await expect(page.getByText('Product Updated', { exact: true }).first()).toBeVisible();
    await expect(row.getByRole('button', { name: /^Edit Our Price/ })).toHaveText(`$${price}`);

    await changePrice(row, original);
    await expect(card).toContainText(`our price $${original}`, { timeout: 5_000 });
    expect(await board.evaluate(() => 'notReloaded' in window)).toBe(true);
    await shopper.close();
  });

  test('an import shows on an open board, and a wholesale price on an open ordering page, before they poll', async ({
    browser,
    page,
  }) => {
    const name = 'Journey Live Import';
    await openProducts(page);
    const { id } = await addProduct(page, { description: name, ourPrice: 5.11 });
    const wholesale = await addWholesale(page, { name, category: 'Proteins', pricePerUnit: 21 });
    const shopper = await browser.newContext();
    const [board, shop] = [await shopper.newPage(), await shopper.newPage()];
    try {
      await board.goto('/');
      const card = board.locator(`[data-product="${id}"]`);
      await expect(card).toContainText('our price $5.11');
      await openShop(shop);
      const item = shop.locator(`[data-product="${wholesale.id}"]`);
      await expect(item).toContainText('$21.00');

      const csvContent = `id,category,description,size,retailPrice,ourPrice\n${id},groceries,${name},1 lb,10,5.22`;
      await callProducts(page, 'POST', '/api/admin/products/import', { csvContent });
      await expect(card).toContainText('our price $5.22', { timeout: 8_000 });
      await callProducts(page, 'PUT', `${PRODUCTS}/${wholesale.id}`, { pricePerUnit: 22 });
      await expect(item).toContainText('$22.00', { timeout: 8_000 });
    } finally {
      await deleteProducts(page, name);
      await removeWholesale(page, name);
      await shopper.close();
    }
  });

  test('the price editor refuses invalid prices, and Escape cancels @thorough', async ({ page }) => {
    await openProducts(page);
    const row = page.locator('tr[data-product]').first();
    const before = await row.getByRole('button', { name: /^Edit Our Price/ }).textContent();
    await changePrice(row, 'cheap');
    await expect(row.getByRole('alert')).toHaveText('Enter a price such as 12.99.');
    await row.getByRole('textbox', { name: /^Our Price of/ }).press('Escape');
    await expect(row.getByRole('button', { name: /^Edit Our Price/ })).toHaveText(before ?? '');
    await expect(row.getByRole('button', { name: /^Edit Our Price/ })).toBeFocused();
  });

  test('a refused price is rolled back with the reason, and the input is kept @thorough', async ({ page }) => {
    await openProducts(page);
    const row = page.locator('tr[data-product]').first();
    const before = await row.getByRole('button', { name: /^Edit Retail/ }).textContent();
    await page.route('**/api/admin/products/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'The catalog is away for a moment.' } }),
    );
    const price = await near(row.getByRole('button', { name: /^Edit Retail/ }), 11);
    await row.getByRole('button', { name: /^Edit Retail/ }).click();
    await row.getByRole('textbox', { name: /^Retail of/ }).fill(price);
    await row.getByRole('textbox', { name: /^Retail of/ }).press('Enter');
    await expect(row.getByRole('alert')).toHaveText('The catalog is away for a moment.');
    await expect(page.getByText('Update Failed', { exact: true }).first()).toBeVisible();
    await expect(row.getByRole('textbox', { name: /^Retail of/ })).toHaveValue(price);
    await row.getByRole('button', { name: 'Cancel' }).click();
    await expect(row.getByRole('button', { name: /^Edit Retail/ })).toHaveText(before ?? '');
  });

  test("when two people edit a price, the second sees the first one's price and keeps their own input", async ({
    page,
    browser,
  }) => {
    await openProducts(page);
    const row = page.locator('tr[data-product]').nth(1);
    const id = await row.getAttribute('data-product');
    const original = (await row.getByRole('button', { name: /^Edit Our Price/ }).textContent())?.replace('$', '') ?? '';
    const context = await browser.newContext();
    const other = await context.newPage();
    await openProducts(other);
    const otherRow = other.locator(`tr[data-product="${id}"]`);
    await otherRow.getByRole('button', { name: /^Edit Our Price/ }).click();
    const button = row.getByRole('button', { name: /^Edit Our Price/ });
    const [first, second] = [await near(button, -1), await near(button, -2)];
    await otherRow.getByRole('textbox').fill(second);

    await changePrice(row, first);
    await expect(otherRow.getByRole('alert')).toContainText(`The price is now $${first}.`);
    await expect(otherRow.getByRole('textbox')).toHaveValue(second);
    await otherRow.getByRole('textbox').press('Enter');
    await expect(button).toHaveText(`$${second}`);

    await changePrice(row, original);
    await expect(otherRow.getByRole('button', { name: /^Edit Our Price/ })).toHaveText(`$${original}`);
    await context.close();
  });

  test('the active switch hides and shows a product on the board and sends only that field', async ({
    page,
    browser,
  }) => {
    await openProducts(page);
    const row = page.locator('tr[data-product]').nth(2);
    const id = await row.getAttribute('data-product');
    const context = await browser.newContext();
    const board = await context.newPage();
    await board.goto('/');
    await expect(board.locator(`[data-product="${id}"]`)).toBeVisible();
    const patch = page.waitForRequest((request) => request.method() === 'PATCH');
    await row.getByRole('switch').click();
    const { active, version, ...others } = (await patch).postDataJSON() as Record<string, unknown>;
    expect([active, typeof version, others]).toEqual([false, 'number', {}]);
    await expect(board.locator(`[data-product="${id}"]`)).toHaveCount(0);
    await expect(row.getByRole('switch')).toHaveAttribute('aria-busy', 'false');
    await row.getByRole('switch').click();
    await expect(board.locator(`[data-product="${id}"]`)).toBeVisible();
    await context.close();
  });
});
