import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { filterProducts, NO_FILTERS } from '../../src/features/products/model/filter-products.ts';
import type { ProductData } from '../../src/shared/api/staff-products.ts';
import { axeViolations } from '../axe.ts';
import { shortenList } from '../product-answers.ts';
import { actAs, openProducts } from '../staff.ts';

const count = (page: Page) => page.getByText(/^\d+ of \d+ products$/);

test.describe('the view of the products', () => {
  test('several filters combine, are stored in the address and can be removed one by one', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Advanced Search & Filters' }).click();
    const panel = page.getByRole('region', { name: 'Advanced Search & Filters' });
    await panel.getByLabel('Status').selectOption('active');
    await panel.getByLabel('Our price from').fill('2');
    await panel.getByLabel('Our price to').fill('cheap');
    await expect(panel.getByText('Not a number: ignored.')).toBeVisible();
    await panel.getByLabel('Savings from, in percent').fill('20');
    // The filter is applied once its chip is there.
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(3);
    await panel.getByLabel('Savings from, in percent').press('ArrowUp');
    await expect(panel.getByLabel('Savings from, in percent')).toHaveValue('20.1');
    await expect(page).toHaveURL(/status=active&priceMin=2&priceMax=cheap&savingsMin=20\.1$/);
    const list: ProductData[] = await (await page.request.get('/api/products?includeInactive=true')).json();
    const filters = { ...NO_FILTERS, statusFilter: 'active', priceMin: '2', savingsMin: '20.1' } as const;
    const narrowed = `${filterProducts(list, filters).length} of ${list.length} products`;
    await expect(count(page)).toHaveText(narrowed);
    await page.reload();
    await expect(count(page)).toHaveText(narrowed);
    await page.getByRole('button', { name: 'Remove the filter Our price from $2.00' }).click();
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(2);
  });

  test('a printed list has the names of the products unbroken, and headings and rows on a few sheets', async ({
    page,
  }) => {
    await openProducts(page);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const list = (await (await page.request.get('/api/products?includeInactive=true')).json()) as ProductData[];
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
    expect(text.join(' ')).toContain('Napa Cabbage');
    expect(text.length).toBeLessThan(list.length / 8);
    for (const sheet of text) expect(sheet).toMatch(/Our\s+Price/);
    expect(text.join(' ')).not.toMatch(/Order|Actions|Update Timestamp/);
    await page.emulateMedia({ media: 'print' });
    // Shown instead of the switch, which is not printed.
    const status = page.locator('tbody tr').first().getByText('Active', { exact: true });
    expect((await status.boundingBox())?.width).toBeGreaterThan(20);
  });

  test('the printed grid has four cards in a row, on fewer sheets than the list has dozens', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Grid view' }).click();
    await expect(page.locator('.staff-grid > li').first()).toBeVisible();
    const list = (await (await page.request.get('/api/products?includeInactive=true')).json()) as ProductData[];
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' }))));
    expect(text.length).toBeLessThanOrEqual(Math.ceil(list.length / 12));
  });

  test('in a very wide window a name and its prices are not too far apart to be read as a row', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1300 });
    await openProducts(page);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    expect((await page.getByRole('table').boundingBox())?.width).toBeLessThan(1900);
  });

  test('a slow device keeps every character typed into a filter', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Advanced Search & Filters' }).click();
    const field = page.getByRole('region', { name: 'Advanced Search & Filters' }).getByLabel('Our price to');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await field.focus();
    // Pauses as long as the delay before the address is written: an address rendered late must not undo a later key.
    for (let key = 0; key < 40; key += 1) {
      await page.keyboard.press('9');
      await page.waitForTimeout(100 + ((key * 137) % 300));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page).toHaveURL(/priceMax=9{40}$/);
    await expect(field).toHaveValue('9'.repeat(40));
  });

  test('pressing a column head sorts products, pressing again reverses @thorough', async ({ page }) => {
    await openProducts(page);
    const heading = page.getByRole('columnheader', { name: 'Our Price' });
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    const prices = (): Promise<number[]> =>
      page
        .locator('tr[data-product] [data-price="ourPrice"]')
        .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replace('$', ''))));
    await expect
      .poll(async () => (await prices()).every((price, i, all) => i === 0 || price >= (all[i - 1] ?? 0)))
      .toBe(true);
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(async () => (await prices()).every((price, i, all) => i === 0 || price <= (all[i - 1] ?? 0)))
      .toBe(true);
    await expect(page).toHaveURL(/sort=ourPrice&order=desc$/);
    await page.getByLabel('Sort by').selectOption('description');
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    await expect(page.getByRole('columnheader', { name: 'Product', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  test('the grid shows two to six cards in a row, inactive ones faded but readable @thorough', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Grid view' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Produce/ })).toBeVisible();
    for (const [width, columns] of [
      [1536, 6],
      [1280, 5],
      [768, 3],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('.staff-grid').first()).toHaveAttribute('data-columns', String(columns));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.goto('/admin?view=grid&status=inactive');
    const card = page.locator('.staff-grid > li').first();
    await expect(card.getByText('Inactive').first()).toBeVisible();
    await expect(card.locator('.product-thumb')).toHaveCSS('opacity', '0.6');
    await expect(card.getByRole('heading', { level: 3 })).toHaveCSS('opacity', '1');
  });

  test('the analytics panel explains the prices and opens the products it lists @thorough', async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Analytics' }).click();
    const panel = page.getByRole('region', { name: 'Product Analytics & Insights' });
    await expect(panel.getByText(/^Based on \d+ active products\.$/)).toBeVisible();
    for (const title of ['High-value products', 'Low margin', 'Inactive products', 'Price review', 'Top 5 savings'])
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await panel
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
  });

  test('read-only staff can export products but change nothing @thorough', async ({ page }) => {
    await actAs(page, 'read-only');
    await openProducts(page);
    await expect(page.getByText('View Only')).toBeVisible();
    for (const name of [/^Add Product/, /^Edit/, /^Delete/, /^Move/, 'Update Timestamp'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Export CSV']);
  });

  test('failures of products and settings are shown together, once @thorough', async ({ page }) => {
    await openProducts(page);
    const refuse = (message: string) => ({ status: 503, json: { message } });
    await page.route('**/api/products?includeInactive=true', (route) => route.fulfill(refuse('No products now.')));
    await page.route('**/api/admin/settings', (route) => route.fulfill(refuse('No settings now.')));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Error Loading Data');
    await expect(page.getByRole('alert')).toContainText('No products now.');
    await expect(page.getByRole('alert')).toContainText('No settings now.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('tr[data-product]').first()).toBeVisible();
    await expect(page.getByText('LIVE PRICES as of')).toBeVisible();
  });

  for (const width of [1280, 390]) {
    test(`the product page's cards, panels and dialogs are accessible at ${width} px${width === 1280 ? '' : ' @thorough'}`, async ({
      page,
    }) => {
      await shortenList(page);
      await openProducts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Grid view' }).click();
      await page.getByRole('button', { name: 'Advanced Search & Filters' }).click();
      await page.getByRole('button', { name: 'Analytics' }).click();
      await expect(page.getByRole('heading', { name: 'Top 5 savings' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Edit Baby Bok Choy' }).first().click();
      await page.getByRole('button', { name: 'Price history' }).click();
      await expect(page.getByRole('region', { name: 'Price history' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete Baby Bok Choy' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  for (const width of [768, 1024, 1280]) {
    test(`the product table leaves enough space for names at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openProducts(page);
      const table = await page.getByRole('table').boundingBox();
      const name = await page.getByRole('columnheader', { name: /^Product/ }).boundingBox();
      const last = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox();
      expect(name?.width).toBeGreaterThan(120);
      // The columns fill the table to its edge.
      expect(Math.abs((table?.x ?? 0) + (table?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0))).toBeLessThan(2);
    });
  }

  test('the heading of savings is one line at 1400 px @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    await openProducts(page);
    const word = page.getByRole('columnheader', { name: /^Savings/ }).getByText('Savings');
    const lines = await word.evaluate((element) => {
      const range = document.createRange();
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) range.selectNode(node);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
});
