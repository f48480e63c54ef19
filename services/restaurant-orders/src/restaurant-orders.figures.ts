import { FigureSource } from '@larder/platform';

export class RestaurantOrdersFigures extends FigureSource {
  override readonly hasCounts = true;
  override readonly queues = [
    { name: 'exports', table: 'restaurant_orders.export_job', refuses: true, about: 'upper(format)' },
  ];
}
