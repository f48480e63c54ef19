import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openProducts } from '../staff.ts';

test.describe('links of the board', () => {
  test('the board links to the wholesale order form, which opens in a new tab and prints on one sheet @thorough', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Wholesale order form' });
    await expect(link).toHaveAttribute('rel', 'noopener');
    const [form] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(form.getByRole('heading', { level: 1 })).toContainText('Wholesale order form');
    await expect(form.locator('#store')).not.toBeEmpty();
    await expect(form.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(await axeViolations(form)).toEqual([]);
    const pdf = (await form.pdf({ format: 'letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  });

  test('the link to restaurant orders stays reachable at any scroll position @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.locator('[data-product]').first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Restaurant Orders' });
    await expect(link).toBeInViewport();
    const wide = (await link.boundingBox())?.width ?? 0;
    await page.mouse.wheel(0, 1500);
    await expect(link).toBeInViewport();
    // While scrolling down only the icon is visible; the name stays for screen readers.
    await expect.poll(async () => (await link.boundingBox())?.width ?? wide).toBeLessThan(wide / 2);
    await link.click();
    await expect(page).toHaveURL(/\/restaurant$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Restaurant Orders');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the floating button does not cover the last line of the footer @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByText('OPEN 7 DAYS')).toBeAttached();
    // Products are rendered in steps, each of which makes the page longer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      const footer = await page.locator('footer').boundingBox();
      const link = await page.getByRole('link', { name: 'Restaurant Orders' }).boundingBox();
      expect(footer?.y).toBeLessThan(844);
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0);
    }).toPass();
  });
});

test.describe('the page as served', () => {
  test('the served board contains its heading and sections before any script runs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FEATURED PRICES');
    await expect(page.getByRole('heading', { level: 2, name: /Fresh Produce/ })).toBeVisible();
    await context.close();
  });

  test('React hydrates the served board and uses the preloaded answers', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    await page.goto('/');
    await expect(page.locator('[data-product]').nth(100)).toBeAttached();
    // Chromium warns after three seconds about preloads that were never used.
    await page.waitForTimeout(3_500);
    expect(complaints).toEqual([]);
  });
});

test.describe('the navigation of the back office', () => {
  test("the back office's navigation marks the current page and unfolds on a phone @thorough", async ({ page }) => {
    await openProducts(page);
    const bar = page.getByRole('navigation', { name: 'Back office' });
    await expect(bar.getByRole('link', { name: 'Retail Products' })).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar.getByRole('link', { name: 'Retail Products' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Settings' })).toBeHidden();
    await bar.getByRole('button', { name: 'Menu' }).click();
    await expect(bar.getByRole('link', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.goto('/admin/clear');
    await expect(bar.getByRole('link', { name: 'Retail Products', includeHidden: true })).not.toHaveAttribute(
      'aria-current',
    );
  });
});
