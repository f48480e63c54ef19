import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { toast } from '../staff.ts';
import { addProduct, allProducts, card, openWholesale, PRODUCTS, removeWholesale } from './wholesale-calls.ts';

const NAME = 'Journey Wholesale';

test.describe('restaurant products', () => {
  test.beforeEach(({ page }) => openWholesale(page));
  test.afterEach(async ({ page }) => {
    await page.unrouteAll();
    await removeWholesale(page, NAME);
  });

  test('a price that looks like a typing error is asked about before it is saved @thorough', async ({ page }) => {
    const { id } = await addProduct(page, { name: NAME, pricePerUnit: 12 });
    await openWholesale(page);
    await card(page, id)
      .getByRole('button', { name: `Edit ${NAME}` })
      .click();
    const form = page.getByRole('dialog', { name: 'Edit Restaurant Product' });
    await form.getByLabel('Price per unit').fill('120');
    await form.getByRole('button', { name: 'Update Product' }).click();
    await expect(form.getByRole('alert')).toContainText('$12.00 → $120.00 is 10 times.');
    expect(await axeViolations(page)).toEqual([]);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await form.getByRole('button', { name: 'Publish anyway' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ pricePerUnit: 120, confirm: true });
    await expect(form).toHaveCount(0);
    await expect(card(page, id)).toContainText('$120.00');
  });

  test('a restaurant product can be added with defaults, changed and deleted, with a notice each time', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    const form = page.getByRole('dialog', { name: 'Add Restaurant Product' });
    await expect(form.getByText(/Not a number/)).toHaveCount(0);
    await form.getByRole('textbox', { name: /^Name/ }).fill('   ');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form.getByText('Product name is required')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await form.getByRole('textbox', { name: /^Name/ }).fill(`${NAME} 米粉`);
    await form.getByLabel('Price per unit').fill('dear');
    await expect(form.getByText('Not a number: it will be saved as $0.00.')).toBeVisible();
    await form.getByLabel('Min order quantity').fill('');
    await form.getByLabel('Display order').fill('first');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(PRODUCTS));
    await form.getByRole('button', { name: 'Add Product' }).click();
    expect((await sent).postDataJSON()).toEqual({
      name: `${NAME} 米粉`,
      chineseName: null,
      category: 'Rice & Noodles',
      description: '',
      pricePerUnit: 0,
      unit: 'box',
      size: null,
      minOrderQuantity: 1,
      orderMultiple: null,
      displayOrder: 0,
      imageUrl: null,
      active: true,
      discountTags: '["tier0","tier1","tier2","tier3"]',
    });
    await expect(toast(page, 'Product created successfully')).toBeVisible();
    const { id = '' } = (await allProducts(page)).find(({ name }) => name.startsWith(NAME)) ?? {};
    const own = card(page, id);
    await expect(own).toContainText('$0.00/box');
    await expect(own).toContainText('Min Order: 1 box');

    await own.getByRole('button', { name: `Edit ${NAME} 米粉` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Restaurant Product' });
    await edit.getByLabel('Chinese name').fill(' 江西米粉 ');
    await edit.getByLabel('Price per unit').fill('38.5');
    await edit.getByRole('combobox', { name: 'Unit' }).fill('sack');
    await edit.getByLabel('Size').fill('20 kg');
    const bronze = edit.locator('[data-tier="tier1"]');
    await expect(bronze).toContainText('/sack');
    await bronze.getByRole('checkbox').uncheck();
    await expect(bronze).toContainText('$38.50/sack');
    await edit.getByRole('button', { name: 'Update Product' }).click();
    await expect(toast(page, 'Product updated successfully')).toBeVisible();
    await expect(own).toContainText('$38.50/sack');
    await expect(own).toContainText('Size: 20 kg');
    await expect(own.getByText('江西米粉', { exact: true })).toHaveAttribute('lang', 'zh-Hant');
    await page.getByLabel('Search products').fill('江西');
    await expect(own).toBeVisible();
    await page.getByLabel('Search products').fill('');

    await own.getByRole('button', { name: `Delete ${NAME} 米粉` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this product?');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete product' }).click();
    await expect(toast(page, 'Product deleted successfully')).toBeVisible();
    await expect(own).toHaveCount(0);
  });

  test('a product with Chinese only in its description is listed until it has a Chinese name @thorough', async ({
    page,
  }) => {
    const { id } = await addProduct(page, { name: `${NAME} unsure`, description: '炒麵或粗麵' });
    await page.reload();
    const notice = page.getByText('1 product has Chinese text in its description and no Chinese name.');
    await expect(notice).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page).toHaveURL(/chinese=check/);
    await expect(page.locator('[data-product]')).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    await card(page, id).getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Restaurant Product' });
    await edit.getByLabel('Chinese name').fill('炒麵');
    await edit.getByRole('button', { name: 'Update Product' }).click();
    await expect(page.getByText('No product matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(card(page, id)).toContainText('炒麵');
    await expect(notice).toHaveCount(0);
  });

  test('a restaurant product stays switched while other changes are answered first @thorough', async ({ page }) => {
    const { id: first } = await addProduct(page, { name: `${NAME} first` });
    const { id: second } = await addProduct(page, { name: `${NAME} second` });
    const { id: third } = await addProduct(page, { name: `${NAME} third` });
    await openWholesale(page);
    const answers = new Map<string, () => void>();
    await page.route(`**${PRODUCTS}/*`, async (route) => {
      await new Promise<void>((resolve) => answers.set(route.request().url().split('/').at(-1) ?? '', resolve));
      await route.continue();
    });
    let lists = 0;
    page.on('response', (response) => {
      if (response.request().method() === 'GET' && response.url().endsWith(PRODUCTS)) lists += 1;
    });
    await card(page, first).getByRole('switch').click();
    await card(page, second).getByRole('switch').click();
    await card(page, third)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect.poll(() => answers.size).toBe(3);
    for (const id of [first, third]) answers.get(id)?.();
    await expect(card(page, third)).toHaveCount(0);
    await page.waitForTimeout(1_000);
    expect(lists).toBe(0);
    await expect(card(page, second).getByRole('switch')).not.toBeChecked();
    answers.get(second)?.();
    await expect.poll(() => lists).toBeGreaterThan(0);
    for (const id of [first, second]) await expect(card(page, id).getByRole('switch')).not.toBeChecked();
  });

  test('the switch of a restaurant product sends only that field and is rolled back when refused @thorough', async ({
    page,
  }) => {
    const { id } = await addProduct(page, { name: `${NAME} switch` });
    await page.reload();
    const own = card(page, id);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await own.getByRole('switch').click();
    expect((await sent).postDataJSON()).toEqual({ active: false });
    await expect(own).toContainText('Inactive');
    await expect.poll(async () => (await allProducts(page)).find((each) => each.id === id)?.active).toBe(false);
    await page.getByRole('switch', { name: 'Show Inactive' }).click();
    await expect(own).toHaveCount(0);
    await expect(page).toHaveURL(/inactive=hide/);
    await page.getByRole('switch', { name: 'Show Inactive' }).click();

    await page.route(`**${PRODUCTS}/*`, (route) => route.fulfill({ status: 500, json: { message: 'Away.' } }));
    await own.getByRole('switch').click();
    await expect(own.getByRole('switch')).not.toBeChecked();
    await expect(page.getByText(`${NAME} switch stays inactive`)).toHaveClass(/sr-only/);
    await expect(page.locator('.toast-viewport').getByText(/./)).toHaveCount(0);
  });

  test('failed saving and deleting of a restaurant product show the reason, and the form asks before discarding @thorough', async ({
    page,
  }) => {
    const { id } = await addProduct(page, { name: `${NAME} refused` });
    await page.reload();
    const own = card(page, id);
    const refuse = (path: string) =>
      page.route(path, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 500, json: { message: 'Away.' } }),
      );
    await refuse(`**${PRODUCTS}`);
    await refuse(`**${PRODUCTS}/*`);
    await own.getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Restaurant Product' });
    await edit.getByLabel('Description').fill('Half written');
    await edit.getByRole('button', { name: 'Update Product' }).click();
    await expect(toast(page, 'Failed to update product')).toBeVisible();
    await expect(edit.getByRole('alert')).toHaveText('Away.');
    await edit.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(edit.getByLabel('Description')).toHaveValue('Half written');
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();

    await own.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click();
    await expect(toast(page, 'Failed to delete product')).toBeVisible();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText('Away.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Add Product' }).click();
    const add = page.getByRole('dialog', { name: 'Add Restaurant Product' });
    await add.getByRole('textbox', { name: /^Name/ }).fill('Nobody');
    await add.getByRole('button', { name: 'Add Product' }).click();
    await expect(toast(page, 'Failed to create product')).toBeVisible();
  });

  test('a conflicting edit of a restaurant product shows the other change and keeps the input @thorough', async ({
    page,
  }) => {
    const { id } = await addProduct(page, { name: `${NAME} contested`, pricePerUnit: 10 });
    await page.reload();
    await card(page, id).getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Restaurant Product' });
    await edit.getByLabel('Price per unit').fill('12');
    await page.evaluate(
      async ([path, name]) => {
        const headers = {
          'content-type': 'application/json',
          'x-session-id': localStorage.getItem('sessionId') ?? '',
          'x-csrf-token': localStorage.getItem('csrfToken') ?? '',
        };
        const body = JSON.stringify({ pricePerUnit: 11, size: name });
        await fetch(path, { method: 'PUT', headers, body });
      },
      [`${PRODUCTS}/${id}`, 'their size'] as const,
    );
    await edit.getByRole('button', { name: 'Update Product' }).click();
    const notice = edit.getByRole('alert').filter({ hasText: 'Somebody else' });
    await expect(notice).toContainText('Somebody else has changed this product in the meantime.');
    await expect(notice).toContainText('$11.00');
    await expect(edit.getByLabel('Price per unit')).toHaveValue('12');
    await expect(edit.getByLabel('Size')).toHaveValue('their size');
    await edit.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(edit).toBeHidden();
    await expect(card(page, id)).toContainText('$12.00/box');
  });

  test('the product form lists the default tiers when tiers fail to load @thorough', async ({ page }) => {
    const calls: string[] = [];
    await page.route('**/api/admin/restaurant/discount-matrix', (route) => {
      calls.push(route.request().url());
      return route.fulfill({ status: 500, body: '' });
    });
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Add Product' }).click();
    const form = page.getByRole('dialog', { name: 'Add Restaurant Product' });
    await form.getByLabel('Price per unit').fill('10');
    for (const [tier, label, percent, price] of [
      ['tier0', 'Regular', '0.0%', '$10.00/box'],
      ['tier1', 'Tier 1', '7.0%', '$9.30/box'],
      ['tier2', 'Tier 2', '10.0%', '$9.00/box'],
      ['tier3', 'Tier 3', '15.0%', '$8.50/box'],
    ] as const) {
      const choice = form.locator(`[data-tier="${tier}"]`);
      await expect(choice).toContainText(label);
      await expect(choice).toContainText(percent);
      await expect(choice).toContainText(price);
    }
    const units = await form.locator('datalist option').allTextContents();
    expect(units).toEqual(['box', 'case', 'bag', 'pack', 'bunch', 'each', 'lb', 'kg']);
  });

  test('the product form takes a picture file and refuses others with a reason @thorough', async ({ page }) => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    const form = page.getByRole('dialog', { name: 'Add Restaurant Product' });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      form.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('list.pdf', 'application/pdf', Buffer.from('%PDF'));
    await expect(toast(page, 'Invalid file type')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('Please select a valid image file.');
    await choose('large.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(toast(page, 'File too large')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('Maximum file size is 5MB.');
    await page.route('**/api/admin/upload/product-image', (route) => route.fulfill({ status: 500, body: '' }));
    await choose('odd.png', 'image/png', Buffer.from('png'));
    await expect(toast(page, 'Upload failed')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('Failed to upload image');
    await page.unroute('**/api/admin/upload/product-image');

    const url = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
      return canvas.toDataURL('image/png');
    });
    await choose('good.png', 'image/png', Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    await expect(toast(page, 'Image uploaded')).toBeVisible();
    await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
    await expect(form.getByRole('img', { name: 'The chosen picture' })).toHaveAttribute('src', /^\/images\/products\//);
  });
});
