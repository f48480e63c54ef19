import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountCodeState, OrderPlacement, PlacedOrder, RestaurantProductState } from '@larder/contracts';
import { addDays, dayIn } from '@larder/kernel';
import { RequestFigures } from '@larder/platform';
import { startTestService, testConfig } from '@larder/testing';
import request from 'supertest';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, STORE_ID, tomorrow, TORONTO, WholesaleStock } from './wholesale-stock.js';

const { database, service } = useRestaurantOrders({ env: { TRUSTED_ADDRESSES: '127.0.0.1' } });
let stock: WholesaleStock;
let pork: RestaurantProductState;
let code: DiscountCodeState;

beforeAll(async () => {
  stock = new WholesaleStock(database, service);
  await stock.open();
  pork = await stock.product();
  code = await stock.code();
  await stock.settled();
});

beforeEach(async () => {
  await database.query('TRUNCATE restaurant_orders.restaurant_order, restaurant_orders.idempotency_answer CASCADE');
});

function send(body: object, key?: string): request.Test {
  const sent = request(service.server).post('/api/restaurant/order');
  return (key === undefined ? sent : sent.set('idempotency-key', key)).send(body);
}

const orders = async (): Promise<Record<string, unknown>[]> =>
  await database.query(
    'SELECT o.*, i.items FROM restaurant_orders.restaurant_order AS o JOIN restaurant_orders.order_items AS i ON i.order_id = o.id',
  );

