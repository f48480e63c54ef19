import { expect, test, type Page } from '@playwright/test';
import { typedDay } from '../restaurant/shop.ts';
import { becomeStaff, loseAnswer, toast } from '../staff.ts';
import {
  buy,
  calculateAside,
  changeRebate,
  findRow,
  forget,
  newBusiness,
  openRebates,
  rebateOf,
  rowOf,
  type Business,
} from './rebate-calls.ts';

const paymentOf = (page: Page) => page.getByRole('dialog', { name: 'Record Payment' });
const confirm = (page: Page) => paymentOf(page).getByRole('button', { name: 'Record Payment' });

/** A business with a rebate that can be paid, with its row visible. */
async function payable(page: Page): Promise<Business> {
  await becomeStaff(page);
  const business = await newBusiness(page);
  await buy(page, business, 6500);
  await calculateAside(page);
  await openRebates(page);
  await findRow(page, business);
  return business;
}

async function paidByCheque(page: Page): Promise<Business> {
  const business = await payable(page);
  await changeRebate(page, await rebateOf(page, business), {
    status: 'paid',
    paymentMethod: 'CHQ',
    paymentReference: '77',
  });
  await page.reload();
  return business;
}

const openPayment = (page: Page, business: Business): Promise<void> =>
  rowOf(page, business)
    .getByRole('button', { name: /^Record Payment/ })
    .click();

