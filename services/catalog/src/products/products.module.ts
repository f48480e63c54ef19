import { Module } from '@nestjs/common';
import { StoresModule } from '../stores/stores.module.js';
import { ProductExportService } from './csv/product-export.service.js';
import { ProductImportService } from './csv/product-import.service.js';
import { ProductHistoryController } from './history/product-history.controller.js';
import { ProductAdminController } from './product-admin.controller.js';
import { ProductListsController } from './product-lists.controller.js';
import { ProductLists } from './product-lists.js';
import { ProductRepository } from './product.repository.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [StoresModule],
  controllers: [ProductListsController, ProductAdminController, ProductHistoryController],
  providers: [ProductsService, ProductRepository, ProductImportService, ProductExportService, ProductLists],
  exports: [ProductsService],
})
export class ProductsModule {}
