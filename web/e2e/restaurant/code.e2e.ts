import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { toast } from '../staff.ts';
import { add, applyCode, BEEF, CHOY, fakeShop, item, line, openShop, panel, RICE, sums } from './shop.ts';

test.describe('a discount code', () => {
  test('a discount code is upper-cased while typing and checked at exactly four characters @thorough', async ({
    page,
  }) => {
    const shop = await fakeShop(page);
    await openShop(page);
    const field = page.getByLabel('Discount code');
    const apply = page.getByRole('button', { name: 'Apply' });
    await field.pressSequentially('ab1!');
    await expect(field).toHaveValue('AB1');
    await expect(apply).toBeDisabled();
    await field.press('Enter');
    await field.pressSequentially('2c');
    await apply.click();
    await expect(toast(page, 'Invalid code')).toBeVisible();
    await expect(toast(page, 'Please enter a 4 character discount code')).toBeVisible();
    await expect(panel(page).getByRole('alert')).toContainText('Please enter a 4 character discount code');
    await field.fill('ab12cd34ef');
    await expect(field).toHaveValue('AB12CD34');
    await field.press('Enter');
    await expect(panel(page).getByRole('alert')).toContainText('Please enter a 4 character discount code');
    expect(shop.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test("a wrong discount code stays selected and shows the server's message @thorough", async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await applyCode(page, 'ZZZZ');
    await expect(toast(page, 'Invalid code')).toBeVisible();
    await expect(toast(page, 'This discount code is not valid.')).toBeVisible();
    await expect(panel(page).getByRole('alert')).toContainText('This discount code is not valid.');
    const field = page.getByLabel('Discount code');
    await expect(field).toBeFocused();
    await page.keyboard.type('AB12');
    await expect(field).toHaveValue('AB12');
  });

  test('a failed check of a discount code can be retried @thorough', async ({ page }) => {
    await fakeShop(page);
    await page.route('**/api/restaurant/validate-code', (route) => route.abort());
    await openShop(page);
    await applyCode(page, 'AB12');
    await expect(toast(page, 'Error validating code')).toBeVisible();
    await expect(toast(page, 'Please try again')).toBeVisible();
    await page.unroute('**/api/restaurant/validate-code');
    await page.route('**/api/restaurant/validate-code', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { message: 'Please wait 30 seconds.' } }),
    );
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(panel(page).getByRole('alert')).toContainText('Please wait 30 seconds.');
  });

  test('a line of the cart shows the steps of its total', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await add(page, CHOY);
    await applyCode(page, 'ab12');
    await expect(line(page, CHOY)).toContainText('$26.60');
    await line(page, CHOY)
      .getByRole('button', { name: /^line total/ })
      .click();
    const steps = line(page, CHOY).getByRole('list', { name: 'How this price is calculated' });
    await expect(steps.getByRole('listitem')).toHaveText([
      /^Price of one .+\$28\.00$/,
      'After 5% discount (Regular)$26.60',
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await line(page, CHOY)
      .getByRole('button', { name: /^line total/ })
      .click();
    await expect(steps).toHaveCount(0);
  });

  test('a valid code shows its restaurant and its prices, also in the cart, until it is removed', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await add(page, RICE);
    await expect(sums(page)).toContainText('Discount (0.0%)');
    await applyCode(page, 'ab12');
    await expect(panel(page)).toContainText('Garden House');
    await expect(panel(page)).toContainText('Bronze · 7.0% off');
    await expect(page.getByText('Prices updated for Garden House. The total is $135.78.')).toBeAttached();
    const price = item(page, RICE).locator('[data-part="unit-price"]');
    await expect(price.locator('s')).toContainText('$36.50');
    await expect(price).toContainText('$33.95');
    await expect(price).toContainText('-7%');
    // The header shows the code's discount; products are marked only if theirs differs.
    await expect(item(page, RICE).locator('.tag')).toHaveCount(0);
    await expect(item(page, CHOY).locator('.tag')).toHaveText('-5%5 percent off');
    await expect(item(page, CHOY)).toContainText('Regular price');
    await expect(line(page, RICE)).toContainText('$33.95 / bag');
    await expect(line(page, RICE).locator('s')).toContainText('$146.00');
    await expect(line(page, RICE)).toContainText('$135.78');
    await expect(sums(page)).toContainText('Subtotal$146.00');
    await expect(sums(page)).toContainText('Discount (7.0%)−$10.22');
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(panel(page).getByText('Garden House')).toBeVisible();
    await expect(panel(page).getByRole('button').locator('visible=true')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await page.reload();
    await expect(panel(page)).toContainText('Garden House');
    await expect(sums(page)).toContainText('Discount (7.0%)−$10.22');

    await page.getByRole('button', { name: 'Change Code' }).click();
    await expect(page.getByLabel('Discount code')).toBeFocused();
    await expect(item(page, RICE).locator('s')).toHaveCount(0);
    await expect(sums(page)).toContainText('Discount (0.0%)$0.00');
    await expect(page.getByText('The discount code is removed. The total is $146.00.')).toBeAttached();

    await applyCode(page, 'AB12');
    await page.getByRole('button', { name: 'Remove the code' }).click();
    await expect(page.getByLabel('Discount code')).toHaveValue('');
  });

  test('after a reload nothing can be ordered until the code has been checked @thorough', async ({ page }) => {
    await fakeShop(page);
    await openShop(page);
    await add(page, BEEF);
    await applyCode(page, 'AB12');
    await expect(item(page, BEEF).locator('s')).toContainText('$150.00');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/restaurant/validate-code', async (route) => {
      await held;
      await route.fallback();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('The prices are still loading.')).toBeVisible();
    release();
    await expect(sums(page)).toContainText('Discount (7.0%)');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('dialog')).toContainText('Garden House');
  });

  test('a code that has been deactivated is dropped with a message @thorough', async ({ page }) => {
    const shop = await fakeShop(page);
    await openShop(page);
    await add(page, BEEF);
    await applyCode(page, 'AB12');
    await expect(panel(page)).toContainText('Garden House');
    // The prices with the code have arrived, so only the check after the reload can find the deactivated code.
    await expect(item(page, BEEF).locator('s')).toContainText('$150.00');
    shop.codes.clear();
    await page.reload();
    await expect(panel(page)).toContainText('Code AB12 is no longer valid.');
    await expect(sums(page)).toContainText('Total$150.00');
  });
});
