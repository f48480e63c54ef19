import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module.js';
import { RebatesModule } from '../rebates/rebates.module.js';
import { DiscountTierRepository } from './discount-tier.repository.js';
import { DiscountTiersController } from './discount-tiers.controller.js';
import { DiscountTiersService } from './discount-tiers.service.js';
import { TierSuggestionsController } from './suggestions/tier-suggestions.controller.js';
import { TierSuggestionRepository } from './suggestions/tier-suggestions.repository.js';
import { TierSuggestionsService } from './suggestions/tier-suggestions.service.js';

@Module({
  imports: [CodesModule, RebatesModule],
  controllers: [DiscountTiersController, TierSuggestionsController],
  providers: [DiscountTiersService, DiscountTierRepository, TierSuggestionsService, TierSuggestionRepository],
})
export class TiersModule {}
