import { Module } from '@nestjs/common';
import { AccountSettler } from './account-settler.js';
import { AccountRepository } from './account.repository.js';
import { CustomerRepository } from './customers/customer.repository.js';
import { CustomersController } from './customers/customers.controller.js';
import { CustomersService } from './customers/customers.service.js';
import { KnownStores } from './purchases/known-stores.js';
import { PurchaseConsumer } from './purchases/purchase.consumer.js';
import { RebateRepository } from './rebate.repository.js';
import { RebatesController } from './rebates.controller.js';
import { RebatesService } from './rebates.service.js';
import { RebateReportsService } from './reports/rebate-reports.service.js';
import { RebateSummaryService } from './reports/rebate-summary.service.js';
import { StoreShares } from './reports/store-shares.js';
import { RebateRunRepository } from './runs/rebate-run.repository.js';
import { RebateRunQueue, RebateRunWorker } from './runs/rebate-run.worker.js';
import { RebateRunsService } from './runs/rebate-runs.service.js';
import { SettlingTimer } from './settling.timer.js';
import { StoreCalendar } from './store-calendar.js';

@Module({
  controllers: [CustomersController, RebatesController],
  providers: [
    CustomerRepository,
    CustomersService,
    PurchaseConsumer,
    KnownStores,
    AccountRepository,
    AccountSettler,
    SettlingTimer,
    StoreCalendar,
    RebateRepository,
    RebatesService,
    RebateSummaryService,
    RebateReportsService,
    StoreShares,
    RebateRunRepository,
    RebateRunWorker,
    RebateRunQueue,
    RebateRunsService,
  ],
  exports: [CustomersService, KnownStores, StoreCalendar],
})
export class RebatesModule {}
