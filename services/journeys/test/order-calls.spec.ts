import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  DeletedOrder,
  DiscountCode,
  DiscountedProduct,
  DiscountedProducts,
  LiveMessage,
  OrderStats,
  PlacedOrder,
  PublicRestaurantProduct,
  RestaurantOrder,
  ValidatedCode,
} from '@larder/contracts';
import { fractionToBasisPoints, quoteCart } from '@larder/kernel';
import { eventually } from '@larder/testing';
import { WebSocket } from 'ws';
import { send, systemUrl } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';

/** Ordering calls of the specification's part 2 §7, verbatim, through the gateway and two replicas each. */

const ORDERS = '/api/admin/restaurant/orders';

let client: SpecifiedClient;
let code: DiscountCode;
let product: PublicRestaurantProduct;
const placed: string[] = [];

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  code = await client.json<DiscountCode>('POST', '/api/admin/restaurant/discount-codes', {
    code: randomUUID().slice(0, 4).toUpperCase(),
    restaurantName: 'Contract Wok 金',
    contactPerson: 'Ms Lau',
    email: 'lau@example.com',
    phone: '905-555-0101',
    tier: 'tier2',
    active: true,
  });
  const list = (await (await send('/api/restaurant/products')).json()) as PublicRestaurantProduct[];
  const first = list.at(-1);
  if (!first) throw new Error('There is nothing to order.');
  product = first;
  await eventually(async () => {
    if (!(await validate(code.code)).valid) throw new Error('The code has not arrived yet.');
  });
});

afterAll(async () => {
  for (const id of placed) await client.call('DELETE', `${ORDERS}/${id}`);
  if (code) await client.call('DELETE', `/api/admin/restaurant/discount-codes/${code.id}`);
});

const post = async (path: string, body: object, key?: string): Promise<Response> =>
  await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });

const validate = async (text: string): Promise<ValidatedCode> =>
  (await (await post('/api/restaurant/validate-code', { code: text })).json()) as ValidatedCode;

const tomorrow = (): string => new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);

/** The payload as the specification's page sends it. */
function payload({ quantity = Math.max(product.minOrderQuantity, 2), discount = 0, more = {} } = {}): object {
  const unitPriceCents = Math.round(product.pricePerUnit * 100);
  const quote = quoteCart([{ unitPriceCents, quantity, discountBasisPoints: discount }], false);
  return {
    restaurantName: 'Contract Noodle',
    contactPerson: '',
    email: '',
    phone: '',
    deliveryDate: tomorrow(),
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
    discountCode: null,
    discountAmount: quote.discountCents / 100,
    deliveryFee: 0,
    totalAmount: quote.totalCents / 100,
    ...more,
  };
}

/** Places an order and finds it in the list of staff. */
async function order(body: object, key?: string): Promise<RestaurantOrder> {
  const answer = await post('/api/restaurant/order', body, key);
  expect(answer.status).toBe(201);
  const { orderNumber } = (await answer.json()) as PlacedOrder;
  const found = (await client.json<RestaurantOrder[]>('GET', ORDERS)).find((each) => each.orderNumber === orderNumber);
  if (!found) throw new Error('The order is not in the list.');
  placed.push(found.id);
  return found;
}

const discounted = async (): Promise<DiscountedProduct> => {
  const { products } = (await (
    await send(`/api/restaurant/products-with-discount/${code.code}`)
  ).json()) as DiscountedProducts;
  const found = products.find(({ id }) => id === product.id);
  if (!found) throw new Error('The product is not offered.');
  return found;
};

describe('the public calls', () => {
  it('POST /validate-code, GET /products-with-discount/{code}', async () => {
    expect(await validate(code.code.toLowerCase())).toEqual({
      valid: true,
      message: expect.any(String),
      restaurantName: code.restaurantName,
      contactPerson: 'Ms Lau',
      email: 'lau@example.com',
      phone: '905-555-0101',
      tier: 'tier2',
      tierName: 'Silver',
      discountPercentage: 0.1,
    });
    expect(await validate('....')).toMatchObject({ valid: false });
    expect(await discounted()).toMatchObject({ customerTier: 'tier2', originalPrice: product.pricePerUnit });
    expect((await send('/api/restaurant/products-with-discount/....')).status).toBe(404);
  });

  it('POST /order with a code returns the amounts of the pricing rules', async () => {
    const { discountPercentage } = await discounted();
    const discount = fractionToBasisPoints(discountPercentage) ?? 0;
    const body = payload({ quantity: 20, discount, more: { discountCode: code.code } });
    const stored = await order(body);
    expect(stored).toMatchObject({
      restaurantName: code.restaurantName,
      status: 'pending',
      discountCode: code.code,
      phone: '905-555-0101',
      phoneNumber: '905-555-0101',
      totalAmount: (body as { totalAmount: number }).totalAmount,
    });
    await eventually(async () => {
      const codes = await client.json<DiscountCode[]>('GET', '/api/admin/restaurant/discount-codes');
      expect(codes.find(({ id }) => id === code.id)).toMatchObject({
        usageCount: 1,
        totalDiscountAmount: stored.discountAmount,
      });
    }, 8_000);
  });

  it('POST /order with a wrong total returns the quote', async () => {
    const answer = await post('/api/restaurant/order', payload({ more: { totalAmount: 0.01 } }));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'conflict', quote: { codeValid: true } });
  });
});