describe('an order', () => {
  it('an order is stored with our names and prices, its items and its event', async () => {
    const answer = (await send(placement(pork, { quantity: 3 })).expect(201)).body as PlacedOrder;
    expect(answer).toEqual({
      orderNumber: expect.stringMatching(/^\d{6}-[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/),
      subtotalAmount: 104.97,
      discountAmount: 0,
      deliveryFee: 0,
      totalAmount: 104.97,
    });
    const [order] = await orders();
    expect(order).toMatchObject({
      order_number: answer.orderNumber,
      store_id: STORE_ID,
      status: 'pending',
      restaurant_name: 'Lucky Noodle',
      total_cents: 10_497,
      categories: ['Proteins'],
      items: [{ name: 'Pork belly 五花肉', unit: 'box', quantity: 3, unitPriceCents: 3_499, discountCents: 0 }],
    });
    const events = await database.query<{ after: object; store_id: string }>(
      `SELECT after, store_id FROM restaurant_orders.event_log WHERE subject = 'restaurant-order:' || $1`,
      [order?.['id']],
    );
    expect(events).toEqual([
      { store_id: STORE_ID, after: expect.objectContaining({ orderNumber: answer.orderNumber, totalCents: 10_497 }) },
    ]);
  });

  it('an order keeps the Chinese names of its products', async () => {
    const tripe = await stock.product({ name: 'Beef tripe', chineseName: '牛肚' });
    await stock.settled();
    await send(placement(tripe)).expect(201);
    await stock.changeProduct(tripe, { chineseName: undefined });
    await stock.settled();
    await send(placement(tripe)).expect(201);
    const items = (await orders()).map(({ items: kept }) => (kept as object[])[0]);
    expect(items.filter((item) => item !== undefined && 'chineseName' in item)).toEqual([
      expect.objectContaining({ name: 'Beef tripe', chineseName: '牛肚' }),
    ]);
  });

  it("an order with a code gets the tier's discount and the code's restaurant", async () => {
    const body = placement(pork, {
      quantity: 10,
      isDelivery: true,
      discountCode: 'gw88',
      email: 'someone@else.example',
      phone: '905-555-7777',
      restaurantName: 'Somebody Else',
      totalAmount: 349.9 - 34.99 + 25,
    });
    expect((await send(body).expect(201)).body).toMatchObject({ discountAmount: 34.99, totalAmount: 339.91 });
    expect((await orders())[0]).toMatchObject({
      restaurant_name: code.restaurantName,
      email: code.email,
      phone: '905-555-7777',
      discount_code: 'GW88',
      discount_code_id: code.id,
      tier: 'tier2',
      delivery_fee_cents: 2_500,
    });
  });

  it.each<[string, Partial<OrderPlacement>]>([
    ['no total', { totalAmount: 0 }],
    ['a negative total', { totalAmount: -5 }],
    ['a huge total', { totalAmount: 1e308 }],
    ['a fee that was left out', { isDelivery: true }],
    ['a discount nobody granted', { discountAmount: 9_999, totalAmount: 1 }],
  ])('an order with %s returns a fresh quote and stores nothing', async (_what, wrong) => {
    const answer = await send(placement(pork, wrong), 'a-key').expect(409);
    expect(answer.body).toMatchObject({
      code: 'conflict',
      message: 'Prices have changed. Please look at the new total and confirm again.',
      quote: { subtotalAmount: 34.99, codeValid: true, lines: [{ id: pork.id, pricePerUnit: 34.99, quantity: 1 }] },
    });
    expect(await orders()).toEqual([]);
    await send(placement(pork), 'a-key').expect(201);
  });

  it('an order with a wrong code returns the quote without it', async () => {
    const answer = await send(placement(pork, { discountCode: 'ZZZZ' })).expect(409);
    expect(answer.body).toMatchObject({
      message: 'This discount code is no longer valid. Please look at the new total and confirm again.',
      quote: { totalAmount: 34.99, codeValid: false },
    });
    expect(await orders()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['today', { deliveryDate: addDays(tomorrow(), -1) }, 'The delivery date must be tomorrow or later.'],
    ['in two years', { deliveryDate: addDays(tomorrow(), 731) }, 'The delivery date must be within a year.'],
    [
      'on no day',
      { deliveryDate: '2027-02-30' },
      'deliveryDate must be a day as YYYY-MM-DD or an ISO 8601 date and time.',
    ],
    ['at night', { deliveryTime: '22-24' }, 'deliveryTime must be one of 9-12, 12-4.'],
    ['without a name', { restaurantName: '  ' }, 'restaurantName must be text of 1 to 120 characters.'],
    ['with a text for a total', { totalAmount: '12abc' }, 'totalAmount must be a number.'],
    ['without items', { orderItems: '[]' }, 'Your order has no products.'],
    ['with broken items', { orderItems: '{' }, 'orderItems must be the JSON text of a list of products.'],
    ['with null items', { orderItems: 'null' }, 'orderItems must be the JSON text of a list of products.'],
  ])('an order with %s is refused with a sentence', async (_what, wrong, message) => {
    expect((await send(placement(pork, wrong as Partial<OrderPlacement>)).expect(400)).body).toMatchObject({
      message,
      error: message,
    });
    expect(await orders()).toEqual([]);
  });

  it('while ordering is paused, an order is refused with the shop’s message, a repeated one is not', async () => {
    const { body: first } = await send(placement(pork), 'before-the-pause').expect(201);
    // These events are not rung: the copy catches up when the order arrives.
    await stock.changeStore({ status: 'paused', pauseReason: 'We are counting our stock.' });
    const refused = await send(placement(pork, { discountCode: 'ZZZZ' })).expect(503);
    expect(refused.body).toMatchObject({
      message: 'Ordering is paused at the moment. We are counting our stock.',
      code: 'unavailable',
      orderingPaused: true,
    });
    expect(refused.headers['retry-after']).toBe('60');
    // A refusal that the shop has configured must not raise an alert.
    expect(service.get(RequestFigures).recentErrors()).toEqual([]);
    expect((await send(placement(pork), 'before-the-pause').expect(201)).body).toEqual(first);

    const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
    await stock.changeStore({ status: 'paused', pausedUntil: inMinutes(90) });
    expect((await send(placement(pork)).expect(503)).body.message).toMatch(/^Ordering is paused until .*\d\d:\d\d\.$/);
    await stock.changeStore({ status: 'paused', pausedUntil: inMinutes(-1) });
    await send(placement(pork)).expect(201);
    await stock.changeStore({ status: 'paused' });
    await send(placement(pork)).expect(503);
    await stock.changeStore({ status: 'live' });
    await send(placement(pork)).expect(201);
  });

  it('an order of unknown, inactive, sold-out or too few products is refused, naming the product', async () => {
    const few = await stock.product({ name: 'Bok choy', unit: 'case', minOrderQuantity: 4 });
    const gone = await stock.product({ name: 'Old rice', active: false });
    await stock.category('Winter', { active: false });
    const winter = await stock.product({ name: 'Snow peas', category: 'winter' });
    await stock.settled();
    const refusal = async (product: RestaurantProductState, quantity = 1) =>
      ((await send(placement(product, { quantity })).expect(400)).body as { message: string }).message;
    expect(await refusal(few, 3)).toBe('Bok choy needs at least 4 case.');
    const chinese = send(placement(few, { quantity: 3 })).set('accept-language', 'zh-Hant');
    expect((await chinese.expect(400)).body).toMatchObject({ message: 'Bok choy 最少要訂 4 箱。' });
    expect(await refusal(gone)).toBe('Old rice is no longer offered.');
    expect(await refusal(winter)).toBe('Snow peas is no longer offered.');
    expect(await refusal({ ...pork, id: '0197a3c0-0000-7000-8000-00000000dead' })).toBe(
      'A product of your order is no longer offered.',
    );
    const today = dayIn(new Date(), TORONTO);
    const soldOut = await stock.product({ name: 'Eggs', soldOutDate: today });
    const soldOutBefore = await stock.product({ name: 'Tofu', soldOutDate: addDays(today, -1) });
    await stock.settled();
    expect(await refusal(soldOut)).toBe('Eggs is sold out today. It can be ordered again tomorrow.');
    await send(placement(soldOutBefore)).expect(201);
    await send(placement(few, { quantity: 4 })).expect(201);
  });

  it('with pairs from 4 on, 5 are refused and 6 are accepted', async () => {
    const pairs = await stock.product({ name: 'Eggs', unit: 'case', minOrderQuantity: 4, orderMultiple: 2 });
    await stock.settled();
    const refused = await send(placement(pairs, { quantity: 5 })).expect(400);
    expect(refused.body).toMatchObject({
      message: 'Eggs is ordered in multiples of 2 case.',
      productId: pairs.id,
    });
    const chinese = send(placement(pairs, { quantity: 5 })).set('accept-language', 'zh-Hant');
    expect((await chinese.expect(400)).body).toMatchObject({ message: 'Eggs 要按 2 箱的倍數訂購。' });
    await send(placement(pairs, { quantity: 6 })).expect(201);
  });

  it('a deleted product that an import recreates with its id can be ordered at its price', async () => {
    const rice = await stock.product({ name: 'Rice' });
    await stock.settled();
    await stock.deleteProduct(rice);
    await stock.settled();
    await send(placement(rice)).expect(400);
    await stock.product({ ...rice, pricePerUnitCents: 3_600 });
    // Deleted and recreated before the consumer has seen either.
    const tofu = await stock.product({ name: 'Tofu' });
    await stock.deleteProduct(tofu);
    await stock.product(tofu);
    await stock.settled();
    const answers = [await send(placement({ ...rice, pricePerUnitCents: 3_600 })), await send(placement(tofu))];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('a product that is sold out until a day is refused for deliveries up to that day only', async () => {
    const until = addDays(tomorrow(), 1);
    const eggs = await stock.product({ name: 'Eggs', soldOutUntil: until });
    await stock.settled();
    for (const deliveryDate of [tomorrow(), until]) {
      expect((await send(placement(eggs, { deliveryDate })).expect(400)).body).toMatchObject({
        message: `Eggs is sold out until ${until}. It can be ordered for ${addDays(until, 1)} or later.`,
        productId: eggs.id,
        orderableFrom: addDays(until, 1),
      });
    }
    await send(placement(eggs, { deliveryDate: addDays(until, 1) })).expect(201);
    await stock.changeProduct(eggs, { soldOutUntil: undefined });
    await stock.settled();
    await send(placement(eggs)).expect(201);
  });

  it('an order for an unknown store is a 404', async () => {
    await request(service.server).post('/api/restaurant/order?store=nowhere').send(placement(pork)).expect(404);
  });

  it('texts that look like code are stored as text', async () => {
    const notes = `</script><script>alert(1)</script>"'; DROP TABLE x; -- =1+1 ‮ 间。楼`;
    await send(placement(pork, { notes, restaurantName: '=HYPERLINK("x")' })).expect(201);
    expect((await orders())[0]).toMatchObject({ notes, restaurant_name: '=HYPERLINK("x")' });
  });
});

describe('without Redis', () => {
  it('orders are placed while Redis is down', async () => {
    const alone = await startTestService(
      (each) => RestaurantOrdersModule.for(each),
      testConfig('restaurant-orders', database, { REDIS_URL: 'redis://127.0.0.1:1/0' }),
    );
    try {
      await request(alone.server)
        .post('/api/restaurant/order')
        .send(placement(pork, { discountCode: 'GW88', totalAmount: 34.99 - 3.5 }))
        .expect(201);
    } finally {
      await alone.close();
    }
  });
});
