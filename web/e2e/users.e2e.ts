import { randomUUID } from 'node:crypto';
import type { StaffStore } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { axeViolations } from './axe.ts';
import { shortenList } from './product-answers.ts';
import { callProducts } from './products/product-calls.ts';
import { actAs, escapeFrom, openAsStaff, openProducts, toast } from './staff.ts';
import { addStore, leaveOneStore } from './stores/store-calls.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.locator('[data-user]', { hasText: name });

async function openUsers(page: Page): Promise<void> {
  await shortenList(page);
  await openProducts(page);
  await page.getByRole('button', { name: 'Users', exact: true }).click();
  await expect(dialog(page, 'User Management').locator('[data-user]').first()).toBeVisible();
}

async function addUser(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Add User' }).click();
  const form = dialog(page, 'Add New User');
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('Steamed-Buns-7');
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(form).toBeHidden();
}

/** Fakes several stores, because the tests' server has one. */
async function severalStores(page: Page): Promise<void> {
  for (const path of ['**/api/stores', '**/api/admin/stores']) {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const [main] = (await answer.json()) as Pick<StaffStore, keyof StaffStore>[];
      const north = { ...main, id: randomUUID(), slug: 'north', name: 'North York', isDefault: false };
      await route.fulfill({ response: answer, json: [main, north] });
    });
  }
}

