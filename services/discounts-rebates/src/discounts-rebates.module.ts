import { Module, type DynamicModule } from '@nestjs/common';
import { PlatformModule, type ServiceConfig } from '@larder/platform';
import { DiscountCodeRepository } from './codes/discount-code.repository.js';
import { DiscountCodesController } from './codes/discount-codes.controller.js';
import { DiscountCodesService } from './codes/discount-codes.service.js';
import { DiscountTierRepository } from './tiers/discount-tier.repository.js';
import { DiscountTiersController } from './tiers/discount-tiers.controller.js';
import { DiscountTiersService } from './tiers/discount-tiers.service.js';
import { CodeUsageRunner } from './usage/code-usage.runner.js';

@Module({})
export class DiscountsRebatesModule {
  static for(config: ServiceConfig): DynamicModule {
    return {
      module: DiscountsRebatesModule,
      imports: [PlatformModule.for(config)],
      controllers: [DiscountCodesController, DiscountTiersController],
      providers: [
        DiscountCodesService,
        DiscountCodeRepository,
        DiscountTiersService,
        DiscountTierRepository,
        CodeUsageRunner,
      ],
    };
  }
}
