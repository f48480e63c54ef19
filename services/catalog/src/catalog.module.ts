import { LIMITS } from '@larder/kernel';
import { PlatformModule, type ServiceConfig } from '@larder/platform';
import { MultipartIntake } from '@larder/platform/forms';
import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogFigures } from './catalog.figures.js';
import { PictureAttachment } from './picture-sets/picture-attachment.js';
import { PictureExportService } from './picture-sets/picture-export.service.js';
import { PictureImportService } from './picture-sets/picture-import.service.js';
import { PictureSetsController } from './picture-sets/picture-sets.controller.js';
import { PictureReferences } from './pictures/picture-references.js';
import { IMAGES_FOLDER, PictureStore } from './pictures/picture-store.js';
import { PictureUploadController } from './pictures/picture-upload.controller.js';
import { ProductCsvController } from './products/csv/product-csv.controller.js';
import { ProductExportService } from './products/csv/product-export.service.js';
import { ProductImportRepository } from './products/csv/product-import.repository.js';
import { ProductImportService } from './products/csv/product-import.service.js';
import { ProductHistoryController } from './products/history/product-history.controller.js';
import { ProductHistoryRepository } from './products/history/product-history.repository.js';
import { ProductAdminController } from './products/product-admin.controller.js';
import { ProductListsController } from './products/product-lists.controller.js';
import { ProductLists } from './products/product-lists.js';
import { ProductEntity } from './products/product.entity.js';
import { ProductRepository } from './products/product.repository.js';
import { ProductsService } from './products/products.service.js';
import { RestaurantCategoriesController } from './restaurant-catalogue/categories/restaurant-categories.controller.js';
import { RestaurantCategoriesService } from './restaurant-catalogue/categories/restaurant-categories.service.js';
import { RestaurantCategoryEntity } from './restaurant-catalogue/categories/restaurant-category.entity.js';
import { RestaurantCategoryRepository } from './restaurant-catalogue/categories/restaurant-category.repository.js';
import { RestaurantCsvController } from './restaurant-catalogue/csv/restaurant-csv.controller.js';
import { RestaurantExportService } from './restaurant-catalogue/csv/restaurant-export.service.js';
import { RestaurantImportRepository } from './restaurant-catalogue/csv/restaurant-import.repository.js';
import { RestaurantImportService } from './restaurant-catalogue/csv/restaurant-import.service.js';
import { RestaurantListRepository } from './restaurant-catalogue/lists/restaurant-list.repository.js';
import { RestaurantListsController } from './restaurant-catalogue/lists/restaurant-lists.controller.js';
import { RestaurantLists } from './restaurant-catalogue/lists/restaurant-lists.js';
import { RestaurantProductEntity } from './restaurant-catalogue/products/restaurant-product.entity.js';
import { RestaurantProductRepository } from './restaurant-catalogue/products/restaurant-product.repository.js';
import { RestaurantProductsController } from './restaurant-catalogue/products/restaurant-products.controller.js';
import { RestaurantProductsService } from './restaurant-catalogue/products/restaurant-products.service.js';
import { SettingsService } from './stores/settings.service.js';
import { StoreEntity } from './stores/store.entity.js';
import { StoreRepository } from './stores/store.repository.js';
import { StoresController } from './stores/stores.controller.js';

export const ENTITIES = [ProductEntity, StoreEntity, RestaurantCategoryEntity, RestaurantProductEntity];

@Module({})
export class CatalogModule {
  /** Without a folder for pictures everything works but keeping new ones. */
  static for(config: ServiceConfig, imagesFolder?: string): DynamicModule {
    return {
      module: CatalogModule,
      imports: [PlatformModule.for(config, ENTITIES)],
      controllers: [
        ProductListsController,
        ProductAdminController,
        ProductCsvController,
        ProductHistoryController,
        PictureUploadController,
        PictureSetsController,
        StoresController,
        RestaurantListsController,
        RestaurantCategoriesController,
        RestaurantProductsController,
        RestaurantCsvController,
      ],
      providers: [
        CatalogFigures,
        ProductsService,
        ProductRepository,
        ProductHistoryRepository,
        ProductImportService,
        ProductImportRepository,
        ProductExportService,
        ProductLists,
        RestaurantCategoriesService,
        RestaurantCategoryRepository,
        RestaurantProductsService,
        RestaurantProductRepository,
        RestaurantImportService,
        RestaurantImportRepository,
        RestaurantExportService,
        RestaurantLists,
        RestaurantListRepository,
        StoreRepository,
        SettingsService,
        MultipartIntake.provide(LIMITS.imageBytes),
        PictureReferences,
        PictureStore,
        PictureAttachment,
        PictureExportService,
        PictureImportService,
        { provide: IMAGES_FOLDER, useValue: imagesFolder },
      ],
    };
  }
}
