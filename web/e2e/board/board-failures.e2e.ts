import { expect, test } from '@playwright/test';

const PRICES = /\/api\/products(\?|$)/;

test.describe('failures of the price board', () => {
  test('the board shows placeholders while it loads @thorough', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(PRICES, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const placeholders = page.locator('[data-category=produce] [data-skeleton]:visible');
    for (const [width, twiceTheColumns] of [
      [390, 4],
      [900, 6],
      [1280, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(placeholders).toHaveCount(twiceTheColumns);
    }
    release();
    await expect(page.locator('[data-category=produce] [data-product]').first()).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });

  test('each section of the board shows its error and can be retried @thorough', async ({ page }) => {
    let asked = 0;
    await page.route(PRICES, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503, json: { message: 'The service is away.' } }) : route.continue();
    });
    await page.goto('/');
    await expect(page.getByText('Failed to load products. Please try again later.')).toHaveCount(7);
    expect(asked).toBe(1);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.locator('[data-product]').first()).toBeVisible();
  });

  test('the board reports an empty category @thorough', async ({ page }) => {
    await page.route(PRICES, (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await expect(page.getByText('No products available in this category yet.')).toHaveCount(7);
    await expect(page.getByText('Check back soon for updates!').first()).toBeVisible();
  });

  test('the board reports prices of a cached copy, and their age', async ({ page }) => {
    await page.route(PRICES, async (route) => {
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        'x-cache-status': 'STALE',
        'x-prices-as-of': 'Sat, 03 Jan 2026 12:00:00 GMT',
      };
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    await expect(
      page.getByRole('status').filter({ hasText: /prices as of 2026\/01\/0[34] \d{2}:\d{2}/ }),
    ).toBeVisible();
    await expect(page.locator('[data-product]').first()).toBeVisible();
  });

  test('the board keeps its prices and shows a banner while the connection is lost', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.locator('[data-product]').first()).toBeVisible();
    const first = await page.locator('[data-product]').first().boundingBox();
    await expect(page.getByText('Connection Lost')).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.getByText('Connection Lost')).toBeVisible({ timeout: 5_000 });
    await expect(page.getByText(/prices as of \d{2}:\d{2}/)).toBeVisible();
    expect(await page.locator('[data-product]').first().boundingBox()).toEqual(first);
    await context.setOffline(false);
    await expect(page.getByText('Connection Lost')).toHaveCount(0);
  });

  test('the board reconnects automatically after a little over 3 s', async ({ page }) => {
    const openings: number[] = [];
    await page.routeWebSocket('**/ws', async (socket) => {
      openings.push(Date.now());
      if (openings.length === 1) await socket.close();
      else socket.connectToServer();
    });
    await page.goto('/');
    await expect(page.getByText('Connection Lost')).toBeVisible();
    await expect(page.getByText('Connection Lost')).toHaveCount(0, { timeout: 12_000 });
    const [lost = 0, back = 0] = openings;
    expect(back - lost).toBeGreaterThanOrEqual(3000);
    expect(back - lost).toBeLessThan(9_000);
  });
});
