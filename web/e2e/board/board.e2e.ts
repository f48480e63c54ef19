import { expect, test } from '@playwright/test';
import { changeFirstProduct } from '../product-answers.ts';

const SECTIONS = ['Fresh Produce', 'Meat', 'Seafood', 'Asian Groceries'];
const MEATS = ['Beef', 'Chicken', 'Pork', 'Hot Pot'];

test.describe('the price board', () => {
  test('the board shows its sections with Chinese titles and real products', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FEATURED PRICES');
    await expect(page.getByText('Live Market Prices')).toBeVisible();
    await expect(page.getByText('Updated manually')).toBeVisible();
    await expect(page.locator('header time')).toHaveText(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/);
    for (const title of SECTIONS) {
      await expect(
        page.getByRole('heading', { level: 2, name: new RegExp(`^${title}\\s*\\p{Script=Han}+$`, 'u') }),
      ).toBeVisible();
    }
    for (const title of MEATS) {
      await expect(
        page.getByRole('heading', { level: 3, name: new RegExp(`^${title}\\s*\\p{Script=Han}+$`, 'u') }),
      ).toBeVisible();
    }
    const cards = page.locator('[data-product]');
    await expect.poll(() => cards.count()).toBeGreaterThan(100);
    await expect(page.locator('[data-product] [lang^=zh]').first()).toHaveText(/\p{Script=Han}/u);
    await expect(page.locator('footer')).toContainText('Monday-Sunday 9AM-6PM');
    await expect(page.locator('footer')).toContainText('OPEN 7 DAYS');
  });

  test('the board shows badge and struck price only if our price is lower', async ({ page }) => {
    await changeFirstProduct(page, { retailPrice: 10, ourPrice: 7.5, size: '2 lb' });
    await page.goto('/');
    const card = page.locator('[data-product]').first();
    await expect(card).toContainText('-25%');
    await expect(card).toContainText('regular price $10.00, our price $7.50');
    await expect(card).toContainText('$3.75/lb');
  });

  test('the board shows neither badge nor struck price if our price is not lower @thorough', async ({ page }) => {
    await changeFirstProduct(page, { retailPrice: 5, ourPrice: 6, size: 'bunch' });
    await page.goto('/');
    const card = page.locator('[data-product]').first();
    await expect(card).toContainText('our price $6.00');
    await expect(card).not.toContainText('%');
    await expect(card).not.toContainText('regular price');
  });

  test('the board shows a placeholder for a missing picture @thorough', async ({ page }) => {
    await changeFirstProduct(page, { imageUrl: '/images/products/no-such-picture.jpg' });
    await page.goto('/');
    await expect(page.locator('[data-product]').first().locator('[data-placeholder]')).toBeVisible();
  });

  test("a product's details open and close without moving their button @thorough", async ({ page }) => {
    await changeFirstProduct(page, { detailedDescription: '**Crisp** stems' });
    await page.goto('/');
    const card = page.locator('[data-product]').first();
    const button = card.getByRole('button', { name: /^MORE INFO/ });
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    await expect(card.locator('strong')).toHaveText('Crisp');
    const less = card.getByRole('button', { name: /^LESS INFO/ });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    expect((await less.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
    await less.click();
    await expect(card.locator('strong')).toHaveCount(0);
  });

  test("a script in a product's description never runs on the board", async ({ page }) => {
    const hostile = [
      '<img src="x" onerror="window.robbed = true">',
      '<script>window.robbed = true</script>',
      '<svg onload="window.robbed = true"></svg>',
      '<iframe srcdoc="<script>parent.robbed = true</script>"></iframe>',
      '<p style="position:fixed" onclick="window.robbed = true">harmless words</p>',
      '[press](javascript:window.robbed=true) [visit](https://example.org/)',
    ].join('\n\n');
    await changeFirstProduct(page, { detailedDescription: hostile });
    await page.goto('/');
    const card = page.locator('[data-product]').first();
    await card.getByRole('button', { name: /^MORE INFO/ }).click();
    await expect(card.getByText('harmless words')).toBeVisible();
    const details = card.locator('.formatted');
    await expect(details.locator('script, img, svg, iframe, [onclick], [onerror], [style]')).toHaveCount(0);
    await expect(details.locator('a[href^=javascript]')).toHaveCount(0);
    await expect(details.getByRole('link', { name: 'visit' })).toHaveAttribute('rel', 'noopener nofollow');
    await details.getByText('press').click();
    await details.getByText('harmless words').click();
    expect(await page.evaluate(() => 'robbed' in window)).toBe(false);
  });

  for (const [button, id] of [
    ['Groceries', 'groceries'],
    ['Meat', 'meat'],
    ['Seafood', 'seafood'],
    ['Produce', 'produce'],
  ] as const) {
    test(`the board's ${button} button scrolls to its section, 120 px below the top @thorough`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      await expect(page.locator('[data-product]').first()).toBeVisible();
      const length = await page.evaluate(() => history.length);
      await page.getByRole('button', { name: button, exact: true }).click();
      const top = () => page.locator(`section#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      await expect.poll(async () => Math.abs((await top()) - 120)).toBeLessThanOrEqual(2);
      await expect(page.locator(`#${id}-heading`)).toBeFocused();
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveAttribute('aria-current', 'true');
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      expect(await page.evaluate(() => history.length)).toBe(length);
    });
  }

  test('the board has two columns on a phone, three on a tablet and four on a desktop', async ({ page }) => {
    await page.goto('/');
    const grid = page.locator('.product-grid').first();
    for (const [width, columns] of [
      [1280, 4],
      [768, 3],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(grid.locator('li').first()).toBeVisible();
      expect(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(columns);
    }
  });

  test('the board never scrolls horizontally, down to the narrowest phone @thorough', async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(page.locator('[data-product]').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('a search filters the board in both languages and survives a reload', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-product]').first()).toBeVisible();
    await page.getByLabel('Search the prices in English or Chinese').fill('bok choy');
    const cards = page.locator('[data-product]:visible');
    await expect(cards.first()).toContainText(/bok choy/i);
    await expect(page.locator('section#seafood')).toBeHidden();
    const chinese = await cards.first().locator('[lang^=zh]').textContent();
    await page.getByLabel('Search the prices in English or Chinese').fill(chinese ?? '');
    await expect(cards.first()).toContainText(/bok choy/i);
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(cards.first()).toContainText(/bok choy/i);
    await page.getByLabel('Search the prices in English or Chinese').fill('no such thing at all');
    await expect(page.getByText('No product matches “no such thing at all”.')).toBeVisible();
  });
});
