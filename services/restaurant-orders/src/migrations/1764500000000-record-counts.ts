import { recordCounts } from '@larder/platform';

/** Record counts for the settings page, readable by system-ops. */
export const RecordCounts1764500000000 = recordCounts('RecordCounts1764500000000', 'restaurant-orders', {
  totalOrders: 'restaurant_orders.restaurant_order',
});
