import { expect, it } from '@jest/globals';
import request from 'supertest';
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
