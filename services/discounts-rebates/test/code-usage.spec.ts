import { expect, it } from '@jest/globals';
import type { DiscountCode, RestaurantOrderFacts } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { EventRing } from '@larder/platform';
import { eventually } from '@larder/testing';
import request from 'supertest';
import { useDiscountsRebates } from './use-discounts-rebates.js';

const PATH = '/api/admin/restaurant/discount-codes';

const { database, service, admin } = useDiscountsRebates();

/** Logs an order as restaurant-orders does. */
async function log(
  type: string,
  before: RestaurantOrderFacts | null,
  after: RestaurantOrderFacts | null,
): Promise<void> {
  await database.query(
    `INSERT INTO restaurant_orders.event_log (type, subject, before, after) VALUES ($1, $2, $3, $4)`,
    [`restaurant-order.${type}`, `restaurant-order:${(after ?? before)?.id}`, before, after],
  );
  service.get(EventRing).publish('restaurant-orders', []);
}

it('a code counts its orders except cancelled and deleted ones', async () => {
  const created = await request(service.server)
    .post(PATH)
    .set(admin.headers)
    .send({ code: 'GW88', restaurantName: 'Golden Wok', tier: 'tier2' })
    .expect(201);
  const { id } = created.body as DiscountCode;
  const order = (name: string, status: OrderStatus): RestaurantOrderFacts => ({
    id: `0197a3c0-0000-7000-8000-00000000000${name}`,
    orderNumber: name,
    status,
    discountCodeId: id,
    subtotalCents: 10_000,
    discountCents: 1_001,
    createdAt: '2026-11-21T10:00:00Z',
  });
  const shown = async (usageCount: number, totalDiscountAmount: number): Promise<void> => {
    await eventually(async () => {
      const list = await request(service.server).get(PATH).set(admin.headers).expect(200);
      expect(list.body).toMatchObject([{ usageCount, totalDiscountAmount }]);
    });
  };
  for (const name of ['a', 'b', 'c']) await log('created', null, order(name, 'pending'));
  await log('created', null, { ...order('d', 'pending'), discountCodeId: '0197a3c0-0000-7000-8000-00000000ffff' });
  await shown(3, 30.03);
  await log('moved', order('a', 'pending'), order('a', 'cancelled'));
  await log('moved', order('b', 'pending'), order('b', 'delivered'));
  await shown(2, 20.02);
  await log('moved', order('a', 'cancelled'), order('a', 'pending'));
  await log('deleted', order('b', 'delivered'), null);
  await log('deleted', order('c', 'pending'), null);
  await shown(1, 10.01);
});
