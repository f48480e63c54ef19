import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { shortenList } from './product-answers.ts';
import { loseAnswer, openAsStaff, openProducts, toast } from './staff.ts';
import { leaveOneStore, slugs, STORES, storesOf } from './stores/store-calls.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('new rows whose requests are not answered', () => {
  test('a new user whose request is not answered is added once by a retry, and other values become a change', async ({
    page,
  }) => {
    const name = `ivy-${randomUUID().slice(0, 6)}`;
    const row = page.locator('[data-user]', { hasText: name });
    await shortenList(page);
    await openProducts(page);
    await page.getByRole('button', { name: 'Users', exact: true }).click();
    await loseAnswer(page, '**/api/admin/users');
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = dialog(page, 'Add New User');
    await form.getByLabel('Username').fill(name);
    await form.getByLabel('Password', { exact: true }).fill('Steamed-Buns-7');
    await form.getByRole('button', { name: 'Create user' }).click();
    await expect(form).toContainText('It is safe to try again.');
    await form.getByLabel('Username').fill(`${name}-2`);
    await form.getByLabel('Password', { exact: true }).fill('Steamed-Buns-8');
    await form.getByRole('button', { name: 'Create user' }).click();
    const edit = dialog(page, 'Edit User');
    const notice = edit.getByRole('alert').filter({ hasText: 'This was already added, with different values.' });
    await expect(notice).toContainText(`Username: ${name}`);
    await expect(edit.getByLabel('Username')).toHaveValue(name);
    await edit.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(toast(page, 'User updated successfully')).toBeVisible();
    await expect(row).toHaveCount(1);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await expect(row).toHaveCount(0);
  });

  test('a new discount code whose request is not answered is added once by a retry', async ({ page }) => {
    await openAsStaff(page, '/admin/restaurant/discount-codes');
    await loseAnswer(page, '**/api/admin/restaurant/discount-codes');
    await page.getByRole('button', { name: 'Add Code' }).click();
    const form = dialog(page, 'Add Discount Code');
    await form.getByRole('button', { name: 'Generate' }).click();
    const code = await form.getByRole('textbox', { name: /^Code/ }).inputValue();
    await form.getByLabel('Restaurant name').fill('Lost Garden');
    await form.getByRole('button', { name: 'Create code' }).click();
    await expect(form).toContainText('It is safe to try again.');
    const notice = await page.locator('.toast').boundingBox();
    const left = (await form.boundingBox())?.x;
    expect((notice?.x ?? NaN) + (notice?.width ?? NaN), 'the notice does not cover the sentence').toBeLessThan(
      left ?? 0,
    );
    await form.getByRole('button', { name: 'Create code' }).click();
    await expect(form).toBeHidden();
    const row = page.locator(`[data-code="${code}"]`);
    await expect(row).toContainText('Lost Garden');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete code' }).click();
    await expect(row).toHaveCount(0);
  });

  test('a new store whose request is not answered is added once, and other values become a change', async ({
    page,
  }) => {
    const slug = slugs('lost');
    await openAsStaff(page, '/admin/stores');
    await loseAnswer(page, `**${STORES}`);
    await page.getByRole('button', { name: 'Add a store' }).click();
    const form = page.getByRole('dialog');
    await form.locator('[name=name]').fill('Lost Store');
    await form.locator('[name=name]').blur();
    await expect(form.locator('[name=slug]')).toHaveValue('lost-store');
    await form.locator('[name=slug]').fill(slug);
    await form.locator('[name=address]').fill('1 North Road');
    await form.locator('[name=phone]').fill('(905) 555-0101');
    await form.getByRole('button', { name: 'Add store' }).click();
    await expect(form).toContainText('It is safe to try again.');
    await form.locator('[name=phone]').fill('(905) 555-0102');
    await form.getByRole('button', { name: 'Add store' }).click();
    await expect(form.getByRole('heading', { name: 'Edit Lost Store' })).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('This was already added, with different values.');
    await expect(form.getByRole('alert').locator('dd')).toHaveText('Phone: (905) 555-0101');
    await form.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(form).toBeHidden();
    const saved = (await storesOf(page)).filter((store) => store.slug === slug);
    await leaveOneStore(page);
    expect(saved).toEqual([expect.objectContaining({ phone: '(905) 555-0102' })]);
  });
});
