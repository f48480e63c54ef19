import { FigureSource } from '@larder/platform';

export class RestaurantOrdersFigures extends FigureSource {
  override readonly counts = { totalOrders: 'restaurant_orders.restaurant_order' };
  override readonly queues = [{ name: 'exports', table: 'restaurant_orders.export_job', refuses: true }];
}
