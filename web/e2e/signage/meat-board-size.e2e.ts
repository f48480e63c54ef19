import { expect, test, type Page } from '@playwright/test';
import { answerPrices, boardProduct } from './price-answers.ts';

const NAMES = {
  'meat-beef': ['Beef Shank', 'Beef Short Ribs', 'Honeycomb Tripe', 'Lean Ground Beef', 'Flank Steak'],
  'meat-chicken': ['Chicken Wings', 'Chicken Drumsticks', 'Silkie Chicken', 'Chicken Breast, Boneless', 'Chicken Feet'],
} as const;

const products = Object.entries(NAMES).flatMap(([category, names]) =>
  Array.from({ length: 20 }, (_, index) =>
    boardProduct(`${category}-${index}`, {
      description: names[index % names.length] ?? '',
      chineseName: '牛仔骨',
      category: category as keyof typeof NAMES,
      ourPrice: index % 2 === 0 ? 8.99 : 13.99,
    }),
  ),
);

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const rowTops = (page: Page, half: string): Promise<number[]> =>
  page
    .getByRole('region', { name: half })
    .getByRole('list')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));

/** The number of cells with clipped content, or with a picture over the names. */
const coveredCells = (page: Page): Promise<number> =>
  page.locator('[data-product]').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const names = cell.querySelector('p')?.parentElement?.getBoundingClientRect().bottom ?? 0;
        const picture = cell.querySelector('[data-picture]')?.getBoundingClientRect().top ?? Infinity;
        return cell.scrollHeight > cell.clientHeight + 1 || picture < names - 2;
      }).length,
  );

test.describe('a full meat price board', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1920, height: 1080 } });

  test('its price is larger than the name, pictures are recognizable and rows of the halves are aligned', async ({
    page,
  }) => {
    await answerPrices(page, products);
    await page.goto('/meatprices');
    await expect(page.locator('[data-product]').first()).toBeVisible();
    await expect(page.getByRole('list').first().locator('[data-product]')).toHaveCount(4);
    const name = await sizeOf(page, '[data-product]');
    expect(await sizeOf(page, '[data-part="mb-price"]')).toBeGreaterThanOrEqual(name * 1.3);
    const picture = await page.locator('[data-picture]').first().boundingBox();
    expect(picture?.width).toBeGreaterThanOrEqual(50);
    expect(picture?.height).toBe(picture?.width);
    const [left, right] = [await rowTops(page, 'Left half'), await rowTops(page, 'Right half')];
    expect(left.length).toBeGreaterThan(1);
    expect(left).toEqual(right);

    expect(await coveredCells(page)).toBe(0);

    await page.keyboard.press('a');
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Font: Extra large' })).toBeVisible();
    await expect.poll(() => sizeOf(page, '[data-product]')).toBeGreaterThan(name * 1.4);
    expect(await coveredCells(page)).toBe(0);
  });

  test('is one readable column on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await answerPrices(page, products);
    await page.goto('/meatprices');
    await expect(page.getByRole('list').first().locator('[data-product]')).toHaveCount(1);
    expect(await sizeOf(page, '[data-product]')).toBeGreaterThanOrEqual(16);
    const clipped = page
      .locator('[data-product]')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).length);
    expect(await clipped).toBe(0);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(page.getByRole('list').first().locator('[data-product]')).toHaveCount(4);
  });
});