test.describe('user management', () => {
  test('a printed dialog is on one sheet, without its buttons and the page behind it', async ({ page }) => {
    await openUsers(page);
    const paper = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
    expect(paper.totalPages).toBe(1);
    expect(paper.text[0]).toContain('User Management');
    expect(paper.text[0]).not.toMatch(/Add User|Product Management/);
  });

  test('a user can be added, changed and deleted, with a notice each time', async ({ page }) => {
    const name = `mei-${randomUUID().slice(0, 6)}`;
    await openUsers(page);
    await addUser(page, name, 'order');
    await expect(toast(page, 'User created successfully')).toBeVisible();
    await expect(row(page, name)).toContainText('Order');
    await expect(row(page, name)).toContainText(/Since \d{4}\/\d{2}\/\d{2}/);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const form = dialog(page, 'Edit User');
    await expect(form.getByLabel('Username')).toHaveAttribute('readonly');
    await expect(form.getByText('Leave blank to keep current password.')).toBeVisible();
    await form.getByLabel('Role').selectOption('read-only');
    await expect(form.getByText('Changing the role signs this person out everywhere.')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'User updated successfully')).toBeVisible();
    await expect(row(page, name)).toContainText('Read Only');

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete User' });
    await expect(question).toContainText(name);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete user' }).click();
    await expect(toast(page, 'User deleted successfully')).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
  });

  test("two administrators who change one user see each other's changes, and those of only one are kept", async ({
    page,
  }) => {
    const name = `sly-${randomUUID().slice(0, 6)}`;
    await openUsers(page);
    await addUser(page, name, 'admin');
    const id = await row(page, name).getAttribute('data-user');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const form = dialog(page, 'Edit User');
    const conflict = form
      .getByRole('alert')
      .filter({ hasText: 'Somebody else has changed this account in the meantime.' });
    await form.getByLabel('New password').fill('Steamed-Buns-8');
    await callProducts(page, 'PUT', `/api/admin/users/${id}`, { role: 'read-only' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(conflict).toBeVisible();
    await expect(conflict.locator('dd')).toHaveCount(0);
    await expect(form.getByLabel('Role')).toHaveValue('read-only');
    await expect(form.getByLabel('New password')).toHaveValue('Steamed-Buns-8');

    await form.getByLabel('Role').selectOption('admin');
    await callProducts(page, 'PUT', `/api/admin/users/${id}`, { role: 'order' });
    await form.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(conflict.locator('dd')).toHaveText('Role: Order');
    await form.getByRole('button', { name: 'Take theirs' }).click();
    await expect(form.getByLabel('New password')).toHaveValue('');
    await form.getByLabel('New password').fill('Steamed-Buns-9');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'User updated successfully')).toBeVisible();
    await expect(row(page, name)).toContainText('Order');
    await callProducts(page, 'DELETE', `/api/admin/users/${id}`);
  });

  test('with several stores a user is given all or some of them, and the list shows which @thorough', async ({
    page,
  }) => {
    const name = `lin-${randomUUID().slice(0, 6)}`;
    await openProducts(page);
    await addStore(page, 'North York');
    await openUsers(page);
    await expect(page.locator('[data-user]', { hasText: '(You)' })).toContainText('All stores');
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = dialog(page, 'Add New User');
    await form.getByLabel('Username').fill(name);
    await form.getByLabel('Password', { exact: true }).fill('Steamed-Buns-7');
    await expect(form.getByLabel('All stores')).toBeChecked();
    await form.getByLabel('Only some').check();
    await form.getByRole('button', { name: 'Create user' }).click();
    await expect(form.getByText('Choose at least one store.')).toBeVisible();
    await form.getByLabel('North York').check();
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Create user' }).click();
    await expect(form).toBeHidden();
    await expect(row(page, name)).toContainText('North York');

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = dialog(page, 'Edit User');
    await expect(edit.getByLabel('North York')).toBeChecked();
    await edit.getByLabel('All stores').check();
    await expect(edit.getByText('Changing the stores signs this person out everywhere.')).toBeVisible();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, name)).toContainText('All stores');
    await leaveOneStore(page);
  });

  test('no user is added before the stores are known @thorough', async ({ page }) => {
    await severalStores(page);
    await page.route('**/api/admin/stores', (route) => route.fulfill({ status: 503 }));
    await openUsers(page);
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = dialog(page, 'Add New User');
    await expect(form.getByText('The stores could not be loaded.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create user' })).toBeDisabled();
    await page.unroute('**/api/admin/stores');
    await severalStores(page);
    await form.getByRole('button', { name: 'Retry' }).click();
    await expect(form.getByLabel('All stores')).toBeChecked();
    await expect(form.getByRole('button', { name: 'Create user' })).toBeEnabled();
  });

  test("the user list marks the signed-in user's row, which cannot be deleted @thorough", async ({ page }) => {
    await openUsers(page);
    const own = page.locator('[data-user]', { hasText: '(You)' });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('Admin');
    await expect(own.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expect(own.getByText('Cannot delete your own account')).toBeAttached();
  });

  test('the user form requires name and password, keeps refused input, and asks before discarding it @thorough', async ({
    page,
  }) => {
    await openUsers(page);
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = dialog(page, 'Add New User');
    await form.getByRole('button', { name: 'Create user' }).click();
    await expect(form.getByText('Username is required')).toBeVisible();
    await expect(form.getByText('Password is required for new users')).toBeVisible();
    await expect(form.getByLabel('Role')).toHaveValue('read-only');

    await page.route('**/api/admin/users', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { message: 'A user with this name exists already.' } })
        : route.continue(),
    );
    await form.getByLabel('Username').fill('wei');
    await form.getByLabel('Password', { exact: true }).fill('x');
    await form.getByRole('button', { name: 'Create user' }).click();
    await expect(toast(page, 'Failed to create user')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('A user with this name exists already.');
    await expect(form.getByLabel('Username')).toHaveValue('wei');

    // Escape closes one layer at a time: the notice, then the form, which asks.
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Failed to create user')).toBeHidden();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await escapeFrom(page, question);
    await expect(form).toBeVisible();
  });

  test('a failed change of a user shows a message even if the server gives no reason @thorough', async ({ page }) => {
    await openUsers(page);
    await page.route('**/api/admin/users/*', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Edit / })
      .last()
      .click();
    const form = dialog(page, 'Edit User');
    await form.getByLabel('New password').fill('another one');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Failed to update user')).toBeVisible();
    await expect(toast(page, 'Unknown error')).toBeVisible();
    for (const [body, words] of [
      ['The upstream is gone.', 'The upstream is gone.'],
      ['', 'Bad Gateway'],
    ] as const) {
      await page.unroute('**/api/admin/users/*');
      await page.route('**/api/admin/users/*', (route) =>
        route.fulfill({ status: 502, contentType: 'text/plain', body }),
      );
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, words)).toBeVisible();
    }
  });

  test('a failed deletion of a user is shown in the dialog and as a notice @thorough', async ({ page }) => {
    const name = `ana-${randomUUID().slice(0, 6)}`;
    await openUsers(page);
    await addUser(page, name, 'order');
    await page.route('**/api/admin/users/*', (route) =>
      route.fulfill({ status: 409, json: { message: 'This is the last administrator.' } }),
    );
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete User' });
    await question.getByRole('button', { name: 'Delete user' }).click();
    await expect(toast(page, 'Failed to delete user')).toBeVisible();
    await expect(question.getByRole('alert')).toHaveText('This is the last administrator.');
  });

  test('the password meter advises and refuses no password @thorough', async ({ page }) => {
    await openUsers(page);
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = dialog(page, 'Add New User');
    const password = form.getByLabel('Password', { exact: true });
    const meter = form.getByRole('meter', { name: 'Password strength' });
    for (const [typed, label, score] of [
      ['abc', 'Weak', 20],
      ['password', 'Fair', 30],
      ['password1', 'Good', 50],
      ['Passw0rd!', 'Strong', 80],
      ['Correct-Horse-7-Staple', 'Very Strong', 100],
    ] as const) {
      await password.fill(typed);
      await expect(meter).toHaveJSProperty('value', score);
      await expect(form.getByText(label, { exact: true })).toBeVisible();
      await expect(form.getByText('At least 12 characters')).toHaveCount(score < 70 ? 1 : 0);
    }
  });

  test('other roles get no user management: no button, no request, and a refusal on a direct link @thorough', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await shortenList(page);
    await actAs(page, 'read-only');
    await openAsStaff(page, '/admin?dialog=users');
    await expect(page.getByText('Access Denied: You need admin privileges to manage users.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Users', exact: true })).toHaveCount(0);
    expect(calls.filter((path) => /\/api\/admin\/(users|system)/.test(path))).toEqual([]);
  });

  test('the user list shows its empty and its error state @thorough', async ({ page }) => {
    await shortenList(page);
    let answer: object[] | null = null;
    await page.route('**/api/admin/users', (route) =>
      answer === null
        ? route.fulfill({ status: 503, json: { message: 'The list of users is away.' } })
        : route.fulfill({ json: answer }),
    );
    await openProducts(page);
    await page.getByRole('button', { name: 'Users', exact: true }).click();
    await expect(page.getByText('The list of users is away.')).toBeVisible();
    answer = [];
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No users found')).toBeVisible();
  });

  for (const width of [1280, 390]) {
    test(`the user list and form are accessible at ${width} px @thorough`, async ({ page }) => {
      await openUsers(page);
      await page.setViewportSize({ width, height: 844 });
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Add User' }).click();
      await dialog(page, 'Add New User').getByLabel('Password', { exact: true }).fill('abc');
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
