import { expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { useRestaurantOrders } from './use-restaurant-orders.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

const { database, service } = useRestaurantOrders({ env: { TRUSTED_ADDRESSES: '127.0.0.1' } });

it('copies missing in a backup of an older version are filled after its restore', async () => {
  const stock = new WholesaleStock(database, service);
  await stock.open();
  const pork = await stock.product();
  await stock.changeStore({ status: 'paused' });
  await stock.renameTier('tier1', 'Bronze');
  await stock.settled();
  await database.query(`UPDATE restaurant_orders.store_copy SET status = 'live'`);
  await database.query(`UPDATE restaurant_orders.tier_copy SET tier_name = ''`);
  await stock.restore();
  await request(service.server).post('/api/restaurant/order').send(placement(pork)).expect(503);
  await stock.settled();
  const tiers = await database.query<{ tier: string; name: string }>(
    'SELECT tier, tier_name AS name FROM restaurant_orders.tier_copy ORDER BY tier',
  );
  expect(tiers[1]).toEqual({ tier: 'tier1', name: 'Bronze' });
  expect(tiers).not.toContainEqual(expect.objectContaining({ name: '' }));
});

it('many changes of codes are copied by a few statements, the last of each code', async () => {
  const stock = new WholesaleStock(database, service);
  await stock.settled();
  const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  // In one transaction, so that the consumer gets the events together.
  await database.query(
    `WITH log AS (SELECT n, md5(n::text)::uuid AS id FROM generate_series(1, 100) AS n)
     INSERT INTO discounts_rebates.event_log (type, subject, after)
     SELECT 'discount-code.created', 'discount-code:' || id, jsonb_build_object('id', id, 'code', 'C' || n, 'restaurantName', name,
              'tier', 'tier1', 'active', true) FROM log, unnest(ARRAY['Before', 'After']) AS name ORDER BY name DESC`,
  );
  const [gone] = await database.query<{ id: string }>(
    `INSERT INTO discounts_rebates.event_log (type, subject, before)
     SELECT 'discount-code.deleted', subject, after FROM discounts_rebates.event_log WHERE after ->> 'code' = 'C7' LIMIT 1
     RETURNING before ->> 'id' AS id`,
  );
  await stock.settled();
  const writes = statements.mock.calls.filter(([sql]) => /(INTO|FROM) restaurant_orders\.code_copy/.test(sql)).length;
  statements.mockRestore();
  const copied = await database.query<{ id: string; name: string }>(
    'SELECT id, restaurant_name AS name FROM restaurant_orders.code_copy',
  );
  expect(copied).toHaveLength(99);
  expect(copied).not.toContainEqual(expect.objectContaining(gone ?? {}));
  expect(new Set(copied.map(({ name }) => name))).toEqual(new Set(['After']));
  expect(writes).toBeLessThan(20);
});
