import { PlatformModule, type ServiceConfig } from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { DiscountCodeEntity } from './codes/discount-code.entity.js';
import { DiscountCodeRepository } from './codes/discount-code.repository.js';
import { DiscountCodesController } from './codes/discount-codes.controller.js';
import { DiscountCodesService } from './codes/discount-codes.service.js';
import { DiscountsRebatesFigures } from './discounts-rebates.figures.js';
import { AccountSettler } from './rebates/account-settler.js';
import { AccountRepository } from './rebates/account.repository.js';
import { CustomerCodeEntity, CustomerEntity } from './rebates/customers/customer.entity.js';
import { CustomerRepository } from './rebates/customers/customer.repository.js';
import { CustomersController } from './rebates/customers/customers.controller.js';
import { CustomersService } from './rebates/customers/customers.service.js';
import { PurchaseEntity, StoreZoneEntity } from './rebates/purchases/purchase.entity.js';
import { PurchaseRunner } from './rebates/purchases/purchase.runner.js';
import { RebateAdjustmentEntity, RebateEntity } from './rebates/rebate.entity.js';
import { RebateRepository } from './rebates/rebate.repository.js';
import { RebatesController } from './rebates/rebates.controller.js';
import { RebatesService } from './rebates/rebates.service.js';
import { RebateReportsService } from './rebates/reports/rebate-reports.service.js';
import { RebateSummaryService } from './rebates/reports/rebate-summary.service.js';
import { RebateRunEntity } from './rebates/runs/rebate-run.entity.js';
import { RebateRunQueue } from './rebates/runs/rebate-run.queue.js';
import { RebateRunRepository } from './rebates/runs/rebate-run.repository.js';
import { RebateRunWorker } from './rebates/runs/rebate-run.worker.js';
import { RebateRunsService } from './rebates/runs/rebate-runs.service.js';
import { SettlingTimer } from './rebates/settling.timer.js';
import { StoreCalendar } from './rebates/store-calendar.js';
import { DiscountTierEntity } from './tiers/discount-tier.entity.js';
import { DiscountTierRepository } from './tiers/discount-tier.repository.js';
import { DiscountTiersController } from './tiers/discount-tiers.controller.js';
import { DiscountTiersService } from './tiers/discount-tiers.service.js';
import { CodeUsageRunner } from './usage/code-usage.runner.js';

export const ENTITIES = [
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

@Module({})
export class DiscountsRebatesModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: DiscountsRebatesModule,
      imports: [PlatformModule.for(config, ENTITIES)],
      controllers: [DiscountCodesController, DiscountTiersController, CustomersController, RebatesController],
      providers: [
        DiscountsRebatesFigures,
        DiscountCodesService,
        DiscountCodeRepository,
        DiscountTiersService,
        DiscountTierRepository,
        CodeUsageRunner,
        CustomerRepository,
        CustomersService,
        PurchaseRunner,
        AccountRepository,
        AccountSettler,
        SettlingTimer,
        StoreCalendar,
        RebateRepository,
        RebatesService,
        RebateSummaryService,
        RebateReportsService,
        RebateRunRepository,
        RebateRunWorker,
        RebateRunQueue,
        RebateRunsService,
      ],
    };
  }
}
