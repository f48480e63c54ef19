import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { fillLogin, openAsStaff, openProducts, signOut, toast } from './staff.ts';

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

/** Ends the session from another device, which this page has to notice. */
/** Ends the session on the server, and presses a control that makes the page notice. */
async function endSession(
  page: Page,
  context: BrowserContext,
  control = page.getByRole('switch').first(),
): Promise<void> {
  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'));
  const csrfToken = await page.evaluate(() => localStorage.getItem('csrfToken'));
  const ended = await context.request.post('/api/admin/logout', {
    headers: { 'x-session-id': sessionId ?? '', 'x-csrf-token': csrfToken ?? '' },
  });
  expect(ended.ok()).toBe(true);
  // The page may have noticed by then.
  await control.click({ timeout: 5_000 }).catch(() => undefined);
}

test.describe('signing in', () => {
  test('a wrong password is refused in the form and as a notice, and the name is kept', async ({ page }) => {
    await page.goto('/admin');
    await fillLogin(page, 'nobody-of-that-name', 'wrong');
    await expect(page.getByRole('alert')).toContainText('Login failed');
    await expect(page.getByRole('alert')).toContainText('Invalid username or password');
    await expect(toast(page, 'Login failed')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('nobody-of-that-name');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    expect(await storedKeys(page)).toEqual([]);
  });

  for (const width of [1280, 390])
    test(`the notice of a sign-in does not cover the buttons of a dialog at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/admin');
      await fillLogin(page);
      // A notice stays while the mouse is over it.
      await toast(page, 'Login successful').dispatchEvent('pointermove');
      await page.getByRole('button', { name: 'Add Product' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Product' });
      for (const button of await dialog.locator('header button, footer button').all())
        await button.click({ trial: true, timeout: 2_000 });
      await dialog.getByLabel('Product name').fill('Melon');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      const question = page.getByRole('alertdialog');
      for (const button of await question.getByRole('button').all())
        await button.click({ trial: true, timeout: 2_000 });
      await expect(toast(page, 'Login successful')).toBeVisible();
    });

  test('the sign-in form requires both fields before sending a request @thorough', async ({ page }) => {
    let asked = false;
    await page.route('**/api/admin/login', (route) => {
      asked = true;
      return route.abort();
    });
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
    expect(asked).toBe(false);
  });

  test('the sign-in form shows and hides the password @thorough', async ({ page }) => {
    await page.goto('/admin');
    const field = page.getByLabel('Password', { exact: true });
    const toggle = page.getByRole('button', { name: 'Show password' });
    await expect(field).toHaveAttribute('type', 'password');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  test('signing in opens the requested page, survives a reload and ends with logout', async ({ page }) => {
    await page.goto('/admin?category=seafood');
    await fillLogin(page);
    await expect(toast(page, 'Login successful')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?category=seafood');
    expect(await storedKeys(page)).toEqual(['adminUser', 'csrfToken', 'isAdminLoggedIn', 'sessionId']);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();

    await signOut(page);
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff sign in' })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  });

  test('a reload while the session is being checked does not sign out', async ({ page }) => {
    await page.route('**/api/admin/verify-session', () => undefined);
    await openAsStaff(page, '/admin');
    await expect(page.getByText('Checking authentication...')).toBeVisible();
    await page.unroute('**/api/admin/verify-session');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
  });

  test('a page that comes back from the browser cache finishes the session check that leaving it cancelled', async ({
    page,
  }) => {
    await page.route('**/api/admin/verify-session', async (route) => {
      // The tests' browser has no back/forward cache, so events simulate leaving and returning.
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await route.abort();
    });
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/verify-session'));
    await openAsStaff(page, '/admin');
    await cancelled;
    await expect(page.getByText('Checking authentication...')).toBeVisible();
    await page.unroute('**/api/admin/verify-session');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
  });

  test('an ended session asks for a sign-in in place', async ({ page, context }) => {
    await openProducts(page);
    await endSession(page, context);
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await fillLogin(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
  });

  test('text typed in a dialog is kept until the same user has signed in again', async ({ page, context }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Add Product' }).click();
    const add = page.getByRole('dialog', { name: 'Add New Product' });
    await add.getByLabel('Product name').fill('Half-typed melon');
    await add.getByLabel('Size').fill('2 lb');
    await add.getByLabel('Retail price').fill('8');
    await add.getByLabel('Our price').fill('6');
    await endSession(page, context, add.getByRole('button', { name: 'Add Product' }));
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page.locator('.dialog')).toBeHidden();
    await expect(page.getByRole('table')).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await fillLogin(page);
    await expect(add.getByLabel('Product name')).toHaveValue('Half-typed melon');
    await expect(add.getByLabel('Our price')).toHaveValue('6');
    await add.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(add).toBeHidden();
    await signOut(page);
    await expect(page.locator('.dialog, table')).toHaveCount(0);
  });

  test('typed text is kept in every tab when one of them found that the session had expired', async ({
    page,
    context,
  }) => {
    await openProducts(page);
    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Add Product' }).click();
    const name = other.getByRole('dialog', { name: 'Add New Product' }).getByLabel('Product name');
    await name.fill('Half-typed melon');
    await endSession(page, context);
    for (const tab of [page, other])
      await expect(tab.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await fillLogin(page);
    await expect(name).toHaveValue('Half-typed melon');
    await other.close();
  });

  test('a stored session unknown to the server is removed @thorough', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.setItem('isAdminLoggedIn', 'true');
      localStorage.setItem('adminUser', JSON.stringify({ id: 'x', username: 'ghost', role: 'admin', createdAt: '' }));
      localStorage.setItem('sessionId', 'not-a-session');
      localStorage.setItem('csrfToken', 'not-a-token');
    });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Staff sign in' })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  });
});
