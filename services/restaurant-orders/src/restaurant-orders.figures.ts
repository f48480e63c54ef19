import { FigureSource } from '@larder/platform';

export class RestaurantOrdersFigures extends FigureSource {
  override readonly hasCounts = true;
  override readonly queues = [
    { name: 'exports', table: 'restaurant_orders.export_job', refuses: true, about: 'upper(format)' },
  ];
  /** Wrong and refused codes that no event tells yet: a flood of them is alerted within seconds. */
  override readonly measuresQuery = `
    SELECT coalesce(sum(count + throttled), 0)::int AS "untoldCodes" FROM restaurant_orders.code_refusal`;
}
