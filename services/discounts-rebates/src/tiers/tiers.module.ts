import { Module } from '@nestjs/common';
import { DiscountTierRepository } from './discount-tier.repository.js';
import { DiscountTiersController } from './discount-tiers.controller.js';
import { DiscountTiersService } from './discount-tiers.service.js';

@Module({ controllers: [DiscountTiersController], providers: [DiscountTiersService, DiscountTierRepository] })
export class TiersModule {}
