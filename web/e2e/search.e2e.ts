import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { openAsStaff, openProducts } from './staff.ts';

/** Queries in both scripts, both romanizations, English, and with a typing error. */
const SPELLINGS = ['鸡翼', '雞翼', 'ji yi', 'jī yì', 'gai yik', 'chicken wings', 'chiken wings'];
const READINGS = '**/products/readings*';

async function findsBy(field: Locator, first: Locator, spellings: readonly string[]): Promise<void> {
  for (const spelling of spellings) {
    await test.step(spelling, async () => {
      await field.fill('qqqqq');
      await expect(first).toBeHidden();
      await field.fill(spelling);
      await expect(first).toContainText('Chicken Wings');
    });
  }
}

const boardField = (page: Page): Locator => page.getByLabel('Search the prices in English or Chinese');
const firstCard = (page: Page): Locator => page.locator('[data-product]:visible').first();

test.describe('a search by sound', () => {
  test('the board finds a product in either script, by sound, in English and with a typing error', async ({ page }) => {
    await page.goto('/');
    await expect(firstCard(page)).toBeVisible();
    await findsBy(boardField(page), firstCard(page), SPELLINGS);
    for (const query of ['鸡', 'ji', 'gai', 'chicken']) {
      await boardField(page).fill(query);
      await expect(page.locator('[data-product]:visible', { hasText: 'Chicken Wings' })).toHaveCount(1);
    }
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the finder is fetched when a search begins, and at once for a link to a search @thorough', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // The number of readings and scripts requested.
    const ofSearch = async (): Promise<number> => {
      const areOf = asked
        .splice(0)
        .filter((url) => /\.js$|\/readings$/.test(url))
        .map(
          async (url) =>
            url.endsWith('/readings') || (await (await page.request.get(url)).text()).includes('/readings'),
        );
      return (await Promise.all(areOf)).filter(Boolean).length;
    };
    await page.goto('/');
    await expect(firstCard(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await ofSearch()).toBe(0);
    await page.goto('/?q=xbc');
    await expect(firstCard(page)).toContainText('Baby Bok Choy');
    expect(await ofSearch()).toBe(2);
  });

  test('the ordering page finds by sound as well', async ({ page }) => {
    await page.goto('/restaurant');
    await expect(firstCard(page)).toBeVisible();
    await findsBy(page.getByLabel('Search products'), firstCard(page), SPELLINGS);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('staff find products by sound, also in the palette @thorough', async ({ page }) => {
    await openProducts(page);
    await findsBy(page.getByRole('searchbox').first(), page.locator('tr[data-product]').first(), SPELLINGS);
    await page.keyboard.press('Control+k');
    await findsBy(
      page.getByRole('combobox', { name: 'Search or jump to' }),
      page.getByRole('option').first(),
      SPELLINGS,
    );
  });

  test('staff find restaurant products by sound @thorough', async ({ page }) => {
    await openAsStaff(page, '/admin/restaurant/products');
    await findsBy(
      page.getByRole('searchbox').first(),
      page.locator('[data-product]').filter({ hasText: 'Chicken Wings' }),
      SPELLINGS,
    );
  });

  test('names are found as written when readings cannot be loaded @thorough', async ({ page }) => {
    await page.route(READINGS, (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
    await page.goto('/');
    await expect(firstCard(page)).toBeVisible();
    await findsBy(boardField(page), firstCard(page), ['雞翼', 'chicken wings', 'chiken wings']);
    await page.goto('/restaurant');
    await findsBy(page.getByLabel('Search products'), firstCard(page), ['雞翼', 'chicken wings', 'chiken wings']);
  });
});
