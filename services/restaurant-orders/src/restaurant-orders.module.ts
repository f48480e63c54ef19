import { FigureSource, PlatformModule, UNDO_ENTITIES, UndoModule, type ServiceConfig } from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CodeBudgetEntity } from './codes/code-budget.js';
import { CodeKeyEntity } from './codes/code-key.js';
import { CodeRefusalEntity } from './codes/code-refusals.js';
import { CodesModule } from './codes/codes.module.js';
import { CopiesModule } from './copies/copies.module.js';
import { COPY_ENTITIES } from './copies/copy.entities.js';
import { ExportJobEntity, ExportPartEntity } from './orders/exports/jobs/export-job.entity.js';
import { LIMITS_IN_FORCE, OrderLimitsEntity, OrderMarkEntity, TOTAL_ORDERS } from './orders/flood/order-limits.js';
import { OrderNameTallyEntity, OrderTallyEntity } from './orders/order-tally.js';
import { ORDER_UNDO } from './orders/order-undo.js';
import { OrderItemsEntity, RestaurantOrderEntity } from './orders/order.entity.js';
import { OrdersModule } from './orders/orders.module.js';
import { IdempotencyAnswerEntity } from './orders/placement/placement.repository.js';

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

export const ENTITIES = [
  ...UNDO_ENTITIES,
  ...COPY_ENTITIES,
  RestaurantOrderEntity,
  OrderItemsEntity,
  OrderTallyEntity,
  OrderNameTallyEntity,
  OrderLimitsEntity,
  OrderMarkEntity,
  IdempotencyAnswerEntity,
  CodeBudgetEntity,
  CodeKeyEntity,
  CodeRefusalEntity,
  ExportJobEntity,
  ExportPartEntity,
];

@Module({})
export class RestaurantOrdersModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: RestaurantOrdersModule,
      imports: [
        PlatformModule.for(config, ENTITIES),
        UndoModule.for('restaurant-orders', ORDER_UNDO),
        CopiesModule,
        CodesModule,
        OrdersModule,
      ],
      providers: [RestaurantOrdersFigures],
    };
  }
}
