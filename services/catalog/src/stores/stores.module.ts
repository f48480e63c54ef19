import { Module } from '@nestjs/common';
import { StoreRepository } from './store.repository.js';
import { StoresController } from './stores.controller.js';
import { StoresService } from './stores.service.js';

@Module({ controllers: [StoresController], providers: [StoreRepository, StoresService], exports: [StoresService] })
export class StoresModule {}
