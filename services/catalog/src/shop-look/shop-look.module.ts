import { Module } from '@nestjs/common';
import { StoresModule } from '../stores/stores.module.js';
import { ShopLookController } from './shop-look.controller.js';
import { ShopLookService } from './shop-look.service.js';

@Module({ imports: [StoresModule], controllers: [ShopLookController], providers: [ShopLookService] })
export class ShopLookModule {}
