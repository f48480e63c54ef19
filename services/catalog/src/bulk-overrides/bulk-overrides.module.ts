import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { RestaurantCatalogueModule } from '../restaurant-catalogue/restaurant-catalogue.module.js';
import { StoresModule } from '../stores/stores.module.js';
import { BulkOverridesController } from './bulk-overrides.controller.js';

@Module({ imports: [StoresModule, ProductsModule, RestaurantCatalogueModule], controllers: [BulkOverridesController] })
export class OverridesModule {}
