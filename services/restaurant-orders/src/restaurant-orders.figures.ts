import { FigureSource } from '@larder/platform';
import { LIMITS_IN_FORCE, TOTAL_ORDERS } from './orders/flood/order-limits.js';

export class RestaurantOrdersFigures extends FigureSource {
  override readonly hasCounts = true;
  override readonly queues = [
    { name: 'exports', table: 'restaurant_orders.export_job', refuses: true, about: 'upper(format)' },
  ];
  /** Wrong and refused codes not yet logged, so that alerts are raised at once; the used share of the total. */
  override readonly measuresQuery = `
    SELECT (SELECT coalesce(sum(count + throttled), 0) FROM restaurant_orders.code_refusal)::int AS "untoldCodes",
           greatest(100 * "totalMinute" / (limits ->> 'totalMinute')::int, 100 * "totalHour" / (limits ->> 'totalHour')::int)
             AS "orderLimitUsed"
      FROM (SELECT ${LIMITS_IN_FORCE} AS limits, ${TOTAL_ORDERS}) AS orders`;
}
