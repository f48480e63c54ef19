import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CustomerRebate,
  CustomerRebateOrders,
  CustomerRebateReport,
  DeletedOrder,
  DiscountCode,
  DiscountedProducts,
  PlacedOrder,
  RebateSummary,
} from '@larder/contracts';
import { periodOfDay, quoteCart, rebatePeriodText } from '@larder/kernel';
import { eventually } from '@larder/testing';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';

/** Rebate calls of the specification's part 2 §7, verbatim, through the gateway and two replicas each. */

const REBATES = '/api/admin/rebates';
/** Bronze: 1 % from $6,250 a quarter on. */
const ENOUGH_CENTS = 700_000;

let client: SpecifiedClient;
let code: DiscountCode;
let orderId = '';
let purchasesCents = 0;
let period = '';
let year = '';

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  code = await client.json<DiscountCode>('POST', '/api/admin/restaurant/discount-codes', {
    code: randomUUID().slice(0, 4).toUpperCase(),
    restaurantName: 'Contract Rebate 金',
    contactPerson: 'Ms Lau',
    email: 'rebate@example.com',
    phone: '905-555-0101',
    tier: 'tier1',
    active: true,
  });
  await eventually(async () => {
    const answer = await send('/api/restaurant/validate-code', json({ code: code.code }));
    if (!((await answer.json()) as { valid: boolean }).valid) throw new Error('The code has not arrived yet.');
  });
  const { orderNumber } = await placeLargeOrder();
  const orders = await client.json<{ id: string; orderNumber: string; createdAt: string }[]>(
    'GET',
    '/api/admin/restaurant/orders?status=pending',
  );
  const order = orders.find((each) => each.orderNumber === orderNumber);
  orderId = order?.id ?? '';
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date(order?.createdAt ?? 0));
  period = rebatePeriodText(periodOfDay('quarterly', day));
  year = day.slice(0, 4);
  await client.json('PATCH', `/api/admin/restaurant/orders/${orderId}/status`, { status: 'delivered' });
});

afterAll(async () => {
  if (orderId) await client.call('DELETE', `/api/admin/restaurant/orders/${orderId}`);
  if (code) await client.call('DELETE', `/api/admin/restaurant/discount-codes/${code.id}`);
});

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function placeLargeOrder(): Promise<PlacedOrder> {
  const answer = await send(`/api/restaurant/products-with-discount/${code.code}`);
  const { products } = (await answer.json()) as DiscountedProducts;
  const product = products.find(({ pricePerUnit }) => pricePerUnit >= 1);
  if (!product) throw new Error('There is nothing to order.');
  const unitPriceCents = Math.round(product.pricePerUnit * 100);
  const discountBasisPoints = Math.round(product.discountPercentage * 10_000);
  const quantity =
    Math.ceil(ENOUGH_CENTS / unitPriceCents / (1 - product.discountPercentage)) + product.minOrderQuantity;
  const quote = quoteCart([{ unitPriceCents, quantity, discountBasisPoints }], false);
  purchasesCents = quote.subtotalCents - quote.discountCents;
  const placed = await send(
    '/api/restaurant/order',
    json({
      restaurantName: 'Contract Rebate 金',
      contactPerson: '',
      email: '',
      phone: '',
      deliveryDate: new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10),
      deliveryTime: '12-4',
      notes: '',
      isDelivery: false,
      deliveryAddress: '',
      deliveryCity: '',
      deliveryPostalCode: '',
      deliveryInstructions: '',
      orderItems: JSON.stringify([
        { id: product.id, name: product.name, quantity, pricePerUnit: product.pricePerUnit, unit: product.unit },
      ]),
      subtotalAmount: quote.subtotalCents / 100,
      discountCode: code.code,
      discountAmount: quote.discountCents / 100,
      deliveryFee: 0,
      totalAmount: quote.totalCents / 100,
    }),
  );
  if (!placed.ok) throw new Error(`The order answered ${placed.status}: ${await placed.text()}`);
  return (await placed.json()) as PlacedOrder;
}

