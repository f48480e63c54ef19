import { Module } from '@nestjs/common';
import { OrderRulesController } from './rules/order-rules.controller.js';
import { OrderRulesService } from './rules/order-rules.service.js';
import { StoreAdminController } from './store-admin.controller.js';
import { StoreAdminService } from './store-admin.service.js';
import { CatalogStores, StoreRepository } from './store.repository.js';
import { StoresController } from './stores.controller.js';
import { StoresService } from './stores.service.js';

@Module({
  controllers: [StoresController, StoreAdminController, OrderRulesController],
  providers: [StoreRepository, StoresService, StoreAdminService, OrderRulesService, CatalogStores],
  exports: [StoresService, StoreAdminService],
})
export class StoresModule {}
