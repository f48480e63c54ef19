import type { NewScreen, ScreenSelf } from '@larder/contracts';
import { expect, type Page } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { openAsStaff } from '../staff.ts';

/** Opens the page of the screens as an administrator. */
export async function openScreens(page: Page): Promise<void> {
  await openAsStaff(page, '/admin/screens');
  await expect(page.getByRole('heading', { level: 1, name: 'Screens' })).toBeVisible();
}

export const row = (page: Page, name: string) => page.locator('[data-screen]', { hasText: name });

/** A fake television that makes a screen's calls. */
export class Television {
  private constructor(
    private readonly page: Page,
    private readonly key: string,
    readonly code: string,
  ) {}

  static async begin(page: Page): Promise<Television> {
    const answer = await page.request.post('/api/screens');
    expect(answer.status()).toBe(201);
    const { key, code } = (await answer.json()) as NewScreen;
    return new Television(page, key, code ?? '');
  }

  /** A television that was opened by a link. */
  static of(page: Page, link: string): Television {
    return new Television(page, new URL(link).hash.replace('#key=', ''), '');
  }

  async self(): Promise<ScreenSelf | null> {
    const answer = await this.page.request.get('/api/screens/self', { headers: this.headers() });
    return answer.ok() ? ((await answer.json()) as ScreenSelf) : null;
  }

  /** Reports that it shows the newest prices. */
  async showNewest(): Promise<number> {
    // Public lists may come from the gateway's cache; the staff call is up to date.
    const { revision } = await callProducts<{ revision: number }>(this.page, 'GET', '/api/admin/system/screens');
    const answer = await this.page.request.post('/api/screens/self/report', {
      headers: this.headers(),
      data: { revision },
    });
    expect(answer.status()).toBe(200);
    return revision;
  }

  private headers(): Record<string, string> {
    return { 'x-screen-key': this.key };
  }
}

/** Pairs a television with the page's form. */
export async function pairByCode(page: Page, code: string, name: string, board = 'Meat price board'): Promise<void> {
  await page.getByRole('button', { name: 'Pair a screen' }).first().click();
  const form = page.getByRole('dialog', { name: 'Pair a screen' });
  await form.getByLabel('Code on the screen').fill(code);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Board').selectOption(board);
  await form.getByRole('button', { name: 'Pair', exact: true }).click();
  await expect(form).toBeHidden();
}

export async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this screen?' });
  await expect(question).toContainText('show a pairing code again');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row(page, name)).toHaveCount(0);
}