async function own(): Promise<CustomerRebate> {
  const { rebates } = await client.json<RebateSummary>(
    'GET',
    `${REBATES}/summary?periodType=quarterly&period=${period}`,
  );
  const row = rebates.find(({ customer }) => customer.id === code.customerId);
  if (!row) throw new Error('There is no rebate of the customer.');
  return row;
}

describe('rebates', () => {
  it('POST calculate {periodType, period} counts an order that was delivered a moment ago', async () => {
    await client.json('POST', `${REBATES}/calculate`, { periodType: 'quarterly', period });
    const { customer, tier, rebate } = await own();
    expect(customer).toEqual({
      id: expect.any(String),
      businessName: 'Contract Rebate 金',
      contactPerson: 'Ms Lau',
      email: 'rebate@example.com',
      phone: '905-555-0101',
    });
    expect(tier).toBe('tier1');
    expect(rebate).toMatchObject({
      period,
      totalPurchases: purchasesCents / 100,
      rebateAmount: Math.round(purchasesCents / 100) / 100,
      rebatePercentage: 0.01,
      status: 'pending',
      paidDate: null,
      paymentMethod: null,
      paymentReference: null,
      notes: null,
    });
  });

  it('GET summary sums its rows', async () => {
    const { summary, rebates } = await client.json<RebateSummary>(
      'GET',
      `${REBATES}/summary?periodType=quarterly&period=${period}`,
    );
    const sum = (pick: (row: CustomerRebate) => number): number =>
      Math.round(rebates.reduce((total, row) => total + pick(row) * 100, 0)) / 100;
    expect(summary.totalCustomers).toBe(rebates.length);
    expect(summary.totalPurchases).toBeCloseTo(
      sum(({ rebate }) => rebate.totalPurchases),
      2,
    );
    expect(summary.totalRebates).toBeCloseTo(
      sum(({ rebate }) => rebate.rebateAmount),
      2,
    );
  });

  it('PATCH {id} with {status, paidDate, paymentMethod, paymentReference, notes} records a payment', async () => {
    const { rebate } = await own();
    const payment = {
      status: 'paid',
      paidDate: new Date().toISOString().slice(0, 10),
      paymentMethod: 'CHQ',
      paymentReference: '10045',
      notes: 'by post',
    };
    const paid = await client.json<CustomerRebate>('PATCH', `${REBATES}/${rebate.id}`, payment);
    expect(paid.rebate).toMatchObject(payment);
    expect((await own()).rebate).toMatchObject(payment);
  });

  it('GET report and GET orders of the customer agree to the cent', async () => {
    const report = await client.json<CustomerRebateReport>(
      'GET',
      `${REBATES}/customer/${code.customerId}/report?period=${period}`,
    );
    expect(report).toMatchObject({
      status: 'paid',
      totalPurchases: purchasesCents / 100,
      rebatePercentage: 0.01,
      paymentMethod: 'CHQ',
      paymentReference: '10045',
      notes: 'by post',
    });
    const { orders, summary } = await client.json<CustomerRebateOrders>(
      'GET',
      `${REBATES}/customer/${code.customerId}/orders?year=${year}`,
    );
    expect(orders).toEqual([
      expect.objectContaining({
        orderAmount: purchasesCents / 100,
        discountCode: code.code,
        rebateAmount: report.rebateAmount,
      }),
    ]);
    expect(summary).toEqual({ totalPurchases: report.totalPurchases, totalRebates: report.rebateAmount });
  });

  it('a deleted order that was delivered counts as a deleted purchase; the paid rebate stays', async () => {
    const before = await own();
    const deleted = await client.json<DeletedOrder>('DELETE', `/api/admin/restaurant/orders/${orderId}`);
    orderId = '';
    expect(deleted.details).toEqual({ ordersDeleted: 1, purchasesDeleted: 1 });
    await client.json('POST', `${REBATES}/calculate`, { periodType: 'quarterly', period });
    expect((await own()).rebate).toMatchObject({
      id: before.rebate.id,
      status: 'paid',
      rebateAmount: before.rebate.rebateAmount,
      totalPurchases: before.rebate.totalPurchases,
      version: before.rebate.version,
    });
  });
});
