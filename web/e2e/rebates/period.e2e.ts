import { expect, test, type Page } from '@playwright/test';
import { actAs, openAsStaff, toast } from '../staff.ts';
import { heading, openRebates } from './rebate-calls.ts';

const periodText = (page: Page) => page.locator('[data-part="period-text"]');
const year = (page: Page) => page.getByLabel('Year');
const quarter = (page: Page) => page.getByLabel('Quarter', { exact: true });
const quarters = (page: Page) => quarter(page).locator('option').allTextContents();

/** Opens the page with a clock in the second quarter of 2026. */
async function openInMay(page: Page, query = ''): Promise<void> {
  await page.clock.setFixedTime('2026-05-20T16:00:00Z');
  await openRebates(page, query);
}

test('choosing a period updates the rule text and the address @thorough', async ({ page }) => {
  await openInMay(page);
  await expect(page).toHaveTitle('Rebates · Larder');
  await expect(periodText(page)).toHaveText('Q2 2026 · Apr 1–Jun 30');
  expect(await quarters(page)).toEqual(['Q1', 'Q2']);
  const years = await year(page).locator('option').allTextContents();
  expect([years[0], years.at(-1), years.length]).toEqual(['2024', '2036', 13]);

  await year(page).selectOption('2025');
  expect(await quarters(page)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  await expect(periodText(page)).toHaveText('Q2 2025 · Apr 1–Jun 30');
  await quarter(page).selectOption('4');
  await expect(page).toHaveURL(/periodType=quarterly&period=2025-Q4$/);

  // The current year has no later quarter: the page returns to the current one and reports that.
  await year(page).selectOption('2026');
  await expect(periodText(page)).toHaveText('Q2 2026 · Apr 1–Jun 30');
  await expect(page.getByText('Quarter set to Q2: later ones have not begun.')).toBeAttached();
  await year(page).selectOption('2027');
  await expect(periodText(page)).toHaveText('Q1 2027 · Jan 1–Mar 31');
  await expect(page.getByText('Quarter set to Q1, where the year begins.')).toBeAttached();
  expect(await quarters(page)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  await expect(page.getByText('No rebate data for Q1 2027')).toBeVisible();
  await expect(page.getByText('Press Calculate Rebates to work out')).toBeVisible();

  await page.getByLabel('Period type').selectOption('annually');
  await expect(periodText(page)).toHaveText('2027 · Jan 1–Dec 31');
  await expect(quarter(page)).toHaveCount(0);
  await expect(page).toHaveURL(/periodType=annually&period=2027$/);
  await page.reload();
  await expect(periodText(page)).toHaveText('2027 · Jan 1–Dec 31');
});

test('on a phone the whole period and the button that calculates it are visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInMay(page);
  for (const part of [page.getByLabel('Period type'), quarter(page), periodText(page)])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Calculate Rebates' })).toBeInViewport({ ratio: 1 });
});

for (const [query, shown] of [
  ['?periodType=quarterly&period=2025-Q3', 'Q3 2025 · Jul 1–Sep 30'],
  ['?periodType=annually&period=2024', '2024 · Jan 1–Dec 31'],
  ['?periodType=quarterly&period=2026-Q4', 'Q2 2026 · Apr 1–Jun 30'],
  ['?periodType=quarterly&period=2026-q1', 'Q2 2026 · Apr 1–Jun 30'],
  ['?periodType=weekly&period=now', 'Q2 2026 · Apr 1–Jun 30'],
] as const)
  test(`an address with ${query} shows ${shown} @thorough`, async ({ page }) => {
    await openInMay(page, query);
    await expect(periodText(page)).toHaveText(shown);
  });

const run = {
  id: 'a3e1b0f2-1111-4222-8333-444455556666',
  periodType: 'quarterly',
  period: '2024-Q1',
  state: 'running',
  progress: 0.4,
  customers: 12,
  created: 12,
  updated: 0,
  unchanged: 0,
  paid: 0,
  askedBy: 'admin',
  askedAt: '2026-11-21T10:00:00.000Z',
  finishedAt: null as string | null,
  error: null as string | null,
  message: '12 of 30 customers.',
};
const done = { ...run, state: 'done', progress: 1, customers: 30, message: '30 customers: 30 new.' };

for (const [name, ends] of [
  ['after its call was answered', 'later'],
  ['while its call is still on its way', 'sooner'],
] as const)
  test(`a calculation that ends ${name} shows its progress and result @thorough`, async ({ page }) => {
    await openRebates(page, '?periodType=quarterly&period=2024-Q1');
    let asked = false;
    let over = false;
    // The run takes longer than the call: the answer has its progress, and the page keeps polling.
    await page.route('**/api/admin/rebates/calculate', async (route) => {
      asked = true;
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.fulfill({ status: 202, json: run });
    });
    await page.route('**/api/admin/rebates/run?*', (route) =>
      route.fulfill({ json: { run: over ? done : asked ? run : null } }),
    );
    const answered = page.waitForResponse('**/api/admin/rebates/calculate');
    await page.getByRole('button', { name: 'Calculate Rebates' }).click();
    await expect(page.getByRole('button', { name: 'Calculating…' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Calculating rebates' })).toBeVisible();
    await expect(page.getByText('40% · 12 of 30 customers.')).toBeVisible();
    await expect(page.getByText('It keeps running')).toBeVisible();
    if (ends === 'later') await answered;
    over = true;
    await expect(toast(page, 'Rebates calculated successfully')).toBeVisible();
    await expect(toast(page, '30 customers: 30 new.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calculate Rebates' })).toBeVisible();

    // A page opened during a run shows it, too.
    over = false;
    await page.reload();
    await expect(page.getByText('40% · 12 of 30 customers.')).toBeVisible();
    over = true;
    await expect(page.getByRole('button', { name: 'Calculate Rebates' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Calculating rebates' })).toHaveCount(0);
  });

test('the end of a calculation is announced while another period is shown @thorough', async ({ page }) => {
  await openRebates(page, '?periodType=quarterly&period=2024-Q1');
  let current: object | null = null;
  await page.route('**/api/admin/rebates/calculate', (route) => route.fulfill({ status: 202, json: (current = run) }));
  await page.route('**/api/admin/rebates/run?*', (route) =>
    route.fulfill({ json: { run: route.request().url().endsWith('2024-Q1') ? current : null } }),
  );
  await page.getByRole('button', { name: 'Calculate Rebates' }).click();
  await expect(page.getByText('40% · 12 of 30 customers.')).toBeVisible();
  await quarter(page).selectOption('2');
  await expect(periodText(page)).toHaveText('Q2 2024 · Apr 1–Jun 30');
  await expect(page.getByRole('button', { name: 'Calculate Rebates' })).toBeVisible();
  current = done;
  await expect(toast(page, 'Rebates calculated successfully')).toBeVisible();
  await quarter(page).selectOption('1');
  await expect(page.getByRole('button', { name: 'Calculate Rebates' })).toBeVisible();
});

test('a calculation that was cut off, and that a restore removed since, ends with a sentence @thorough', async ({
  page,
}) => {
  await openRebates(page, '?periodType=quarterly&period=2024-Q1');
  let current: object | null = null;
  await page.route('**/api/admin/rebates/calculate', (route) => {
    current = run;
    return route.fulfill({ status: 502, body: '' });
  });
  await page.route('**/api/admin/rebates/run?*', (route) => route.fulfill({ json: { run: current } }));
  await page.getByRole('button', { name: 'Calculate Rebates' }).click();
  await expect(page.getByText('40% · 12 of 30 customers.')).toBeVisible();
  current = null;
  await expect(toast(page, 'Failed to calculate rebates')).toBeVisible();
  await expect(page.locator('[data-problem]')).toContainText(
    'The calculation no longer exists, for example after a restore.',
  );
  await expect(page.getByRole('button', { name: 'Calculate Rebates' })).toBeVisible();
});

test('a failed calculation shows the reason @thorough', async ({ page }) => {
  await openRebates(page, '?periodType=quarterly&period=2024-Q1');
  await page.route('**/api/admin/rebates/calculate', (route) =>
    route.fulfill({ status: 503, json: { message: 'The calculation failed.' } }),
  );
  await page.getByRole('button', { name: 'Calculate Rebates' }).click();
  await expect(toast(page, 'Failed to calculate rebates')).toBeVisible();
  await expect(toast(page, 'The calculation failed.')).toBeVisible();
  await expect(page.locator('[data-problem]')).toContainText('The calculation failed.');
});

test('rebate figures that fail to load can be retried @thorough', async ({ page }) => {
  // Signed in before: signing in reopens the live channel, and the page then reloads its data.
  await openRebates(page, '?periodType=quarterly&period=2024-Q1');
  let broken = true;
  await page.route('**/api/admin/rebates/summary?*', (route) =>
    broken ? route.fulfill({ status: 503, json: { message: 'The database is away.' } }) : route.fallback(),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The rebates could not be loaded.');
  await expect(page.getByRole('alert')).toContainText('The database is away.');
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No rebate data for Q1 2024')).toBeVisible();
});

for (const role of ['read-only', 'order'] as const)
  test(`the role ${role} cannot open rebates @thorough`, async ({ page }) => {
    await actAs(page, role);
    await openAsStaff(page, '/admin/rebates');
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Rebates' })).toHaveCount(0);
  });
