import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { RestaurantCatalogueModule } from '../restaurant-catalogue/restaurant-catalogue.module.js';
import { StoresModule } from '../stores/stores.module.js';
import { PictureExportService } from './picture-export.service.js';
import { PictureImportService, UploadSweeper } from './picture-import.service.js';
import { PictureSetsController } from './picture-sets.controller.js';

@Module({
  imports: [StoresModule, ProductsModule, RestaurantCatalogueModule],
  controllers: [PictureSetsController],
  providers: [PictureExportService, PictureImportService, UploadSweeper],
})
export class PictureSetsModule {}
