import { recordCounts } from '@larder/platform';

/** What Settings counts, readable by system-ops. */
export const RecordCounts1764500000000 = recordCounts('RecordCounts1764500000000', 'restaurant-orders', {
  totalOrders: 'restaurant_orders.restaurant_order',
});
