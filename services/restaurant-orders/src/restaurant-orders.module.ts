import { PlatformModule, type ServiceConfig } from '@larder/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CodeBudget, CodeBudgetEntity } from './codes/code-budget.js';
import { CodeCheck } from './codes/code-check.js';
import { CodeRefusalEntity, CodeRefusals } from './codes/code-refusals.js';
import { CodesController } from './codes/codes.controller.js';
import { CodesService } from './codes/codes.service.js';
import { CopyLag } from './copies/copy-lag.js';
import { COPY_ENTITIES } from './copies/copy.entities.js';
import { CatalogCopyRunner, DiscountCopyRunner } from './copies/copy.runners.js';
import { ProductCopyRepository } from './copies/product-copy.repository.js';
import { ExportsController } from './orders/exports/exports.controller.js';
import { ExportsService } from './orders/exports/exports.service.js';
import { ExportJobEntity, ExportPartEntity } from './orders/exports/jobs/export-job.entity.js';
import { ExportJobRepository } from './orders/exports/jobs/export-job.repository.js';
import { ExportQueue } from './orders/exports/jobs/export-queue.js';
import { ExportWorker } from './orders/exports/jobs/export-worker.js';
import { PdfPrinter, PRINTER_SETTINGS, readPrinterSettings } from './orders/exports/pdf/pdf-printer.js';
import { OrderListRepository } from './orders/order-list.repository.js';
import { OrderListsService } from './orders/order-lists.service.js';
import { OrderItemsEntity, RestaurantOrderEntity } from './orders/order.entity.js';
import { OrderRepository } from './orders/order.repository.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersService } from './orders/orders.service.js';
import { ForgetAnswersTimer } from './orders/placement/forget-answers.timer.js';
import { PlacementController } from './orders/placement/placement.controller.js';
import { IdempotencyAnswerEntity, PlacementRepository } from './orders/placement/placement.repository.js';
import { PlacementService } from './orders/placement/placement.service.js';
import { StatsController } from './orders/stats.controller.js';
import { RestaurantOrdersFigures } from './restaurant-orders.figures.js';

export const ENTITIES = [
  ...COPY_ENTITIES,
  RestaurantOrderEntity,
  OrderItemsEntity,
  IdempotencyAnswerEntity,
  CodeBudgetEntity,
  CodeRefusalEntity,
  ExportJobEntity,
  ExportPartEntity,
];

@Module({})
export class RestaurantOrdersModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: RestaurantOrdersModule,
      imports: [PlatformModule.for(config, ENTITIES)],
      controllers: [CodesController, PlacementController, ExportsController, OrdersController, StatsController],
      providers: [
        RestaurantOrdersFigures,
        CatalogCopyRunner,
        DiscountCopyRunner,
        CopyLag,
        CodeBudget,
        CodeCheck,
        CodeRefusals,
        CodesService,
        ProductCopyRepository,
        PlacementRepository,
        PlacementService,
        ForgetAnswersTimer,
        ExportJobRepository,
        ExportQueue,
        ExportWorker,
        ExportsService,
        PdfPrinter,
        { provide: PRINTER_SETTINGS, useFactory: () => readPrinterSettings(process.env) },
        OrderRepository,
        OrderListRepository,
        OrdersService,
        OrderListsService,
      ],
    };
  }
}
