import {
  FigureSource,
  PlatformModule,
  UNDO_ENTITIES,
  UndoModule,
  type ServiceConfig,
  type UndoConfig,
} from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CODE_UNDO, keepWithinLimit } from './codes/code-undo.js';
import { CodesModule } from './codes/codes.module.js';
import { DiscountCodeEntity } from './codes/discount-code.entity.js';
import { LOCK_COUNT } from './codes/discount-code.repository.js';
import { CUSTOMER_UNDO, refusePaid, settleAgain } from './rebates/customers/customer-undo.js';
import { CustomerCodeEntity, CustomerEntity } from './rebates/customers/customer.entity.js';
import { PurchaseEntity, StoreZoneEntity } from './rebates/purchases/purchase.entity.js';
import { RebateAdjustmentEntity, RebateEntity } from './rebates/rebate.entity.js';
import { RebatesModule } from './rebates/rebates.module.js';
import { RebateRunEntity } from './rebates/runs/rebate-run.entity.js';
import { DiscountTierEntity } from './tiers/discount-tier.entity.js';
import { TiersModule } from './tiers/tiers.module.js';

class DiscountsRebatesFigures extends FigureSource {
  override readonly hasCounts = true;
  override readonly queues = [
    { name: 'rebate runs', table: 'discounts_rebates.rebate_run', about: 'period', again: 'finished_at = NULL' },
  ];
}

export const ENTITIES = [
  ...UNDO_ENTITIES,
  DiscountCodeEntity,
  DiscountTierEntity,
  CustomerEntity,
  CustomerCodeEntity,
  PurchaseEntity,
  StoreZoneEntity,
  RebateEntity,
  RebateAdjustmentEntity,
  RebateRunEntity,
];

const UNDO: UndoConfig = {
  tables: [...CUSTOMER_UNDO, CODE_UNDO],
  who: 'admin',
  roles: () => ['admin'],
  lock: async (manager) => {
    await manager.query(LOCK_COUNT);
    // Blocks the consumer while a code is restored: usage must not be added to the deleted row.
    await manager.query(`SELECT FROM discounts_rebates.event_cursor WHERE consumer = 'discounts.usage' FOR UPDATE`);
  },
  refuse: refusePaid,
  finish: async (manager, restored) => {
    await keepWithinLimit(manager, restored);
    await settleAgain(manager, restored);
  },
};

@Module({})
export class DiscountsRebatesModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: DiscountsRebatesModule,
      imports: [
        PlatformModule.for(config, ENTITIES),
        UndoModule.for('discounts-rebates', UNDO),
        TiersModule,
        RebatesModule,
        CodesModule,
      ],
      providers: [DiscountsRebatesFigures],
    };
  }
}
