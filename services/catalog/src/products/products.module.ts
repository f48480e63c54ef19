import { Module } from '@nestjs/common';
import { PriceGuardModule } from '../price-guard/price-guard.module.js';
import { StoresModule } from '../stores/stores.module.js';
import { BatchRollbackService } from './batches/batch-rollback.service.js';
import { BatchTimer } from './batches/batch-timer.js';
import { PriceBatchRepository } from './batches/price-batch.repository.js';
import { PriceBatchesController } from './batches/price-batches.controller.js';
import { PriceBatchesService } from './batches/price-batches.service.js';
import { PricePreviewService } from './batches/price-preview.service.js';
import { BulkEditService } from './bulk-edit.service.js';
import { ChainList } from './chain-list.js';
import { ProductExportService } from './csv/product-export.service.js';
import { ProductImportService } from './csv/product-import.service.js';
import { LowestPricesController } from './history/lowest-prices.controller.js';
import { LowestPrices } from './history/lowest-prices.js';
import { PriceProofController } from './history/price-proof.controller.js';
import { ProductHistoryController } from './history/product-history.controller.js';
import { BulkOverrideService } from './overrides/bulk-override.service.js';
import { OverrideFiguresService } from './overrides/override-figures.service.js';
import { OverrideMatrixRepository } from './overrides/override-matrix.repository.js';
import { OverridesController } from './overrides/overrides.controller.js';
import { RetailOverridesRepository } from './overrides/retail-overrides.repository.js';
import { StoreOrderService } from './overrides/store-order.service.js';
import { StorePricesService } from './overrides/store-prices.service.js';
import { ProductAdminController } from './product-admin.controller.js';
import { ProductListsController } from './product-lists.controller.js';
import { ProductLists } from './product-lists.js';
import { ProductRepository } from './product.repository.js';
import { ProductsService } from './products.service.js';
import { RetailSlips } from './retail-slips.js';
import { ShelfTagsController } from './tags/shelf-tags.controller.js';
import { ShelfTagsService } from './tags/shelf-tags.service.js';

@Module({
  imports: [StoresModule, PriceGuardModule],
  controllers: [
    ProductListsController,
    ProductAdminController,
    ProductHistoryController,
    PriceProofController,
    LowestPricesController,
    OverridesController,
    PriceBatchesController,
    ShelfTagsController,
  ],
  providers: [
    ProductsService,
    ProductRepository,
    RetailSlips,
    ProductImportService,
    ProductExportService,
    ProductLists,
    LowestPrices,
    ChainList,
    RetailOverridesRepository,
    StorePricesService,
    StoreOrderService,
    BulkOverrideService,
    BulkEditService,
    OverrideMatrixRepository,
    OverrideFiguresService,
    PriceBatchRepository,
    PriceBatchesService,
    BatchRollbackService,
    PricePreviewService,
    BatchTimer,
    ShelfTagsService,
  ],
  exports: [ProductsService, BulkOverrideService, OverrideFiguresService],
})
export class ProductsModule {}
