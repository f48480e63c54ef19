import { Module } from '@nestjs/common';
import { PriceGuardModule } from '../price-guard/price-guard.module.js';
import { StoresModule } from '../stores/stores.module.js';
import { RestaurantCategoriesController } from './categories/restaurant-categories.controller.js';
import { RestaurantCategoriesService } from './categories/restaurant-categories.service.js';
import { RestaurantCategoryRepository } from './categories/restaurant-category.repository.js';
import { RestaurantExportService } from './csv/restaurant-export.service.js';
import { RestaurantImportService } from './csv/restaurant-import.service.js';
import { RestaurantListsController } from './lists/restaurant-lists.controller.js';
import { RestaurantLists } from './lists/restaurant-lists.js';
import { RestaurantOverridesController } from './overrides/restaurant-overrides.controller.js';
import { StoreWholesaleService } from './overrides/store-wholesale.service.js';
import { WholesaleMatrixService } from './overrides/wholesale-matrix.service.js';
import { RestaurantProductRepository } from './products/restaurant-product.repository.js';
import { RestaurantProductsController } from './products/restaurant-products.controller.js';
import { RestaurantProductsService } from './products/restaurant-products.service.js';
import { WholesaleSlips } from './products/wholesale-slips.js';

@Module({
  imports: [StoresModule, PriceGuardModule],
  controllers: [
    RestaurantListsController,
    RestaurantCategoriesController,
    RestaurantProductsController,
    RestaurantOverridesController,
  ],
  providers: [
    RestaurantCategoriesService,
    RestaurantCategoryRepository,
    RestaurantProductsService,
    RestaurantProductRepository,
    StoreWholesaleService,
    WholesaleMatrixService,
    WholesaleSlips,
    RestaurantImportService,
    RestaurantExportService,
    RestaurantLists,
  ],
  exports: [RestaurantProductsService, WholesaleMatrixService],
})
export class RestaurantCatalogueModule {}
