import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loggedPayloads } from '@larder/testing';
import request from 'supertest';
import { CodeRefusals } from '../src/codes/code-refusals.js';
import { OrderDesk } from './order-desk.js';
import { placement, tomorrow } from './wholesale-stock.js';

let desk: OrderDesk;

beforeAll(async () => {
  desk = await OrderDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

it('the events of restaurant-orders keep their payloads to the character', async () => {
  const { database, service, rice } = desk.parts;
  const order = await desk.order(desk.withCode(2));
  await desk.order(
    placement(rice, {
      contactPerson: 'Mei',
      email: 'mei@example.com',
      phone: '604-555-0100',
      isDelivery: true,
      deliveryAddress: '1 Main Street',
      deliveryCity: 'Toronto',
      deliveryPostalCode: 'M5V 2T6',
      deliveryInstructions: 'Ring twice',
      notes: 'No nuts',
      deliveryFee: 25,
      totalAmount: 125,
    }),
  );
  await desk.move(order.id, 'confirmed').expect(200);
  await desk.get('/export/csv').expect(200);
  await desk.remove(order.id).expect(200);
  await request(service.server).post('/api/restaurant/validate-code').send({ code: 'ZZZZ' }).expect(200);
  await database.query(
    `UPDATE restaurant_orders.code_refusal SET minute = minute - interval '1 hour', address = '10.0.0.1'`,
  );
  await service.get(CodeRefusals).turn();
  const payloads = await loggedPayloads(database, 'restaurant-orders');
  const names = [
    [order.orderNumber, '<number>'],
    [tomorrow(), '<tomorrow>'],
  ] as const;
  const masked = payloads.map((each) =>
    names
      .reduce((text, [value, mask]) => text.replaceAll(value, mask), each)
      .replaceAll(/"\d{6}-[\w-]+"/g, '"<number>"'),
  );
  expect([...new Set(masked)].toSorted()).toMatchSnapshot();
});