test('a payment requires a reference and a date not in the future, and is sent exactly once', async ({ page }) => {
  const business = await payable(page);
  const { rebate } = await rebateOf(page, business);
  const sent: { body: unknown; version: string | undefined }[] = [];
  await page.route('**/api/admin/rebates/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    sent.push({ body: route.request().postDataJSON(), version: route.request().headers()['if-match'] });
    // Enough time to press again.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await openPayment(page, business);
  const dialog = paymentOf(page);
  await expect(dialog.getByLabel('Cheque number')).toBeFocused();
  await confirm(page).click();
  await expect(dialog).toContainText('Enter the cheque number.');
  await expect(dialog.getByLabel('Cheque number')).toBeFocused();
  await dialog.getByRole('radio', { name: 'e-Transfer' }).check();
  await expect(dialog).toContainText('Enter the e-Transfer reference.');
  await dialog.getByLabel('e-Transfer reference').fill('  CA7x9  ');
  await dialog.getByLabel('Payment date').fill(typedDay(1));
  await confirm(page).click();
  await expect(dialog).toContainText('The payment cannot be in the future.');
  await dialog.getByLabel('Payment date').fill(typedDay(0));
  expect(sent).toEqual([]);

  await confirm(page).click();
  await expect(dialog.getByRole('button', { name: 'Recording…' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Recording…' }).click();
  await dialog.getByLabel('e-Transfer reference').press('Enter');
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Payment recorded successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const [month, day, year] = typedDay(0).split('/');
  expect(sent).toEqual([
    {
      body: {
        status: 'paid',
        paidDate: `${year}-${month}-${day}`,
        paymentMethod: 'e-Transfer',
        paymentReference: 'CA7x9',
        notes: null,
      },
      version: `"${rebate.version}"`,
    },
  ]);
  await expect(rowOf(page, business)).toContainText('e-Transfer CA7x9');
  await expect(rowOf(page, business).getByRole('button', { name: /^(Record Payment|Approve)/ })).toHaveCount(0);
  await forget(page, business);
});

test('undoing a payment requires a reason and makes the rebate pending again', async ({ page }) => {
  const business = await paidByCheque(page);
  const row = rowOf(page, business);
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Undo payment…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo payment' });
  await expect(question).toContainText('Cheque 77');
  await question.getByRole('button', { name: 'Undo payment' }).click();
  await expect(question).toContainText('Say why the payment is undone.');
  await question.getByLabel('Reason').fill('The cheque was stopped.');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await question.getByRole('button', { name: 'Undo payment' }).click();
  expect((await sent).postDataJSON()).toEqual({ status: 'pending', reason: 'The cheque was stopped.' });
  await expect(toast(page, 'Payment undone')).toBeVisible();
  await expect(row).toContainText('Pending');
  await expect(row.getByRole('button', { name: /^Record Payment/ })).toBeVisible();
  await forget(page, business);
});

test('a reversal of a payment that got no answer still names the payment and can be repeated @thorough', async ({
  page,
}) => {
  const business = await paidByCheque(page);
  await rowOf(page, business)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Undo payment…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo payment' });
  await question.getByLabel('Reason').fill('The cheque was stopped.');
  await loseAnswer(page, '**/api/admin/rebates/*');
  await question.getByRole('button', { name: 'Undo payment' }).click();
  await expect(question.getByRole('alert')).toContainText('The server did not respond');
  await expect(rowOf(page, business)).toContainText('Pending');
  await expect(question).toContainText('Cheque 77');
  await question.getByRole('button', { name: 'Undo payment' }).click();
  await expect(toast(page, 'Payment undone')).toBeVisible();
  await expect(question).toBeHidden();
  await forget(page, business);
});

test('an approval can be undone @thorough', async ({ page }) => {
  const business = await payable(page);
  const row = rowOf(page, business);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(row).toContainText('Approved');
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Take back approval' }).click();
  await expect(toast(page, 'Approval taken back')).toBeVisible();
  await expect(row).toContainText('Pending');
  await forget(page, business);
});

test('a payment dialog shows an amount that changed in the meantime and asks for confirmation again @thorough', async ({
  page,
}) => {
  const business = await payable(page);
  // The page gets no live message, as on a bad connection.
  await page.routeWebSocket('**/ws', () => undefined);
  await page.reload();
  await openPayment(page, business);
  const dialog = paymentOf(page);
  const before = await dialog.locator('[data-part="payment-amount"]').textContent();
  await dialog.getByLabel('Cheque number').fill('1042');
  await buy(page, business, 1000);
  await expect.poll(async () => (await rebateOf(page, business)).rebate.amountDue).toBeGreaterThan(70);
  await confirm(page).click();
  const notice = dialog.getByRole('alert').filter({ hasText: 'This rebate has changed in the meantime.' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Check the figures and press Record Payment again.');
  await expect(toast(page, 'Failed to record payment')).toBeVisible();
  await expect(dialog.locator('[data-part="payment-amount"]')).not.toHaveText(before ?? '');
  await expect(dialog.getByLabel('Cheque number')).toHaveValue('1042');
  await confirm(page).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, business)).toContainText('Cheque 1042');
  await forget(page, business);
});

test('a rebate that another admin has just paid cannot be paid twice', async ({ page, browser }) => {
  const business = await payable(page);
  await openPayment(page, business);
  const dialog = paymentOf(page);
  await dialog.getByLabel('Cheque number').fill('1042');
  const other = await (await browser.newContext()).newPage();
  await openRebates(other);
  await changeRebate(other, await rebateOf(other, business), {
    status: 'paid',
    paymentMethod: 'e-Transfer',
    paymentReference: 'CA1',
  });
  await confirm(page).click();
  await expect(dialog).toContainText('There is nothing left to record.');
  await expect(dialog).toContainText('e-Transfer CA1');
  await expect(confirm(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  expect((await rebateOf(page, business)).rebate.paymentReference).toBe('CA1');
  await other.context().close();
  await forget(page, business);
});

test('a failed payment shows the reason and keeps the input @thorough', async ({ page }) => {
  const business = await payable(page);
  await page.route('**/api/admin/rebates/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { message: 'The database is away.' } })
      : route.fallback(),
  );
  await openPayment(page, business);
  await paymentOf(page).getByLabel('Cheque number').fill('1042');
  await confirm(page).click();
  await expect(toast(page, 'Failed to record payment')).toBeVisible();
  await expect(paymentOf(page).getByRole('alert')).toHaveText('The database is away.');
  await expect(paymentOf(page).getByLabel('Cheque number')).toHaveValue('1042');
  await forget(page, business);
});

test('a step that failed is named in its row until the rebate changes @thorough', async ({ page }) => {
  const business = await payable(page);
  const row = rowOf(page, business);
  const failure = row.locator('[data-problem]');
  await changeRebate(page, await rebateOf(page, business), { status: 'approved' });
  await expect(row).toContainText('Approved');
  const changes = '**/api/admin/rebates/*';
  await page.route(changes, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
  );
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Take back approval' }).click();
  await expect(failure).toHaveText('Failed to take back approval');
  await page.unroute(changes);
  await changeRebate(page, await rebateOf(page, business), { status: 'pending' });
  await expect(row).toContainText('Pending');
  await expect(failure).toHaveCount(0);
  await forget(page, business);
});