describe('the calls of staff', () => {
  it('GET with ?status=, /stats, PATCH /status and DELETE', async () => {
    const { id, orderNumber, totalAmount } = await order(payload());
    const before = await client.json<OrderStats>('GET', '/api/admin/restaurant/stats');
    for (const status of ['confirmed', 'preparing', 'ready', 'delivered', 'cancelled']) {
      await client.json('PATCH', `${ORDERS}/${id}/status`, { status });
      const list = await client.json<RestaurantOrder[]>('GET', `${ORDERS}?status=${status}`);
      expect(list.some((each) => each.orderNumber === orderNumber)).toBe(true);
    }
    const after = await client.json<OrderStats>('GET', '/api/admin/restaurant/stats');
    expect(after.orders.totalRevenue).toBeCloseTo(before.orders.totalRevenue - totalAmount, 2);
    expect((await client.call('PATCH', `${ORDERS}/${id}/status`, { status: 'foo' })).status).toBe(400);
    expect(await client.json<DeletedOrder>('DELETE', `${ORDERS}/${id}`)).toEqual({
      message: expect.any(String),
      details: { ordersDeleted: 1, purchasesDeleted: 0 },
      changeId: expect.any(String),
    });
    expect((await client.call('DELETE', `${ORDERS}/${id}`)).status).toBe(404);
  });

  it('export/csv, /xlsx and /pdf by navigation, with every filter; one order; some orders', async () => {
    const { id, orderNumber } = await order(payload());
    const download = async (path: string): Promise<[number, string | null, number]> => {
      const answer = await send(`${ORDERS}/export/${path}`, { headers: client.headers('cookie') });
      return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength];
    };
    const filters = 'status=pending&dateFilterType=year';
    const size = expect.any(Number);
    const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    expect(await download(`csv?${filters}`)).toEqual([200, 'text/csv; charset=utf-8', size]);
    expect(await download(`xlsx?${filters}`)).toEqual([200, sheet, size]);
    await eventually(async () => {
      expect(await download(`pdf?orderNumber=${orderNumber}`)).toEqual([200, 'application/pdf', size]);
    }, 15_000);
    expect(await download(`bulk?orderIds=${id}&format=csv`)).toEqual([200, 'text/csv; charset=utf-8', size]);
    expect((await download('csv?dateFilterType=custom'))[0]).toBe(400);
    expect((await send(`${ORDERS}/export/csv`)).status).toBe(401);
  });
});

describe('the live channel', () => {
  it('staff get live messages for new, moved and deleted orders within two seconds', async () => {
    const origin = systemUrl();
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
      headers: { ...client.headers('cookie'), origin },
    });
    const heard: LiveMessage[] = [];
    socket.on('message', (data) => void heard.push(JSON.parse(String(data)) as LiveMessage));
    await once(socket, 'open');
    // After the handshake the server asks the database for the socket's session.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stored = await order(payload());
    await client.json('PATCH', `${ORDERS}/${stored.id}/status`, { status: 'confirmed' });
    await client.json('DELETE', `${ORDERS}/${stored.id}`);
    await eventually(() => {
      expect(heard.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['restaurant_order_created', 'restaurant_order_status_updated', 'orderDeleted']),
      );
    }, 2_000);
    expect(heard.find(({ type }) => type === 'orderDeleted')).toMatchObject({
      data: { id: stored.id, orderNumber: stored.orderNumber },
    });
    socket.terminate();
  });
});

describe('an Idempotency-Key', () => {
  it('200 keys sent ten times concurrently make 200 orders', async () => {
    const run = randomUUID();
    const answers: string[] = [];
    for (let batch = 0; batch < 20; batch++) {
      const sends = Array.from({ length: 100 }, async (_, each) => {
        const key = `${run}-${batch * 10 + (each % 10)}`;
        const answer = await post('/api/restaurant/order', payload(), key);
        if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
        answers.push(`${key} ${((await answer.json()) as PlacedOrder).orderNumber}`);
      });
      await Promise.all(sends);
    }
    expect(answers).toHaveLength(2_000);
    expect(new Set(answers).size).toBe(200);
    const numbers = new Set(answers.map((answer) => answer.split(' ')[1]));
    const list = await client.json<RestaurantOrder[]>('GET', ORDERS);
    const made = list.filter(({ orderNumber }) => numbers.has(orderNumber));
    placed.push(...made.map(({ id }) => id));
    expect(made).toHaveLength(200);
  });
});
