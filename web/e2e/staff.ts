import type { LoginAnswer } from '@larder/contracts';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

const username = process.env.LARDER_ADMIN_USER ?? 'admin';

/** The password the system under test was started with. */
function password(): string {
  const given = process.env.LARDER_ADMIN_PASSWORD;
  if (given === undefined) throw new Error('LARDER_ADMIN_PASSWORD names no password to sign in with.');
  return given;
}

export async function fillLogin(page: Page, name = username, word = password()): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

type SessionState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** Sessions of this worker by user name: signing in by the form is what sign-in.e2e.ts tests. */
const sessions = new Map<string, SessionState>();
const shownRoles = new WeakMap<Page, 'read-only' | 'order'>();

/** Opens a page of the back office as a member of staff who is signed in already; by default the administrator. */
export async function openAsStaff(page: Page, path: string, name = username, word = password()): Promise<void> {
  const context = page.context();
  // A page that is still open hears of the storage being replaced, and may take the session for ended.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const kept = sessions.get(name);
  if (kept !== undefined) await context.setStorageState(kept);
  const isOpen = kept !== undefined && (await page.request.get('/api/admin/verify-session')).ok();
  if (!isOpen) await context.setStorageState(await signIn(page, name, word));
  const role = shownRoles.get(page);
  if (role !== undefined) await context.setStorageState(withRole(sessions.get(name), role));
  await page.goto(path);
}

async function signIn(page: Page, name: string, word: string): Promise<SessionState> {
  const answer = await page.request.post('/api/admin/login', {
    data: { username: name, password: word },
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
  });
  expect(answer.status()).toBe(200);
  const { user, sessionId, csrfToken } = (await answer.json()) as LoginAnswer;
  const entries = { adminUser: JSON.stringify(user), isAdminLoggedIn: 'true', sessionId, csrfToken };
  const localStorage = Object.entries(entries).map(([key, value]) => ({ name: key, value }));
  const origin = new URL(answer.url()).origin;
  const state = { cookies: await page.context().cookies(origin), origins: [{ origin, localStorage }] };
  sessions.set(name, state);
  return state;
}

function withRole(state: SessionState | undefined, role: string): SessionState {
  if (state === undefined) throw new Error('There is no session.');
  const origins = state.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.map(({ name, value }) => ({
      name,
      value: name === 'adminUser' ? JSON.stringify({ ...(JSON.parse(value) as object), role }) : value,
    })),
  }));
  return { ...state, origins };
}

/** Opens the list of products as an admin. */
export async function openProducts(page: Page): Promise<void> {
  await openAsStaff(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

/** Signs in as an admin whom this page takes for somebody of another role: what the page shows, not what it may. */
export async function actAs(page: Page, role: 'read-only' | 'order'): Promise<void> {
  shownRoles.set(page, role);
  for (const path of ['login', 'verify-session']) {
    await page.route(`**/api/admin/${path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { user: object };
      await route.fulfill({ response, json: { ...answer, user: { ...answer.user, role } } });
    });
  }
}

/** The notice of that title. */
export const toast = (page: Page, title: string) =>
  // By class: while a dialog is open, everything outside it is hidden from roles.
  page.locator('.toast-viewport').getByText(title, { exact: true });

/** Leaves a dialog with Escape, which a notice or the dialog below may take while it is being drawn. */
export async function escapeFrom(page: Page, question: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Signs out by the account's menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Chooses an action of a list's menu. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}
