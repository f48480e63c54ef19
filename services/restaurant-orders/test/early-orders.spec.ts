import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EventConsumers } from '@larder/platform';
import { startTestService, testConfig, TestDatabase, type TestService } from '@larder/testing';
import request from 'supertest';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

let database: TestDatabase;
/** A service whose copies are not updated. */
let early: TestService;
let stock: WholesaleStock;

const start = async (): Promise<TestService> =>
  await startTestService(
    (each) => RestaurantOrdersModule.for(each),
    testConfig('restaurant-orders', database, { TRUSTED_ADDRESSES: '127.0.0.1' }),
  );

beforeAll(async () => {
  database = await TestDatabase.create();
  early = await start();
  await early.get(EventConsumers).onApplicationShutdown();
});

afterAll(async () => {
  await early?.close();
  await database?.drop();
});

const send = (body: object, query = ''): request.Test =>
  request(early.server).post(`/api/restaurant/order${query}`).send(body);
const validate = (code: string): request.Test =>
  request(early.server).post('/api/restaurant/validate-code').send({ code });
const expectSoon = async (asked: request.Test): Promise<void> => {
  const answer = await asked.expect(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect((answer.body as { message: string }).message).toMatch(/try again in a moment/);
};

it('before the copies have caught up, missing rows answer 503 instead of unknown', async () => {
  stock = new WholesaleStock(database, early);
  await stock.open();
  const pork = await stock.product();
  await stock.code();
  await expectSoon(send(placement(pork)));
  await expectSoon(validate('GW88'));
  await expectSoon(request(early.server).get('/api/restaurant/products-with-discount/GW88'));

  // Another replica updates the copies.
  const other = await start();
  await stock.settled();
  await other.close();
  expect((await send(placement(pork))).status).toBe(201);
  await send(placement({ ...pork, id: '0197a3c0-0000-7000-8000-00000000ffff' })).expect(400);
  await send(placement(pork), '?store=elsewhere').expect(404);
  await validate('ZZZZ').expect(200);

  const rice = await stock.product({ name: 'Rice' });
  await expectSoon(send(placement(rice)));
});
