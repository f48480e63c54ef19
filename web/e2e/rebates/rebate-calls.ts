import { randomUUID } from 'node:crypto';
import type { CustomerRebate, DiscountCode, PublicRestaurantProduct, RebateSummary } from '@larder/contracts';
import type { DiscountTier } from '@larder/kernel';
import { expect, type Page } from '@playwright/test';
import { callProducts } from '../products/product-calls.ts';
import { deleteOrdersOf, moveOrder } from '../restaurant-orders/order-calls.ts';
import { openAsStaff, toast } from '../staff.ts';

const CODES = '/api/admin/restaurant/discount-codes';
const REBATES = '/api/admin/rebates';

/** A business of one journey, identified by its code and its customer. */
export type Business = DiscountCode;

export const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Rebate Management' });

/** Opens the screen as an administrator; without a query at the current quarter. */
export async function openRebates(page: Page, query = ''): Promise<void> {
  await openAsStaff(page, `/admin/rebates${query}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[data-part="rebate-figures"]')).not.toContainText('–');
}

/** The row or card of a customer. */
export const rowOf = (page: Page, business: Business) => page.locator(`[data-rebate="${business.customerId}"]`);

/** Shows only the rows of one business. */
export async function findRow(page: Page, business: Business): Promise<ReturnType<typeof rowOf>> {
  await page.getByLabel('Search', { exact: true }).fill(business.restaurantName);
  await expect(rowOf(page, business)).toBeVisible();
  return rowOf(page, business);
}

/** A code of a new business. The page must be signed in as an administrator. */
export async function newBusiness(page: Page, tier: DiscountTier = 'tier1', name = 'Wok'): Promise<Business> {
  const restaurantName = `${name} ${randomUUID().slice(0, 8)}`;
  const letters = Array.from({ length: 4 }, () => 'ACDEFGHJKLMNPQRTUVWXY'[Math.floor(Math.random() * 21)]);
  const body = { code: letters.join(''), restaurantName, contactPerson: 'Mei Chen', tier };
  return callProducts<Business>(page, 'POST', CODES, body);
}

/** An order and its total after discount, which counts for the rebate. */
export interface Purchase {
  orderNumber: string;
  dollars: number;
}

interface Amounts {
  subtotalAmount: number;
  discountAmount: number;
  totalAmount: number;
}

/**
 * Orders with the code, without signing in, for at least this many dollars after the discount.
 * @param store its short name; by default the default store's
 */
export async function order(
  page: Page,
  { code, restaurantName }: Business,
  dollars: number,
  store?: string,
): Promise<Purchase> {
  const products = (await (await page.request.get('/api/restaurant/products')).json()) as PublicRestaurantProduct[];
  const product = products[0];
  if (product === undefined) throw new Error('There is nothing to order.');
  const { id, name, unit, pricePerUnit, minOrderQuantity } = product;
  // No tier has a discount above 15 %.
  const quantity = Math.max(minOrderQuantity, Math.ceil(dollars / (pricePerUnit * 0.85)));
  const place = (totalAmount: number) =>
    page.request.post(`/api/restaurant/order${store === undefined ? '' : `?store=${store}`}`, {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        restaurantName,
        deliveryDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
        deliveryTime: '9-12',
        isDelivery: false,
        orderItems: JSON.stringify([{ id, name, quantity, pricePerUnit, unit }]),
        discountCode: code,
        totalAmount,
      },
    });
  // The order service copies a new code a moment later: until then the quote is without it.
  await expect(async () => {
    const answer = (await (await place(0)).json()) as { quote: { codeValid: boolean } };
    expect(answer.quote.codeValid).toBe(true);
  }).toPass({ timeout: 15_000 });
  const { quote } = (await (await place(0)).json()) as { quote: Amounts };
  const response = await place(quote.totalAmount);
  expect(response.status()).toBeLessThan(300);
  const placed = (await response.json()) as Amounts & { orderNumber: string };
  const cents = Math.round(placed.subtotalAmount * 100) - Math.round(placed.discountAmount * 100);
  return { orderNumber: placed.orderNumber, dollars: cents / 100 };
}

/** Places and delivers an order, so that it counts. */
export async function buy(page: Page, business: Business, dollars: number, store?: string): Promise<Purchase> {
  const placed = await order(page, business, dollars, store);
  await deliver(page, business, placed);
  return placed;
}

export const deliver = (page: Page, { restaurantName }: Business, { orderNumber }: Purchase): Promise<void> =>
  moveOrder(page, restaurantName, orderNumber, 'delivered');

/** Presses Calculate Rebates, and confirms if there are rebates already. */
export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Rebates' }).click();
  const question = page.getByRole('alertdialog');
  const done = toast(page, 'Rebates calculated successfully');
  await expect(question.or(done).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Calculate Rebates' }).click();
  await expect(done).toBeVisible({ timeout: 30_000 });
}

export const summaryOf = (page: Page, period: string): Promise<RebateSummary> => {
  const type = period.includes('Q') ? 'quarterly' : 'annually';
  return callProducts<RebateSummary>(page, 'GET', `${REBATES}/summary?periodType=${type}&period=${period}`);
};

/** The current quarter in the store's time zone. */
export function runningQuarter(): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric', month: 'numeric' });
  const { year, month } = Object.fromEntries(parts.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** The saved rebate of a business in the current quarter. */
export async function rebateOf(page: Page, business: Business): Promise<CustomerRebate> {
  const { rebates } = await summaryOf(page, runningQuarter());
  const row = rebates.find(({ customer }) => customer.id === business.customerId);
  if (row === undefined) throw new Error(`${business.restaurantName} has no rebate yet.`);
  return row;
}

/** Another user's change. */
export const changeRebate = (page: Page, { rebate }: CustomerRebate, step: object): Promise<CustomerRebate> =>
  callProducts<CustomerRebate>(page, 'PATCH', `${REBATES}/${rebate.id}`, step);

/** Starts a calculation as another user. */
export const calculateAside = (page: Page): Promise<unknown> =>
  callProducts(page, 'POST', `${REBATES}/calculate`, { periodType: 'quarterly', period: runningQuarter() });

/** Removes everything that a journey created: payments are reversed, orders and the code deleted. */
export async function forget(page: Page, ...businesses: Business[]): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const business of businesses) {
    const { rebates } = await summaryOf(page, runningQuarter());
    const row = rebates.find(({ customer }) => customer.id === business.customerId);
    if (row?.rebate.status === 'paid') await changeRebate(page, row, { status: 'pending', reason: 'A journey ends.' });
    await deleteOrdersOf(page, business.restaurantName);
    await callProducts(page, 'DELETE', `${CODES}/${business.id}`);
  }
}

export function money(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** One percent of the total, rounded once: the rebate of Bronze. */
export const bronzeRebate = (dollars: number): string => money(Math.round(dollars) / 100);
