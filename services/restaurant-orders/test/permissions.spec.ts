import { permissionSuite } from '@larder/testing';
import { useRestaurantOrders } from './use-restaurant-orders.js';

const { database, service } = useRestaurantOrders();

permissionSuite(
  'restaurant-orders',
  () => ({ database, service }),
  async (stocked, { id, slug }) => {
    await stocked.query(
      `INSERT INTO restaurant_orders.store_copy (id, slug, name, address, phone, time_zone, opening_hours, is_default, status)
       VALUES ($1, $2, $2, '', '', 'UTC', '', false, 'live')`,
      [id, slug],
    );
  },
);
