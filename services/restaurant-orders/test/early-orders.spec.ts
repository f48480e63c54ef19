import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestaurantProductState } from '@larder/contracts';
import { startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import request from 'supertest';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

let database: TestDatabase;
let service: TestService;
let stock: WholesaleStock;

beforeAll(async () => {
  database = await TestDatabase.create();
  const config = testConfig('restaurant-orders', database, { TRUSTED_ADDRESSES: '127.0.0.1' });
  service = await startTestService((each) => RestaurantOrdersModule.for(each), config);
  stock = new WholesaleStock(database, service);
});

afterAll(async () => {
  await service?.close();
  await database?.drop();
});

const send = (body: object): request.Test => request(service.server).post('/api/restaurant/order').send(body);
const expectSoon = async (asked: request.Test): Promise<void> => {
  const answer = await asked.expect(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect((answer.body as { message: string }).message).toMatch(/try again in a moment/);
};

/** Nothing rings in these tests, so what is logged arrives with the next look at the log, or when it is waited for. */
describe('before the copies have read what was logged', () => {
  let pork: RestaurantProductState;

  it('neither store, product nor code is called unknown', async () => {
    await stock.open();
    pork = await stock.product();
    await stock.code();
    await expectSoon(send(placement(pork)));
    await expectSoon(request(service.server).post('/api/restaurant/validate-code').send({ code: 'GW88' }));
    await expectSoon(request(service.server).get('/api/restaurant/products-with-discount/GW88'));
    await stock.settled();
    expect((await send(placement(pork))).status).toBe(201);
    const rice = await stock.product({ name: 'Rice' });
    await expectSoon(send(placement(rice)));
  });

  it('and afterwards they are taken or called unknown', async () => {
    await stock.settled();
    await send(placement({ ...pork, id: '0197a3c0-0000-7000-8000-00000000ffff' })).expect(400);
    await request(service.server).post('/api/restaurant/order?store=elsewhere').send(placement(pork)).expect(404);
    await request(service.server).post('/api/restaurant/validate-code').send({ code: 'ZZZZ' }).expect(200);
  });
});
