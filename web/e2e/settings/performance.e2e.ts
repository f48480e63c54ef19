import type { SystemMetrics } from '@larder/contracts';
import { expect, test, type Page, type Route } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { quiet } from '../quiet.ts';
import { toast } from '../staff.ts';
import { openSettings } from './open-settings.ts';

const PERFORMANCE = '?tab=performance';
const METRICS = '**/api/admin/system/metrics';
const ALERTS = '**/api/admin/system/alerts';
const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Answers with modified real figures. */
async function changed(route: Route, change: (metrics: SystemMetrics) => void): Promise<void> {
  const response = await route.fetch();
  const metrics = (await response.json()) as SystemMetrics;
  change(metrics);
  await route.fulfill({ response, json: metrics });
}

/** Lets the page poll, for up to 15 s of its clock. */
async function nextLooks(page: Page, shown: () => Promise<void>): Promise<void> {
  for (let seconds = 0; seconds < 15; seconds += 3) {
    await page.clock.runFor(3_000);
    if (
      await shown().then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await shown();
}

const alertOf = (id: string, type: string, message: string) => ({
  id,
  type,
  metric: 'memory',
  message,
  value: 92.5,
  threshold: 90,
  timestamp: '2026-11-21T12:00:00.000Z',
  acknowledged: null,
});

test.describe('the performance of the system', () => {
  test('the performance tab shows real figures, checks, processes and queues', async ({ page }) => {
    await openSettings(page, PERFORMANCE);
    await expect(page.getByRole('heading', { name: 'System Performance' })).toBeVisible();
    for (const name of ['CPU', 'Memory', 'Disk'])
      await expect(card(page, name).getByRole('meter')).toHaveAttribute(
        'aria-valuetext',
        /^[\d.]+%, (OK|High|Critical)$/,
      );
    await expect(card(page, 'Network')).toContainText('Connections');
    await expect(card(page, 'Database Performance')).toContainText(/\d+ of \d+/);
    await expect(card(page, 'API Performance')).toContainText('Requests per minute');
    await expect(card(page, 'CPU')).toContainText(/as of \d+:\d\d:\d\d [AP]M/);
    await expect(card(page, 'CPU').getByRole('img', { name: /^CPU, last 5 minutes, now [\d.]+%$/ })).toBeVisible();
    const checks = page.getByRole('list', { name: 'System Health Checks' }).getByRole('listitem');
    await expect(checks.filter({ hasText: 'PostgreSQL' })).toContainText('Pass');
    await expect(page.locator('dt', { hasText: 'Health checks passing' }).locator('+ dd')).toHaveText(/^\d+\/\d+$/);
    await expect(page.locator('dt', { hasText: 'Uptime' }).locator('+ dd')).toHaveText(/^\d+d \d+h \d+m$/);
    for (const service of ['identity', 'catalog', 'restaurant-orders', 'discounts-rebates', 'system-ops'])
      await expect(page.locator(`[data-service="${service}"]`).first()).toContainText('Pass');
    await expect(page.locator('[data-queue="exports"]')).toBeVisible();
    await expect(page.getByText('No event is parked.')).toBeVisible();
  });

  test('usage bars turn yellow at 75 and red at 90 percent, each with a text @thorough', async ({ page }) => {
    await page.route(METRICS, (route) =>
      changed(route, ({ cpu, memory, disk }) => {
        cpu.usage = 90;
        cpu.temperature = 61;
        memory.usage = 75;
        disk.usage = 74.9;
      }),
    );
    await openSettings(page, PERFORMANCE);
    for (const [name, level, words] of [
      ['CPU', 'critical', '90%, Critical'],
      ['Memory', 'high', '75%, High'],
      ['Disk', 'ok', '74.9%, OK'],
    ] as const) {
      await expect(card(page, name).locator('[data-level]')).toHaveAttribute('data-level', level);
      await expect(card(page, name).getByRole('meter')).toHaveAttribute('aria-valuetext', words);
    }
    await expect(card(page, 'CPU')).toContainText('61 °C');
  });

  test('metrics are polled every 5 s while live and visible, and otherwise not at all @thorough', async ({ page }) => {
    await page.clock.install();
    await openSettings(page, PERFORMANCE);
    await expect(card(page, 'CPU')).toBeVisible();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/system/')) calls += 1;
    });
    const again = page.waitForRequest(METRICS);
    await page.clock.runFor(6_000);
    expect((await again).method()).toBe('GET');
    const see = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await see('hidden');
    await quiet(page);
    calls = 0;
    await page.clock.runFor(11_000);
    await quiet(page);
    expect(calls).toBe(0);
    const back = page.waitForRequest(METRICS, { timeout: 5_000 });
    await see('visible');
    await back;

    await page.getByRole('button', { name: 'Static View' }).click();
    await quiet(page);
    calls = 0;
    await page.clock.runFor(6_000);
    await quiet(page);
    expect(calls).toBe(0);
    const asked = page.waitForRequest(METRICS);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await asked;
    await page.getByRole('tab', { name: 'Guide' }).click();
    await page.getByRole('tab', { name: 'Performance' }).click();
    await expect(page.getByRole('button', { name: 'Static View' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the performance tab shows when figures are stale and when monitoring is down @thorough', async ({ page }) => {
    await page.clock.install();
    await openSettings(page, PERFORMANCE);
    await expect(card(page, 'CPU')).toContainText('as of');
    await page.route(METRICS, (route) => route.fulfill({ status: 503, json: { message: 'The service is away.' } }));
    const unavailable = page.getByText('Monitoring unavailable');
    await nextLooks(page, () => expect(unavailable).toBeVisible({ timeout: 500 }));
    await expect(card(page, 'CPU')).toHaveAttribute('data-stale');
    await page.unroute(METRICS);
    await nextLooks(page, () => expect(unavailable).toHaveCount(0, { timeout: 500 }));

    await page.route(METRICS, (route) =>
      changed(route, (metrics) => {
        metrics.timestamp = new Date(Date.now() - 60_000).toISOString();
      }),
    );
    await nextLooks(page, () => expect(card(page, 'CPU')).toContainText('Not updated since', { timeout: 500 }));
  });

  test('the performance tab reports monitoring that was never reachable @thorough', async ({ page }) => {
    await page.route(METRICS, (route) => route.abort());
    await openSettings(page, PERFORMANCE);
    await expect(page.getByRole('alert').filter({ hasText: 'Monitoring unavailable' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('alerts are listed worst first, only when there are any, and can be acknowledged @thorough', async ({
    page,
  }) => {
    let answer: object[] = [];
    await page.route(ALERTS, (route) => route.fulfill({ json: answer }));
    await openSettings(page, PERFORMANCE);
    await expect(card(page, 'CPU')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Performance Alerts' })).toHaveCount(0);
    answer = [alertOf('disk', 'warning', 'The disk is filling up.'), alertOf('memory', 'critical', 'Memory is short.')];
    await page.reload();
    const rows = page.getByRole('log', { name: 'Performance Alerts' }).getByRole('listitem');
    await expect(rows.first()).toContainText('Memory is short.');
    await expect(rows.first()).toContainText('Critical');
    await rows
      .first()
      .getByRole('button', { name: /^Acknowledge/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Acknowledge Alert' });
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(dialog.getByText('A reason is required.')).toBeVisible();
    await dialog.getByLabel('What is being done').fill('More memory is ordered');
    await dialog.getByLabel('For how long').selectOption('240');
    let sent: unknown = null;
    await page.route('**/api/admin/system/alerts/memory/acknowledge', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: alertOf('memory', 'critical', 'Memory is short.') });
    });
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(toast(page, 'Alert acknowledged')).toBeVisible();
    expect(sent).toEqual({ reason: 'More memory is ordered', minutes: 240 });
  });

  test('recent errors are listed, and parked events, failed jobs and deliveries can be retried @thorough', async ({
    page,
  }) => {
    const at = '2026-11-21T12:00:00.000Z';
    const EXPORT = { service: 'restaurant-orders', queue: 'exports', id: '0b9f6c1e-4a9e-4c56-9c0a-1f2d3e4a5b6c' };
    const DELIVERY = { service: 'system-ops', queue: 'webhooks', id: '1b9f6c1e-4a9e-4c56-9c0a-1f2d3e4a5b6c' };
    const asked: { id: string }[] = [];
    await page.route('**/api/admin/system/services', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { errors: object[] };
      answer.errors = [
        { service: 'catalog', requestId: 'abc123', method: 'GET', path: '/api/products', status: 503, at },
      ];
      await route.fulfill({ response, json: answer });
    });
    await page.route('**/api/admin/system/queues', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { parked: object[]; failedJobs: object[]; deliveries: object[] };
      const left = ({ id }: { id: string }) => !asked.some((each) => each.id === id);
      const failed = { attempts: 3, at, canRetry: true, retryAskedAt: null };
      answer.failedJobs = [{ ...failed, ...EXPORT, about: 'PDF', error: 'The export failed.' }].filter(left);
      answer.deliveries = [
        { ...failed, ...DELIVERY, about: 'hooks.example · alert.raised', error: 'The receiver answered 500.' },
      ].filter(left);
      answer.parked = [
        {
          consumer: 'orders.catalog',
          service: 'restaurant-orders',
          producer: 'catalog',
          number: 7,
          type: 'restaurant-product.updated',
          subject: 'restaurant-product:7',
          error: 'The product has no unit.',
          parkedAt: at,
          retryAskedAt: null,
        },
      ];
      await route.fulfill({ response, json: answer });
    });
    await page.route('**/api/admin/system/queues/jobs/retry', (route) => {
      asked.push(route.request().postDataJSON() as { id: string });
      return route.fulfill({ json: { asked: true } });
    });
    await openSettings(page, PERFORMANCE);
    await expect(page.locator('[data-request="abc123"]')).toContainText('503 GET /api/products');
    let sent: unknown = null;
    await page.route('**/api/admin/system/queues/retry', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: { asked: true } });
    });
    await page.getByRole('button', { name: 'Retry: restaurant-product.updated of restaurant-product:7' }).click();
    await expect(toast(page, 'It will be retried')).toBeVisible();
    expect(sent).toEqual({
      service: 'restaurant-orders',
      consumer: 'orders.catalog',
      producer: 'catalog',
      subject: 'restaurant-product:7',
    });
    for (const [error, name] of [
      ['The receiver answered 500.', 'Retry: webhooks of hooks.example · alert.raised'],
      ['The export failed.', 'Retry: exports of PDF'],
    ] as const) {
      await expect(page.getByText(error)).toBeVisible();
      await page.getByRole('button', { name }).click();
      await expect(page.getByText(error)).toHaveCount(0);
    }
    expect(asked).toEqual([DELIVERY, EXPORT]);
  });

  for (const width of [1280, 390]) {
    test(`the performance tab is accessible at ${width} px with fresh and stale figures @thorough`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route(ALERTS, (route) => route.fulfill({ json: [alertOf('memory', 'critical', 'Memory is short.')] }));
      await openSettings(page, PERFORMANCE);
      await expect(card(page, 'CPU')).toBeVisible();
      await expect(page.locator('[data-service]').first()).toBeVisible();
      await page.getByRole('button', { name: 'Static View' }).click();
      expect(await axeViolations(page)).toEqual([]);
      await page.route(METRICS, (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('Monitoring unavailable')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
