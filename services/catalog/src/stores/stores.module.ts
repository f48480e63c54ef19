import { Module } from '@nestjs/common';
import { StoreAdminController } from './store-admin.controller.js';
import { StoreAdminService } from './store-admin.service.js';
import { StoreRepository } from './store.repository.js';
import { StoresController } from './stores.controller.js';
import { StoresService } from './stores.service.js';

@Module({
  controllers: [StoresController, StoreAdminController],
  providers: [StoreRepository, StoresService, StoreAdminService],
  exports: [StoresService, StoreAdminService],
})
export class StoresModule {}
