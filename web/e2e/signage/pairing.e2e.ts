import { randomUUID } from 'node:crypto';
import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openAsStaff } from '../staff.ts';

/** An administrator's calls, from a separate page. */
class Office {
  private constructor(
    private readonly page: Page,
    private readonly headers: Record<string, string>,
  ) {}

  static async open(page: Page): Promise<Office> {
    await openAsStaff(page, '/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
    const headers = await page.evaluate(() => ({
      'x-session-id': localStorage.getItem('sessionId') ?? '',
      'x-csrf-token': localStorage.getItem('csrfToken') ?? '',
    }));
    return new Office(page, headers);
  }

  /** @returns the screen's id. */
  async pair(screen: object): Promise<string> {
    return (await this.paired(screen)).screen.id;
  }

  /** Creates a screen that is opened by a link. @returns the link's path and the screen's id. */
  async link(): Promise<{ path: string; id: string }> {
    const { key, screen } = await this.paired({ board: 'meatpriceairport' });
    return { path: `/tv#key=${key}`, id: screen.id };
  }

  private async paired(screen: object): Promise<{ key: string | null; screen: { id: string } }> {
    const stores = (await (await this.page.request.get('/api/stores')).json()) as {
      slug: string;
      isDefault: boolean;
    }[];
    const store = stores.find(({ isDefault }) => isDefault)?.slug;
    const data = { name: `Screen ${randomUUID()}`, store, board: 'meatprices', ...screen };
    const answer = await this.page.request.post('/api/admin/system/screens', { headers: this.headers, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { key: string | null; screen: { id: string } };
  }

  async change(id: string, patch: object): Promise<void> {
    await this.page.request.patch(`/api/admin/system/screens/${id}`, { headers: this.headers, data: patch });
  }

  async remove(id: string): Promise<APIResponse> {
    return await this.page.request.delete(`/api/admin/system/screens/${id}`, { headers: this.headers });
  }

  async shownRevision(id: string): Promise<number | null> {
    const answer = await this.page.request.get('/api/admin/system/screens', { headers: this.headers });
    const { screens } = (await answer.json()) as { screens: { id: string; shownRevision: number | null }[] };
    return screens.find((screen) => screen.id === id)?.shownRevision ?? null;
  }
}

const code = (page: Page) => page.getByText(/^The code is/);

async function codeOn(page: Page): Promise<string> {
  return (await code(page).textContent())?.replace('The code is', '') ?? '';
}

test.describe('a screen of a store', () => {
  test('a new screen shows a code, then within seconds its assigned board, and reports what it shows', async ({
    page,
    context,
  }) => {
    // Signing in replaces the storage, where the screen keeps its key.
    const office = await Office.open(page);
    const screen = await context.newPage();
    await screen.goto('/tv');
    const shown = await codeOn(screen);
    expect(shown).toMatch(/^( [A-Z2-9]){6}$/);
    await expect(screen.getByRole('listitem').nth(1), 'in both languages').toContainText(
      '按「配對屏幕」，輸入此代碼。',
    );
    expect(await axeViolations(screen)).toEqual([]);
    const id = await office.pair({ code: shown, board: 'meatpriceairport' });
    await expect(screen).toHaveTitle('Meat prices, airport terminal', { timeout: 5_000 });
    await expect.poll(() => office.shownRevision(id)).toBeGreaterThan(0);

    await office.change(id, { board: 'meatprices' });
    await expect(screen).not.toHaveTitle('Meat prices, airport terminal', { timeout: 20_000 });

    await screen.reload();
    await expect(code(screen)).toBeHidden();
    expect((await office.remove(id)).status()).toBe(200);
    await expect(code(screen)).toBeAttached({ timeout: 20_000 });
    expect(await codeOn(screen)).not.toBe(shown);
  });

  test('a screen that shows a code can be paired by opening a link on it @thorough', async ({ page, context }) => {
    const screen = await context.newPage();
    await screen.goto('/tv');
    await expect(code(screen)).toBeAttached();
    const office = await Office.open(page);
    const { path, id } = await office.link();
    await screen.goto(path);
    await expect(screen).toHaveTitle('Meat prices, airport terminal', { timeout: 10_000 });
    await expect(screen).toHaveURL(/\/tv$/);
    await office.remove(id);
  });

  test('a screen shows when the network is down and continues automatically @thorough', async ({ page, context }) => {
    await page.route('**/api/screens', (route) => route.abort());
    await page.goto('/tv');
    await expect(page.getByText(/^The network is down/)).toBeVisible();
    await page.unroute('**/api/screens');
    await expect(code(page)).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText(/^The network is down/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^The network is down/)).toBeHidden();
  });

  test('the pairing page links to the boards that need no pairing @thorough', async ({ page }) => {
    await page.goto('/tv');
    await page.getByRole('link', { name: 'Terminal' }).click();
    await expect(page).toHaveTitle('Meat prices, airport terminal');
  });
});
