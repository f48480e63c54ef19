import type { LoginAnswer } from '@larder/contracts';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

const username = process.env.LARDER_ADMIN_USER ?? 'admin';

/** The password of the first administrator of the system under test. */
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

interface Session {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly storage: Readonly<Record<string, string>>;
}

/** Sessions of this worker by user name: signing in by the form is tested in sign-in.e2e.ts. */
const sessions = new Map<string, Session>();
const shownRoles = new WeakMap<Page, 'read-only' | 'order'>();

/** Opens a page of the back office as signed-in staff; by default as the administrator. */
export async function openAsStaff(page: Page, path: string, name?: string, word?: string): Promise<void> {
  await becomeStaff(page, name, word);
  await page.goto(path);
}

/** Signs staff in without opening the application, which is enough for calls. */
export async function becomeStaff(page: Page, name = username, word = password()): Promise<void> {
  // Outside the application, whose pages would notice the replaced storage and treat the session as expired.
  await page.goto('/robots.txt');
  const kept = sessions.get(name);
  if (kept !== undefined) await enter(page, kept);
  const isOpen = kept !== undefined && (await page.request.get('/api/admin/verify-session')).ok();
  const session = isOpen ? kept : await signIn(page, name, word);
  const role = shownRoles.get(page);
  if (!isOpen || role !== undefined) await enter(page, withRole(session, role));
}

/** Cheaper than `setStorageState`, which opens another page. */
async function enter(page: Page, { cookies, storage }: Session): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
}

async function signIn(page: Page, name: string, word: string): Promise<Session> {
  const answer = await page.request.post('/api/admin/login', {
    data: { username: name, password: word },
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) },
  });
  expect(answer.status()).toBe(200);
  const { user, sessionId, csrfToken } = (await answer.json()) as LoginAnswer;
  const session = {
    cookies: await page.context().cookies(answer.url()),
    storage: { adminUser: JSON.stringify(user), isAdminLoggedIn: 'true', sessionId, csrfToken },
  };
  sessions.set(name, session);
  return session;
}

function withRole(session: Session, role: string | undefined): Session {
  if (role === undefined) return session;
  const user = JSON.parse(session.storage['adminUser'] ?? '{}') as object;
  return { ...session, storage: { ...session.storage, adminUser: JSON.stringify({ ...user, role }) } };
}

/** Opens the list of products as an administrator. */
export async function openProducts(page: Page): Promise<void> {
  await openAsStaff(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

/** Signs in as an administrator, but the page gets another role: this tests what the page shows, not permissions. */
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

/** The notice with that title. */
export const toast = (page: Page, title: string) =>
  // By class: while a dialog is open, everything outside it is hidden from roles.
  page.locator('.toast-viewport').getByText(title, { exact: true });

/** Leaves a dialog with Escape, which a notice or the dialog below may handle while it is being rendered. */
export async function escapeFrom(page: Page, question: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Signs out with the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /: your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Chooses an action in a list's menu. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The server gets the next such change, but the page gets no answer. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Whether a click in the middle of an element reaches it without scrolling; `click` would scroll until it does. */
export const isReached = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
