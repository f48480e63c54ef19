import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module.js';
import { CopiesModule } from '../copies/copies.module.js';
import { OrderBatchesController } from './batch/order-batches.controller.js';
import { OrderBatchesService } from './batch/order-batches.service.js';
import { OrderDayController, OrderDayService } from './day/order-day.controller.js';
import { OrderDayRepository } from './day/order-day.repository.js';
import { ExportsController } from './exports/exports.controller.js';
import { ExportsService } from './exports/exports.service.js';
import { ExportJobRepository } from './exports/jobs/export-job.repository.js';
import { ExportQueue, ExportWorker } from './exports/jobs/export-worker.js';
import { PdfPrinter, PRINTER_SETTINGS, readPrinterSettings } from './exports/pdf/pdf-printer.js';
import { OrderLimitsController, OrderLimitsService } from './flood/order-limits.js';
import { OrderListRepository } from './order-list.repository.js';
import { OrderListsService } from './order-lists.service.js';
import { FoldTallyTimer } from './order-tally.js';
import { OrderRepository } from './order.repository.js';
import { OrdersController, StatsController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { PlacementController } from './placement/placement.controller.js';
import { ForgetAnswersTimer, PlacementRepository } from './placement/placement.repository.js';
import { PlacementService } from './placement/placement.service.js';
import { AvailabilityController, AvailabilityService } from './slots/availability.controller.js';

@Module({
  imports: [CopiesModule, CodesModule],
  controllers: [
    AvailabilityController,
    PlacementController,
    ExportsController,
    OrderBatchesController,
    OrderDayController,
    OrdersController,
    StatsController,
    OrderLimitsController,
  ],
  providers: [
    PlacementRepository,
    PlacementService,
    AvailabilityService,
    OrderLimitsService,
    ForgetAnswersTimer,
    FoldTallyTimer,
    ExportJobRepository,
    ExportQueue,
    ExportWorker,
    ExportsService,
    PdfPrinter,
    { provide: PRINTER_SETTINGS, useFactory: () => readPrinterSettings(process.env) },
    OrderRepository,
    OrderListRepository,
    OrdersService,
    OrderBatchesService,
    OrderListsService,
    OrderDayRepository,
    OrderDayService,
  ],
})
export class OrdersModule {}
