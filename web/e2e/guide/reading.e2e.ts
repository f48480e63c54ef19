import { randomUUID } from 'node:crypto';
import type { StaffUser } from '@larder/contracts';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { callProducts } from '../products/product-calls.ts';
import { isReached, openAsStaff } from '../staff.ts';
import { contents, current, openGuide, section, TITLES } from './open-guide.ts';

const USERS = '/api/admin/users';

/** The distance between a section's heading and the top of the window. */
const topOf = async (page: Page, title: string): Promise<number> =>
  (await section(page, title).boundingBox())?.y ?? Number.NaN;

test('the order role can read the guide, which contains no credential', async ({ page, browser }) => {
  await openGuide(page);
  const username = `desk-${randomUUID().slice(0, 8)}`;
  const password = randomUUID();
  const user = await callProducts<StaffUser>(page, 'POST', USERS, { username, password, role: 'order' });
  const desk = await (await browser.newContext()).newPage();
  const scripts: Promise<string>[] = [];
  desk.on('response', (response) => {
    if (/guide-page.*\.js$/.test(response.url())) scripts.push(response.text());
  });
  await openAsStaff(desk, '/admin/guide', username, password);
  await expect(desk.getByRole('heading', { level: 1, name: 'Administrator Guide' })).toBeVisible();
  await expect(desk.locator('article h2')).toHaveText(TITLES.map((title, place) => `${place + 1}${title}`));
  await expect(desk.getByRole('link', { name: 'Guide', exact: true }).first()).toHaveAttribute('aria-current', 'page');
  await expect(desk.getByText('For the order role').first()).toBeVisible();
  expect(scripts).toHaveLength(1);
  expect((await Promise.all(scripts)).join()).not.toMatch(
    /admin\s?123|passw(or)?d\s*[:=]\s*\\?['"`][^'"`]*\d|changeme/i,
  );
  await callProducts(page, 'DELETE', `${USERS}/${user.id}`);
});

test('a link to a section opens the guide there and focuses its heading @thorough', async ({ page }) => {
  await openGuide(page, '#rebates');
  await expect(section(page, 'Rebates')).toBeFocused();
  await expect(section(page, 'Rebates')).toBeInViewport();
  expect(await topOf(page, 'Rebates')).toBeLessThan(120);
  await expect(current(page)).toHaveText('8Rebates');
  await page.reload();
  await expect(section(page, 'Rebates')).toBeFocused();
  await expect(section(page, 'Rebates')).toBeInViewport();
});

test('an unknown fragment opens the guide at its top @thorough', async ({ page }) => {
  await openGuide(page, '#%E0%A4%A');
  await expect(section(page, 'Overview')).toBeInViewport();
});

test("the guide's contents link to each section and mark the current one @thorough", async ({ page }) => {
  await openGuide(page);
  await expect(current(page)).toHaveText('1Overview');
  for (const title of ['Troubleshooting', 'Restaurant system', 'Reports']) {
    await contents(page).getByRole('link', { name: title }).click();
    await expect(section(page, title)).toBeFocused();
    expect(await topOf(page, title)).toBeLessThan(120);
    await expect(current(page)).toContainText(title);
    await expect(page).toHaveURL(new RegExp(`#${title.toLowerCase().replace(' ', '-')}$`));
  }
  await page.goBack();
  await expect(section(page, 'Restaurant system')).toBeFocused();
  // The current section also follows manual scrolling.
  await section(page, 'User management').evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await expect(current(page)).toHaveText('9User management');
  await expect(contents(page)).toBeInViewport();
});

test("a section's link can be copied beside its heading @thorough", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGuide(page);
  await page.getByRole('link', { name: 'Copy the link to Discount codes' }).click();
  await expect(page).toHaveURL(/#discount-codes$/);
  await expect(page.locator('.toast-viewport').getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/admin\/guide#discount-codes$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("on a phone the guide's contents unfold and nothing overflows the window @thorough", async ({ page }) => {
    await openGuide(page);
    const opener = page.getByRole('button', { name: /^Contents, Overview:\s*1 of 11$/ });
    const link = contents(page).getByRole('link', { name: 'Rebates' });
    await expect(link).toBeHidden();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await link.click();
    await expect(link).toBeHidden();
    await expect(section(page, 'Rebates')).toBeFocused();
    const bar = page.getByRole('button', { name: /^Contents, Rebates:\s*8 of 11$/ });
    await expect(bar).toBeInViewport();
    // Below the bar, and the bar below the header.
    expect([await isReached(bar), (await topOf(page, 'Rebates')) > 120]).toEqual([true, true]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // On narrow screens the buttons are below the title.
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const print = await page.getByRole('button', { name: 'Print', exact: true }).boundingBox();
      const apart =
        title !== null && print !== null && (title.x + title.width <= print.x || title.y + title.height <= print.y);
      expect(apart).toBe(true);
    }
  });
});

for (const width of [1280, 390]) {
  test(`the guide with matches and open contents is accessible at ${width} px @thorough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGuide(page);
    await page.getByRole('searchbox', { name: 'Search the guide' }).fill('order');
    if (width < 1024) await page.getByRole('button', { name: /^Contents, / }).click();
    expect(await axeViolations(page)).toEqual([]);
  });
}
