import { expect, test, type Page } from '@playwright/test';
import { loseAnswer, openProducts, signOut, toast } from '../staff.ts';

/** The whole notice, including its buttons. */
const notice = (page: Page) => page.locator('.toast');

test.describe('a change in the list of products', () => {
  test('by keyboard only a user finds a product, changes its price, undoes that and signs out', async ({ page }) => {
    await openProducts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('Yu Choy Sum');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: /Our Price/ })).toBeFocused();
    await page.keyboard.type('2.19');
    await page.keyboard.press('Enter');
    const price = page.getByRole('button', { name: /^Edit Our Price/ });
    await expect(price).toHaveText('$2.19');
    await expect(notice(page)).toContainText('Yu Choy Sum: $2.29 → $2.19');
    await page.keyboard.press('z');
    await expect(toast(page, 'Change undone')).toBeVisible();
    await expect(price).toHaveText('$2.29');
    await page.reload();
    await expect(price).toHaveText('$2.29');
    await signOut(page);
  });

  test("a price change whose answer was lost is not reported as someone else's change", async ({ page }) => {
    await openProducts(page);
    const row = page.getByRole('row', { name: /Napa Cabbage/ });
    await loseAnswer(page, '**/api/admin/products/*');
    await row.getByRole('button', { name: /^Edit Our Price/ }).click();
    const former = await row.getByRole('textbox').inputValue();
    const listed = page.waitForResponse(/\/api\/products\?/);
    const typed = (Number(former) + 0.04).toFixed(2);
    await row.getByRole('textbox').fill(typed);
    await row.getByRole('textbox').press('Enter');
    await expect(page.locator('[data-problem]')).toContainText('The server did not respond, but may have done this');
    await listed;
    await expect(row).toContainText('Enter saves');
    await expect(row).not.toContainText('Someone else');
    await row.getByRole('textbox').press('Enter');
    const price = row.getByRole('button', { name: /^Edit Our Price/ });
    await expect(price).toHaveText(`$${typed}`);
    await price.click();
    await row.getByRole('textbox').fill(former);
    await row.getByRole('textbox').press('Enter');
    await expect(toast(page, 'Product Updated')).toBeVisible();
  });

  test('a price that another user has changed since is not undone', async ({ page }) => {
    await openProducts(page);
    const row = page.getByRole('row', { name: /Cilantro/ });
    const change = async (word: RegExp, value: string): Promise<void> => {
      await row.getByRole('button', { name: word }).click();
      await row.getByRole('textbox').fill(value);
      await row.getByRole('textbox').press('Enter');
    };
    await change(/^Edit Our Price/, '0.95');
    const undo = notice(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.evaluate(async () => {
      const headers = {
        'x-session-id': localStorage.getItem('sessionId') ?? '',
        'x-csrf-token': localStorage.getItem('csrfToken') ?? '',
        'content-type': 'application/json',
      };
      const list = (await (await fetch('/api/products?includeInactive=true', { headers })).json()) as {
        id: string;
        description: string;
      }[];
      const id = list.find(({ description }) => description === 'Cilantro')?.id;
      await fetch(`/api/admin/products/${id}`, { method: 'PATCH', headers, body: '{"ourPrice":0.97}' });
    });
    await undo.click();
    await expect(toast(page, 'The change was not undone')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Edit Our Price/ })).toHaveText('$0.97');
    await change(/^Edit Our Price/, '0.99');
    await expect(toast(page, 'Product Updated')).toBeVisible();
  });
});
