import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openProducts } from '../staff.ts';

const STATUS = '**/api/status';
const PRICES = /\/api\/products(\?|$)/;

type State = 'up' | 'limited' | 'down';

const told = (board: State, ordering: State, signage: State) => ({
  status: (['down', 'limited'] as const).find((state) => [board, ordering, signage].includes(state)) ?? 'up',
  parts: [
    { name: 'board', state: board },
    { name: 'ordering', state: ordering },
    { name: 'signage', state: signage },
  ],
  timestamp: '2026-11-21T19:03:12.000Z',
});

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test.describe('the public status', () => {
  test('the status page shows that everything works and when it was checked', async ({ page }) => {
    await page.goto('/status');
    await expect(page).toHaveTitle(/^Status · .+ Supermarket$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status');
    // A system that has only just started reports that first.
    await expect(page.getByText('Everything works.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^As of \d{2}:\d{2}:\d{2}$/)).toBeVisible();
    for (const part of ['Price board', 'Restaurant ordering', 'Screens in the stores']) {
      await expect(row(page, part).getByText('Up', { exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Price board' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the status page is the same for staff and is linked from the health checks @thorough', async ({ page }) => {
    await openProducts(page);
    await page.goto('/admin/settings?tab=performance');
    await page.getByRole('link', { name: 'Public status page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeFocused();
    await expect(page.getByRole('list', { name: 'What works' }).getByRole('listitem')).toHaveCount(3);
  });

  test('the not-found page links to the status page @thorough', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'See what works' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeFocused();
  });

  test('the status page polls every 15 seconds and announces only changes @thorough', async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    let answer = told('up', 'up', 'up');
    await page.route(STATUS, async (route) => {
      asked += 1;
      await route.fulfill({ json: answer });
    });
    await page.goto('/status');
    await expect(page.getByText('Everything works.')).toBeVisible();
    const aloud = page.locator('output[aria-live=polite]');
    await expect(aloud).toBeEmpty();

    await page.clock.runFor(15_000);
    await expect.poll(() => asked).toBe(2);
    await expect(aloud).toBeEmpty();

    answer = told('limited', 'down', 'up');
    await page.clock.runFor(15_000);
    const sentence = 'Restaurant ordering is down. The price board works only in part.';
    await expect(page.getByRole('banner').getByText(sentence)).toBeVisible();
    await expect(aloud).toHaveText(sentence);
    await expect(row(page, 'Price board').getByText('Limited', { exact: true })).toBeVisible();
    const ordering = row(page, 'Restaurant ordering');
    await expect(ordering.getByText('Down', { exact: true })).toBeVisible();
    await expect(ordering.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+?\d+$/);
  });

  test('without an answer the status page reports nothing as down and checks the board itself', async ({ page }) => {
    await page.route(STATUS, (route) => route.fulfill({ status: 503, json: { message: 'The service is away.' } }));
    await page.goto('/status');
    await expect(page.getByText('The status is not available at the moment.')).toBeVisible();
    await expect(row(page, 'Price board').getByText('Up', { exact: true })).toBeVisible();
    await expect(row(page, 'Restaurant ordering').getByText('Not known')).toBeVisible();
    await expect(row(page, 'Screens in the stores').getByText('Not known')).toBeVisible();
    await expect(page.getByText('Down', { exact: true })).toHaveCount(0);

    await page.unroute(STATUS);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByText('Everything works.').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the status page shows when the board does not answer either, and when it is offline @thorough', async ({
    page,
  }) => {
    await page.route(STATUS, (route) => route.fulfill({ status: 503 }));
    await page.route(PRICES, (route) => route.fulfill({ status: 503 }));
    await page.goto('/status');
    await expect(row(page, 'Price board')).toContainText('It is not responding either.');

    await page.route(STATUS, (route) => route.abort());
    await page.route(PRICES, (route) => route.abort());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/it may be your connection/)).toBeVisible();
    await expect(page.getByText('Down', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  });

  for (const width of [1920, 1280, 390]) {
    test(`the status page with every state is accessible and fits at ${width} px @thorough`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const answer of [told('up', 'limited', 'down'), null]) {
        await page.route(STATUS, (route) =>
          answer === null ? route.fulfill({ status: 503 }) : route.fulfill({ json: answer }),
        );
        await page.goto('/status');
        await expect(page.getByRole('list', { name: 'What works' })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
    });
  }
});
