import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { axeViolations } from './axe.ts';
import { actAs, escapeFrom, openAsStaff, toast } from './staff.ts';

const CODES = '**/api/admin/restaurant/discount-codes';
const EMPTY = 'No discount codes found matching your criteria';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, code: string) => page.locator(`[data-code="${code}"]`);
const tier = (page: Page, name: string) => page.locator(`[data-tier="${name}"]`);

async function openCodes(page: Page, query = ''): Promise<void> {
  await openAsStaff(page, `/admin/restaurant/discount-codes${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Discount Codes' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
}

/** Adds an unused code and returns it. */
async function addCode(page: Page, restaurant: string, grants = 'tier0'): Promise<string> {
  await page.getByRole('button', { name: 'Add Code' }).click();
  const form = dialog(page, 'Add Discount Code');
  await form.getByRole('button', { name: 'Generate' }).click();
  const code = await form.getByRole('textbox', { name: /^Code/ }).inputValue();
  await form.getByLabel('Restaurant name').fill(restaurant);
  await form.getByLabel('Tier').selectOption(grants);
  await form.getByRole('button', { name: 'Create code' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, code)).toContainText(restaurant);
  return code;
}

async function deleteCode(page: Page, code: string): Promise<void> {
  await row(page, code)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete code' }).click();
  await expect(row(page, code)).toHaveCount(0);
}

test.describe('discount codes', () => {
  test('a discount code can be added, changed, switched and deleted, with a notice each time', async ({ page }) => {
    await openCodes(page);
    const code = await addCode(page, 'Garden House', 'tier1');
    await expect(toast(page, 'Discount code created successfully')).toBeVisible();
    await expect(row(page, code)).toContainText('0 uses');
    await expect(row(page, code)).toContainText('$0.00 discounted');

    await row(page, code).getByRole('button', { name: /^Edit/ }).click();
    const form = dialog(page, 'Edit Discount Code');
    await form.getByLabel('Contact person').fill('Mei Chen');
    await form.getByLabel('Email').fill('mei@garden.example');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Discount code updated successfully')).toBeVisible();
    await expect(row(page, code)).toContainText('Mei Chen');

    const active = row(page, code).getByRole('switch');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await active.click();
    expect((await sent).postDataJSON()).toEqual({ active: false });
    await expect(toast(page, 'Status updated successfully')).toBeVisible();
    await expect(active).not.toBeChecked();

    await row(page, code)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Delete Discount Code' });
    await expect(question).toContainText('Garden House');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete code' }).click();
    await expect(toast(page, 'Discount code deleted successfully')).toBeVisible();
    await expect(row(page, code)).toHaveCount(0);
  });

  test('a refused discount code shows the reason, and the form asks before discarding input', async ({ page }) => {
    await openCodes(page);
    await page.getByRole('button', { name: 'Add Code' }).click();
    const form = dialog(page, 'Add Discount Code');
    const field = form.getByRole('textbox', { name: /^Code/ });
    await field.pressSequentially('ab1!');
    await expect(field).toHaveValue('AB1');
    await form.getByRole('button', { name: 'Create code' }).click();
    await expect(toast(page, 'Invalid code')).toBeVisible();
    await expect(form.getByText('Code must be exactly 4 alphanumeric characters')).toBeVisible();
    await expect(form.getByText('Restaurant name is required')).toBeVisible();
    await expect(field).toBeFocused();

    await page.route(CODES, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { message: 'Another restaurant has this code already.' } })
        : route.continue(),
    );
    await field.fill('AB12');
    await form.getByLabel('Restaurant name').fill('Garden House');
    await form.getByRole('button', { name: 'Create code' }).click();
    await expect(toast(page, 'Failed to create discount code')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('Another restaurant has this code already.');

    await page.keyboard.press('Escape');
    await expect(toast(page, 'Failed to create discount code')).toBeHidden();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await escapeFrom(page, question);
    await expect(field).toHaveValue('AB12');
  });

  test('a conflicting edit of a discount code shows the other change and keeps the input @thorough', async ({
    page,
  }) => {
    await openCodes(page);
    const code = await addCode(page, 'Garden House');
    await page.route(`${CODES}/*`, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const { version, ...input } = route.request().postDataJSON() as { version: number; restaurantName: string };
      if (version > 1) return route.continue({ postData: { ...input, version: version - 1 } });
      const id = new URL(route.request().url()).pathname.split('/').at(-1);
      const current = { ...input, id, version: version + 1, restaurantName: 'Garden Palace', phone: '604-555-0100' };
      return route.fulfill({ status: 409, json: { message: 'Somebody else was faster.', current } });
    });
    await row(page, code).getByRole('button', { name: /^Edit/ }).click();
    const form = dialog(page, 'Edit Discount Code');
    await form.getByLabel('Restaurant name').fill('Garden Cellar');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('Somebody else was faster.');
    await expect(form.getByRole('alert')).toContainText('Garden Palace');
    await expect(form.getByLabel('Phone')).toHaveValue('604-555-0100');
    await expect(form.getByLabel('Restaurant name')).toHaveValue('Garden Cellar');
    await form.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(form).toBeHidden();
    await expect(row(page, code)).toContainText('Garden Cellar');
    await deleteCode(page, code);
  });

  test('a refused switch of a discount code is rolled back with the reason @thorough', async ({ page }) => {
    await openCodes(page);
    const code = await addCode(page, 'Switch Test');
    await page.route(`${CODES}/*`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await row(page, code).getByRole('switch').click();
    await expect(toast(page, 'Failed to update status')).toBeVisible();
    await expect(toast(page, 'Unknown error')).toBeVisible();
    await expect(row(page, code).getByRole('switch')).toBeChecked();
    await expect(row(page, code)).toContainText('Failed to update status: The server did not respond, but may have');
    await deleteCode(page, code);
  });

  test('discount codes are filtered in the address and exported as filtered @thorough', async ({ page }) => {
    await openCodes(page);
    const gold = await addCode(page, '=Gold, "House"', 'tier3');
    const silver = await addCode(page, 'Silver House', 'tier2');
    await page.getByLabel('Tier filter').selectOption('tier3');
    await expect(row(page, silver)).toHaveCount(0);
    await expect(page).toHaveURL(/\?tier=tier3$/);
    await page.getByLabel('Search').fill(gold.toLowerCase());
    await expect(page.locator('[data-code]')).toHaveCount(1);

    const calls: string[] = [];
    page.on('request', (request) => void calls.push(request.method() + new URL(request.url()).pathname));
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await arriving;
    // The browser creates the file, and only reports the export to the server.
    expect(calls.filter((call) => call.includes('/api/'))).toEqual(['POST/api/admin/system/audit/exports']);
    expect(download.suggestedFilename()).toMatch(/^discount_codes_\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('\uFEFFCode,Restaurant,Contact,Email,Phone,Tier,Discount,Usage Count,Total Discount,Status');
    expect(lines[1]).toContain(`${gold},"'=Gold, ""House""",,,,`);
    expect(lines.slice(2)).toEqual(['']);

    await page.getByLabel('Search').fill('nobody at all');
    await expect(page.getByText(EMPTY)).toBeVisible();
    // The button keeps the focus and explains why it is disabled.
    await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
    await expect(page.getByRole('tooltip')).toHaveText('There are no codes in the list to export.');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await deleteCode(page, gold);
    await deleteCode(page, silver);
  });

  test('printed discount codes and tiers are unbroken, without controls', async ({ page }) => {
    await openCodes(page);
    const code = await addCode(page, 'Paper House', 'tier1');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
    const paper = text.join(' ');
    expect(paper).toContain(code);
    expect(paper).toContain('Bronze');
    expect(paper).not.toMatch(/Export CSV|Tier Configuration|Actions/);
    await deleteCode(page, code);
  });

  test('the list of discount codes shows its empty and its error state @thorough', async ({ page }) => {
    let answer: object[] | null = null;
    await page.route(CODES, (route) =>
      answer === null
        ? route.fulfill({ status: 503, json: { message: 'The codes are away.' } })
        : route.fulfill({ json: answer }),
    );
    await openCodes(page);
    await expect(page.getByText('The codes are away.')).toBeVisible();
    answer = [];
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page.getByText('Press Add Code to give a restaurant the first one.')).toBeVisible();
  });

  test('other roles cannot open discount codes and receive none @thorough', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await actAs(page, 'order');
    await openAsStaff(page, '/admin/restaurant/discount-codes');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    expect(calls.filter((path) => /\/api\/.*discount/.test(path))).toEqual([]);
  });
});

test.describe('tiers', () => {
  test('a tier is edited in percent and sent as fractions', async ({ page }) => {
    await openCodes(page, '?tab=tiers');
    await expect(page.getByRole('tab', { name: 'Tier Configuration' })).toHaveAttribute('aria-selected', 'true');
    const silver = tier(page, 'tier2');
    await silver.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog');
    const percent = form.getByLabel('Discount %');
    const before = await percent.inputValue();
    await form.getByLabel('Tier name').fill(' ');
    await percent.fill('101');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Tier name is required')).toBeVisible();
    await expect(form.getByText('Enter a percentage from 0 to 100, with at most one decimal.')).toBeVisible();
    await form.getByLabel('Tier name').fill('Silver');
    await percent.fill('7.5');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await form.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ tierName: 'Silver', discountPercentage: 0.075 });
    await expect(toast(page, 'Tier configuration updated successfully')).toBeVisible();
    await expect(silver).toContainText('7.5%');
    await expect(silver).toContainText('On $100.00 → $92.50');

    await silver.getByRole('button', { name: /^Edit/ }).click();
    await percent.fill(before);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  });

  test('tiers count their active codes @thorough', async ({ page }) => {
    await openCodes(page);
    const code = await addCode(page, 'Counted', 'tier3');
    await page.getByRole('tab', { name: 'Tier Configuration' }).click();
    await expect(page).toHaveURL(/\?tab=tiers$/);
    const counted = tier(page, 'tier3').getByRole('definition').nth(2);
    const saved = await page.evaluate(async () => {
      const headers = { 'x-session-id': localStorage.getItem('sessionId') ?? '' };
      const codes = (await (await fetch('/api/admin/restaurant/discount-codes', { headers })).json()) as {
        tier: string;
        active: boolean;
      }[];
      return codes.filter((each) => each.tier === 'tier3' && each.active).length;
    });
    await expect(counted).toHaveText(String(saved));
    await page.goBack();
    await deleteCode(page, code);
  });

  test('a failed change of a tier shows the reason @thorough', async ({ page }) => {
    await openCodes(page, '?tab=tiers');
    await page.route('**/api/admin/discount-tiers/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Tiers are away.' } }),
    );
    await tier(page, 'tier1').getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Minimum purchase').fill('-1');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Minimum purchase')).toBeFocused();
    await form.getByLabel('Minimum purchase').fill('25000.50');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Failed to update tier configuration')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveText('Tiers are away.');
  });
});

for (const width of [1280, 390]) {
  test(`the lists and forms of codes and tiers are accessible at ${width} px @thorough`, async ({ page }) => {
    await openCodes(page);
    const code = await addCode(page, 'Barrier Test');
    await page.setViewportSize({ width, height: 844 });
    await expect(row(page, code)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await row(page, code).getByRole('button', { name: /^Edit/ }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await deleteCode(page, code);
    await page.getByRole('tab', { name: 'Tier Configuration' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await tier(page, 'tier1').getByRole('button', { name: /^Edit/ }).click();
    expect(await axeViolations(page)).toEqual([]);
  });
}
