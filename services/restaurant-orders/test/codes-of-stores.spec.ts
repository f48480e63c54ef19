import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RestaurantProductState } from '@larder/contracts';
import { signIn } from '@larder/testing';
import request from 'supertest';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, STORE_ID, WholesaleStock } from './wholesale-stock.js';

const { database, service } = useRestaurantOrders();
let stock: WholesaleStock;
let pork: RestaurantProductState;
let secondId: string;

beforeAll(async () => {
  stock = new WholesaleStock(database, service);
  await stock.open();
  secondId = await stock.openStore('second', { formerSlugs: ['second-before'] });
  await stock.code();
  await stock.code({ code: 'MAIN', storeIds: [STORE_ID] });
  await stock.code({ code: 'SCND', storeIds: [secondId] });
  await stock.code({ code: 'BOTH', storeIds: [STORE_ID, secondId] });
  pork = await stock.product();
  await stock.settled();
});

beforeEach(async () => {
  await database.query('TRUNCATE restaurant_orders.code_budget, restaurant_orders.code_refusal');
});

const at = (path: string, store: string | null): string => (store === null ? path : `${path}?store=${store}`);
const validate = (code: string, store: string | null): request.Test =>
  request(service.server).post(at('/api/restaurant/validate-code', store)).send({ code });
const products = (code: string, store: string | null): request.Test =>
  request(service.server).get(at(`/api/restaurant/products-with-discount/${code}`, store));
const order = (code: string, store: string | null): request.Test =>
  request(service.server)
    .post(at('/api/restaurant/order', store))
    .send(placement(pork, { discountCode: code, discountAmount: 3.5, totalAmount: 31.49 }));

/** The number of wrong codes charged to everyone's budget today. */
const tries = async (): Promise<number> => {
  const [row] = await database.query<{ tries: number }>(
    `SELECT day_tries AS tries FROM restaurant_orders.code_budget WHERE key = 'everyone'`,
  );
  return row?.tries ?? 0;
};

describe('a code of chosen stores', () => {
  it.each([
    ['GW88', null, true],
    ['GW88', 'second', true],
    ['MAIN', null, true],
    ['MAIN', 'main', true],
    ['MAIN', 'second', false],
    ['SCND', null, false],
    ['SCND', 'main', false],
    ['SCND', 'second', true],
    ['SCND', 'second-before', true],
    ['BOTH', null, true],
    ['BOTH', 'second', true],
  ])('%s at the store %s is accepted: %p', async (code, store, accepted) => {
    expect((await validate(code, store).expect(200)).body.valid).toBe(accepted);
    await products(code, store).expect(accepted ? 200 : 404);
    await order(code, store).expect(accepted ? 201 : 409);
  });

  it('in another store a code gets the same bytes as an unknown code, and an attempt is charged', async () => {
    const answers = async (code: string): Promise<string[]> => {
      const texts = [await validate(code, 'second'), await products(code, 'second'), await order(code, 'second')].map(
        ({ status, headers, text }) => `${status} ${headers['content-type']} ${headers['set-cookie']} ${text}`,
      );
      // Masks the only difference, the id of the request.
      return texts.map((text) => text.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(code, 'CODE'));
    };
    const unknown = await answers('ZZZZ');
    const before = await tries();
    expect(await answers('MAIN')).toEqual(unknown);
    expect([before, await tries()]).toEqual([3, 6]);
  });

  it('a code known to a browser at its store is charged at another store', async () => {
    const { headers } = await validate('MAIN', null).expect(200);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    await validate('MAIN', null).set('cookie', cookie).expect(200);
    expect(await tries()).toBe(0);
    const { body } = await validate('MAIN', 'second').set('cookie', cookie).expect(200);
    expect([body.valid, await tries()]).toEqual([false, 1]);
  });

  it('a code follows changes of its stores, and is valid in every store without any', async () => {
    const code = await stock.code({ code: 'MOVE', storeIds: [STORE_ID] });
    await stock.changeCode(code, { storeIds: [secondId] });
    await stock.settled();
    const valid = async (): Promise<boolean[]> =>
      [await validate('MOVE', null), await validate('MOVE', 'second')].map(({ body }) => body.valid);
    expect(await valid()).toEqual([false, true]);
    const { storeIds: _stores, ...everywhere } = code;
    await stock.changeCode(everywhere, {});
    await stock.settled();
    expect(await valid()).toEqual([true, true]);
  });

  it('a call without a store means the default store, and a code of a closed store is refused everywhere', async () => {
    const closing = await stock.openStore('closing');
    await stock.code({ code: 'CLSD', storeIds: [closing] });
    await stock.settled();
    expect((await validate('CLSD', 'closing').expect(200)).body.valid).toBe(true);
    await stock.otherStore({ id: closing, slug: 'closing', active: false });
    await stock.settled();
    await validate('CLSD', 'closing').expect(404);
    expect((await validate('CLSD', null).expect(200)).body.valid).toBe(false);
  });
});

it('staff can preview the order sheet with a code as its holder sees it, without using the budget', async () => {
  const { headers } = await signIn(database, 'admin');
  const preview = (code: string, store: string): request.Test =>
    request(service.server).get(`/api/admin/restaurant/price-preview?store=${store}&code=${code}`).set(headers);
  const { body: held } = await products('SCND', 'second').expect(200);
  const { body } = await preview('scnd', 'second').expect(200);
  expect(body).toMatchObject({ products: held.products, restaurantName: expect.any(String), tier: expect.any(String) });
  const before = await tries();
  await preview('SCND', 'main').expect(404);
  await preview('nonsense', 'main').expect(404);
  await preview('MAIN', 'nowhere').expect(404);
  expect(await tries()).toBe(before);
});
