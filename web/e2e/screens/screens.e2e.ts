import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { addProduct, callProducts, deleteProducts } from '../products/product-calls.ts';
import { actAs, openAsStaff, toast } from '../staff.ts';
import { openScreens, pairByCode, remove, row, Television } from './screen-calls.ts';

const newName = (): string => `Butcher ${randomUUID().slice(0, 8)}`;

test.describe('the screens of the stores', () => {
  test('a screen is paired by its code, case-insensitive, and reports what it shows', async ({ page }) => {
    const name = newName();
    await openScreens(page);
    const television = await Television.begin(page);
    const { code } = television;
    await pairByCode(page, ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `, name, 'Airport terminal');
    await expect(toast(page, 'Screen paired')).toBeVisible();
    await expect(row(page, name)).toContainText('Airport terminal');
    expect((await television.self())?.screen).toMatchObject({ name, board: 'meatpriceairport', terminal: null });

    const revision = await television.showNewest();
    await expect(row(page, name)).toContainText('Shows the newest prices');
    await expect(row(page, name)).toContainText(`Revision ${revision} since`);
    await expect(row(page, name)).toContainText(/\d+ sec ago/);
    expect(await axeViolations(page)).toEqual([]);

    await remove(page, name);
    await expect(toast(page, 'Screen removed')).toBeVisible();
    expect((await television.self())?.screen ?? null).toBeNull();
  });

  test("a screen's board can be configured centrally, left to its browser, or copied from another screen @thorough", async ({
    page,
  }) => {
    const name = newName();
    const other = newName();
    await openScreens(page);
    const television = await Television.begin(page);
    const second = await Television.begin(page);
    await pairByCode(page, television.code, name);
    await pairByCode(page, second.code, other);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const form = page.getByRole('dialog', { name: `Edit ${name}` });
    await expect(form.getByLabel('As saved on the screen')).toBeChecked();
    await form.getByLabel('Set up here').check();
    await form.getByLabel('Text size').selectOption('Extra large');
    const left = form.getByRole('group', { name: 'Left half' });
    await left.getByLabel('Meat - Pork').uncheck();
    await left.getByLabel('Columns').selectOption('3');
    await left.getByText('All products of these categories').click();
    const first = left.locator('[data-part="screen-products-list"]').getByRole('checkbox').first();
    await first.check();
    await expect(left.getByText('Only 1 chosen product', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Screen updated')).toBeVisible();
    const meatBoard = (await television.self())?.screen?.meatBoard;
    expect(meatBoard).toMatchObject({ fontSize: 'xlarge', left: { categories: ['meat-beef'], columns: 3, rows: 0 } });
    expect(meatBoard?.left.products).toHaveLength(1);
    await expect(row(page, name)).toContainText('Set up here');

    await page.getByRole('button', { name: `Edit ${other}` }).click();
    const copying = page.getByRole('dialog', { name: `Edit ${other}` });
    await copying.getByLabel('Copy set-up from…').selectOption(name);
    await expect(copying.getByLabel('Set up here')).toBeChecked();
    await copying.getByRole('button', { name: 'Save' }).click();
    await expect(copying).toBeHidden();
    expect((await second.self())?.screen?.meatBoard).toEqual(meatBoard);

    await page.getByRole('button', { name: `Edit ${other}` }).click();
    await copying.getByLabel('As saved on the screen').check();
    await copying.getByLabel('Board').selectOption('Airport terminal');
    await copying.getByRole('button', { name: 'Save' }).click();
    await expect(copying).toBeHidden();
    expect((await second.self())?.screen).toMatchObject({ board: 'meatpriceairport', terminal: null });
    await remove(page, name);
    await remove(page, other);
  });

  test('a screen can be opened by a link that is shown once @thorough', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = newName();
    await openScreens(page);
    await page.getByRole('button', { name: 'Pair a screen' }).first().click();
    const form = page.getByRole('dialog', { name: 'Pair a screen' });
    await form.getByLabel('Open it with a link, without a code').check();
    await expect(form.getByLabel('Code on the screen')).toHaveCount(0);
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Pair', exact: true }).click();
    const made = page.getByRole('dialog', { name: 'Link for this screen' });
    const link = await made.getByLabel('Link').inputValue();
    expect(link).toMatch(/\/tv#key=[\w-]{40,}$/);
    await made.getByRole('button', { name: 'Copy' }).click();
    await expect(made.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(await axeViolations(page)).toEqual([]);
    await made.getByRole('button', { name: 'Done' }).click();
    expect((await Television.of(page, link).self())?.screen).toMatchObject({ name });
    await remove(page, name);
  });

  test('a centrally configured screen shows that configuration and cannot be changed on site @thorough', async ({
    page,
    context,
  }) => {
    const name = newName();
    await openScreens(page);
    await page.getByRole('button', { name: 'Pair a screen' }).first().click();
    const form = page.getByRole('dialog', { name: 'Pair a screen' });
    await form.getByLabel('Open it with a link, without a code').check();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Board').selectOption('Airport terminal');
    await form.getByRole('button', { name: 'Pair', exact: true }).click();
    const made = page.getByRole('dialog', { name: 'Link for this screen' });
    const link = await made.getByLabel('Link').inputValue();
    await made.getByRole('button', { name: 'Done' }).click();
    const television = await context.newPage();
    await television.goto(link);
    await expect(television.getByRole('table', { name: 'Beef 牛肉' })).toBeVisible();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByLabel('Set up here').check();
    await edit.getByLabel('Column A').selectOption('Seafood');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    // A screen learns of a change from the answer to its next report.
    await expect(television.getByRole('table', { name: 'Seafood 海鮮' })).toBeVisible({ timeout: 20_000 });
    await television.mouse.move(300, 300);
    await expect(television.getByText('This screen is set up in the back office')).toBeVisible();
    await expect(television.getByRole('combobox')).toHaveCount(0);
    await expect(row(page, name)).toContainText('Shows the newest prices');
    await television.close();
    await remove(page, name);
  });

  test('removing a screen elsewhere does not discard the input of an open dialog @thorough', async ({ page }) => {
    const name = newName();
    await openScreens(page);
    const television = await Television.begin(page);
    await pairByCode(page, television.code, name);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const form = page.getByRole('dialog', { name: `Edit ${name}` });
    await form.getByLabel('Name').fill(`${name} moved`);
    const id = (await television.self())?.screen?.id ?? '';
    await callProducts(page, 'DELETE', `/api/admin/system/screens/${id}`);
    await expect(row(page, name)).toHaveCount(0);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toHaveText('Screen not found.');
    await expect(form.getByLabel('Name')).toHaveValue(`${name} moved`);
  });

  test('the screen form keeps refused input and marks missing fields @thorough', async ({ page }) => {
    await openScreens(page);
    await page.getByRole('button', { name: 'Pair a screen' }).first().click();
    const form = page.getByRole('dialog', { name: 'Pair a screen' });
    await form.getByRole('button', { name: 'Pair', exact: true }).click();
    await expect(form.getByText('Enter the six letters and digits shown on the screen.')).toBeVisible();
    await expect(form.getByText('A name is required.')).toBeVisible();
    await expect(form.getByLabel('Code on the screen')).toBeFocused();
    await form.getByLabel('Code on the screen').fill('AAAAAA');
    await form.getByLabel('Name').fill('Fish counter');
    await form.getByRole('button', { name: 'Pair', exact: true }).click();
    await expect(form.getByRole('alert')).toContainText('No screen shows this code.');
    await expect(toast(page, 'Failed to pair the screen')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Fish counter');
    // Escape closes one layer at a time: the notice, then the form, which asks.
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Failed to pair the screen')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });

  test('a price change lists which screens confirmed it and after how long', async ({ page }) => {
    const name = newName();
    await openScreens(page);
    const television = await Television.begin(page);
    await pairByCode(page, television.code, name);
    const cut = `Receipt ${randomUUID().slice(0, 8)}`;
    const product = await addProduct(page, { description: cut, category: 'meat-beef' });
    await callProducts(page, 'PATCH', `/api/admin/products/${product.id}`, { ourPrice: 7.77 });
    const revision = await television.showNewest();
    const change = page.locator(`[data-change="${revision}"]`);
    await expect(change).toContainText('Product changed');
    await expect(change).toContainText(/\d+ of \d+ confirmed/);
    await change.getByText('Each screen').click();
    await expect(change.getByRole('listitem').filter({ hasText: name })).toContainText(/Shown in [\d.]+ s/);
    await expect(change).toContainText(/the slowest in [\d.]+ s/);
    const history = change.getByRole('link', { name: /History/ });
    expect(new URL((await history.getAttribute('href')) ?? '', page.url()).searchParams.get('subject')).toBe(
      `product:${product.id}`,
    );
    // An expanded row stays expanded when the page polls.
    await page.waitForResponse('**/api/admin/system/screens/changes');
    await expect(change.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await deleteProducts(page, cut);
    await remove(page, name);
  });

  test('stale screens are marked by text and icon, and an empty list explains how to start @thorough', async ({
    page,
  }) => {
    const seen = new Date(Date.now() - 3 * 3_600_000).toISOString();
    let screens = [
      {
        id: randomUUID(),
        name: 'Entrance',
        store: 'gone-store',
        board: 'meatprices',
        meatBoard: null,
        terminal: null,
        pairedAt: seen,
        lastSeenAt: seen,
        shownRevision: 7,
        shownAt: seen,
        state: 'stale',
      },
    ];
    await page.route('**/api/admin/system/screens', (route) =>
      route.fulfill({ json: { revision: 9, changedAt: seen, screens } }),
    );
    await openScreens(page);
    await expect(row(page, 'Entrance').getByText('Stale')).toBeVisible();
    await expect(row(page, 'Entrance').locator('.status-chip svg')).toBeVisible();
    await expect(row(page, 'Entrance')).toContainText('3 hours ago');
    await expect(page.getByText('1 screen · 0 with the newest prices · 1 stale')).toBeVisible();
    screens = [];
    await expect(page.getByText('No screen is paired yet')).toBeVisible();
    await expect(page.getByText(/Open \/tv at this address/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('other roles get no screens: no menu entry, no request, a refusal @thorough', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await actAs(page, 'read-only');
    await openAsStaff(page, '/admin/screens');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(calls.filter((path) => path.startsWith('/api/admin/system'))).toEqual([]);
    await page.goto('/admin/guide');
    const bar = page.getByRole('navigation', { name: 'Back office' });
    await expect(bar.getByRole('link', { name: 'Meat Prices Display' })).toHaveAttribute('href', '/meatprices');
    await expect(bar.getByRole('link', { name: 'Screens' })).toHaveCount(0);
  });
});
