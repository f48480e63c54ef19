import { expect, test, type Page } from '@playwright/test';
import { fakeShop, openShop } from './restaurant/shop.ts';
import { openAsStaff, openProducts } from './staff.ts';

/** Presses a key that an input method uses for its composition. */
const pressComposing = (page: Page, selector: string, key: string): Promise<void> =>
  page.dispatchEvent(selector, 'keydown', { key, isComposing: true, bubbles: true, cancelable: true });

test.describe('an input method', () => {
  test('letters composed in the field of a code become the code once they are accepted', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    const field = page.getByLabel('Discount code');
    await field.focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['a', 'ab', 'ab c'])
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await session.send('Input.insertText', { text: 'abc１' });
    await expect(field).toHaveValue('ABC1');
    await field.pressSequentially('2');
    await expect(field).toHaveValue('ABC12');
  });

  test('Enter that accepts a composition opens nothing in the palette, and Esc does not close it', async ({ page }) => {
    await openAsStaff(page, '/admin/today');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill('rebate');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await pressComposing(page, '[role="combobox"]', 'Enter');
    await pressComposing(page, '[role="combobox"]', 'Escape');
    await expect(palette.getByRole('combobox')).toHaveValue('rebate');
    expect(new URL(page.url()).pathname).toBe('/admin/today');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    expect(new URL(page.url()).pathname).not.toBe('/admin/today');
  });

  test('Esc that drops a composition keeps the price editor open', async ({ page }) => {
    await openProducts(page);
    await page
      .getByRole('button', { name: /^Edit Our Price/ })
      .first()
      .click();
    const field = page.getByRole('row').getByRole('textbox');
    await field.fill('1');
    await pressComposing(page, 'tr input[inputmode="decimal"]', 'Escape');
    await expect(field).toHaveValue('1');
    await field.press('Escape');
    await expect(field).toBeHidden();
  });
});
