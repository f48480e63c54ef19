import { Module } from '@nestjs/common';
import { StoreAdminController } from './store-admin.controller.js';
import { StoreAdminService } from './store-admin.service.js';
import { CatalogStores } from './store-directory.js';
import { StoreRepository } from './store.repository.js';
import { StoresController } from './stores.controller.js';
import { StoresService } from './stores.service.js';

@Module({
  controllers: [StoresController, StoreAdminController],
  providers: [StoreRepository, StoresService, StoreAdminService, CatalogStores],
  exports: [StoresService, StoreAdminService],
})
export class StoresModule {}
