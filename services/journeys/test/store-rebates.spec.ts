import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CustomerRebateOrders,
  CustomerRebateReport,
  DiscountCode,
  PlacedOrder,
  PublicRestaurantProduct,
  RebateOfStore,
  RebateSummary,
  StaffStore,
} from '@larder/contracts';
import { periodOfDay, rebatePeriodText } from '@larder/kernel';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';

/** Purchases at two stores count for one tier, through the gateway and two replicas of each service. */

const STORES = '/api/admin/stores';
const CODES = '/api/admin/restaurant/discount-codes';
const ORDERS = '/api/admin/restaurant/orders';
const REBATES = '/api/admin/rebates';
const mark = Date.now().toString(36);

let client: SpecifiedClient;
/** The default store. */
let a: StaffStore;
let b: StaffStore;
let code: DiscountCode;
let product: PublicRestaurantProduct;
let period = '';
const orderIds: string[] = [];
const bought = new Map<string, number>();

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  const found = (await client.json<StaffStore[]>('GET', STORES)).find(({ isDefault }) => isDefault);
  if (!found) throw new Error('There is no store.');
  a = found;
  const draft = { name: 'Rebates B', slug: `rebates-b-${mark}`, address: '1 Road', phone: '', timeZone: a.timeZone };
  b = await client.json<StaffStore>('POST', STORES, { ...draft, copyFrom: a.slug });
  code = await client.json<DiscountCode>('POST', CODES, {
    code: randomUUID().slice(0, 4).toUpperCase(),
    restaurantName: `At A and B ${mark}`,
    tier: 'tier3',
  });
  const products = (await (await send('/api/restaurant/products')).json()) as PublicRestaurantProduct[];
  const [first] = products;
  if (!first) throw new Error('There is nothing to order.');
  product = first;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: a.timeZone }).format(new Date());
  period = rebatePeriodText(periodOfDay('quarterly', day));
  await buy(a, 20_000);
  await buy(b, 10_000);
});

afterAll(async () => {
  for (const id of orderIds) await client.call('DELETE', `${ORDERS}/${id}`);
  await client.call('DELETE', `${CODES}/${code.id}`);
  await client.call('PATCH', `${STORES}/${b.id}`, { active: false });
});

/** Places an order at a store for about this many dollars, and has it delivered. */
async function buy(store: StaffStore, dollars: number): Promise<void> {
  const place = async (totalAmount: number): Promise<Response> =>
    await send(`/api/restaurant/order?store=${store.slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        restaurantName: `At A and B ${mark}`,
        deliveryDate: new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 10),
        deliveryTime: '9-12',
        isDelivery: false,
        orderItems: JSON.stringify([
          { id: product.id, name: 'x', quantity: Math.floor(dollars / 0.85 / product.pricePerUnit), unit: 'x' },
        ]),
        discountCode: code.code,
        totalAmount,
      }),
    });
  const { quote } = (await (await place(0)).json()) as { quote: { totalAmount: number } };
  const placed = await place(quote.totalAmount);
  if (!placed.ok) throw new Error(`The order was refused: ${await placed.text()}`);
  const { orderNumber, subtotalAmount, discountAmount } = (await placed.json()) as PlacedOrder;
  const orders = await client.json<{ id: string; orderNumber: string }[]>('GET', `${ORDERS}?status=pending`);
  const order = orders.find((each) => each.orderNumber === orderNumber);
  if (!order) throw new Error('The order is not listed.');
  orderIds.push(order.id);
  bought.set(store.slug, Math.round(subtotalAmount * 100) - Math.round(discountAmount * 100));
  await client.json('PATCH', `${ORDERS}/${order.id}/status`, { status: 'delivered' });
}

const cents = (dollars: number): number => Math.round(dollars * 100);
const sum = (stores: readonly RebateOfStore[], key: 'totalPurchases' | 'rebateAmount'): number =>
  stores.reduce((total, store) => total + cents(store[key]), 0);

describe('purchases at two stores', () => {
  it('count together for one tier, and summary, report and orders split them by store, to the cent', async () => {
    await client.json('POST', `${REBATES}/calculate`, { periodType: 'quarterly', period });
    const summary = await client.json<RebateSummary>('GET', `${REBATES}/summary?periodType=quarterly&period=${period}`);
    const row = summary.rebates.find(({ customer }) => customer.id === code.customerId);
    const stores = row?.byStore ?? [];
    expect(new Map(stores.map(({ store, totalPurchases }) => [store, cents(totalPurchases)]))).toEqual(bought);
    // Neither store alone reaches the minimum of $25,000 a quarter.
    for (const own of bought.values()) expect(own).toBeLessThan(cents(row?.rebate.minimumPurchases ?? 0));
    expect(row?.rebate.status).toBe('pending');
    expect([sum(stores, 'totalPurchases'), sum(stores, 'rebateAmount')]).toEqual([
      cents(row?.rebate.totalPurchases ?? 0),
      cents(row?.rebate.rebateAmount ?? 0),
    ]);
    expect([sum(summary.byStore, 'totalPurchases'), sum(summary.byStore, 'rebateAmount')]).toEqual([
      cents(summary.summary.totalPurchases),
      cents(summary.summary.totalRebates),
    ]);
    const own = `${REBATES}/customer/${code.customerId}`;
    const report = await client.json<CustomerRebateReport>('GET', `${own}/report?period=${period}`);
    expect(report.byStore).toEqual(stores);
    const { orders } = await client.json<CustomerRebateOrders>('GET', `${own}/orders?period=${period}`);
    expect(
      orders.map(({ store, orderAmount, rebateAmount }) => ({ store, totalPurchases: orderAmount, rebateAmount })),
    ).toEqual(expect.arrayContaining(stores));
  });
});
