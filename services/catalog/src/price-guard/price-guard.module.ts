import { Module } from '@nestjs/common';
import { PriceGuardController } from './price-guard.controller.js';
import { PriceGuardService } from './price-guard.service.js';

@Module({ controllers: [PriceGuardController], providers: [PriceGuardService], exports: [PriceGuardService] })
export class PriceGuardModule {}
