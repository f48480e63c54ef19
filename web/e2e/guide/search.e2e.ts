import { expect, test, type Page } from '@playwright/test';
import { isReached } from '../staff.ts';
import { openGuide } from './open-guide.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the guide' });
const said = (page: Page) => page.getByRole('search').getByRole('status');

/** The marked texts in the article, and the current match. */
function marked(page: Page): Promise<{ all: string[]; current: string[] }> {
  return page.evaluate(() => {
    const textsOf = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => String(range));
    return { all: textsOf('guide-match'), current: textsOf('guide-current') };
  });
}

/** Whether the current match is visible. */
function seen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('guide-current') ?? [])];
    if (!(range instanceof Range)) return false;
    const { top, bottom } = range.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

test("the guide's search counts and highlights matches and steps through them", async ({ page }) => {
  await openGuide(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('GIVES IT CAFÉ');
  await expect(said(page)).toHaveText('No results found for “GIVES IT CAFÉ”.');
  expect((await marked(page)).all).toEqual([]);

  await field(page).fill('PERCÉNTAGE');
  const { all, current } = await marked(page);
  expect(all.length).toBeGreaterThan(5);
  expect(all.every((text) => text.toLowerCase() === 'percentage')).toBe(true);
  expect(current).toEqual([all[0]]);
  await expect(said(page)).toHaveText(`1 of ${all.length}`);
  expect(await seen(page)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(`3 of ${all.length}`);
  expect(await seen(page)).toBe(true);
  await page.keyboard.press('Shift+Enter');
  await expect(said(page)).toHaveText(`2 of ${all.length}`);
  await page.getByRole('button', { name: 'Previous match' }).click();
  await page.getByRole('button', { name: 'Previous match' }).click();
  await expect(said(page)).toHaveText(`${all.length} of ${all.length}`);
  expect(await seen(page)).toBe(true);
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(said(page)).toHaveText(`1 of ${all.length}`);

  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(said(page)).toBeEmpty();
  expect(await marked(page)).toEqual({ all: [], current: [] });
});

test("the guide's search finds phrases across formatted words @thorough", async ({ page }) => {
  await openGuide(page);
  await field(page).fill('press add product');
  await expect(said(page)).toHaveText(/^1 of [1-9]/);
  await field(page).fill('Ready Waits');
  await expect(said(page)).toHaveText('No results found for “Ready Waits”.');
});

test("on a phone the guide's search scrolls to a match in a wide table and stays visible @thorough", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGuide(page);
  await field(page).fill('Mark as delivered');
  await expect(said(page)).toHaveText(/^1 of /);
  expect(
    await page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('guide-current') ?? [])] as Range[];
      const { left, right, top } = range?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      return left >= 0 && right <= innerWidth && top > 120;
    }),
  ).toBe(true);
  expect(await isReached(field(page))).toBe(true);
});
