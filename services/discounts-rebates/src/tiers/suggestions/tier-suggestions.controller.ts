import { AcceptedSuggestions, AppliedSuggestions, TierSuggestions } from '@larder/contracts';
import { Access, Answers, ReadsCopy } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { PurchaseConsumer } from '../../rebates/purchases/purchase.consumer.js';
import { TierSuggestionsService } from './tier-suggestions.service.js';

@Controller('api/admin/discount-tiers/suggestions')
export class TierSuggestionsController {
  constructor(private readonly suggestions: TierSuggestionsService) {}

  @Access('admin')
  @Answers(TierSuggestions)
  @ReadsCopy(PurchaseConsumer)
  @Get()
  async list(): Promise<TierSuggestions> {
    return await this.suggestions.list(new Date());
  }

  @Access('admin')
  @Answers(AppliedSuggestions)
  @ReadsCopy(PurchaseConsumer)
  @Post()
  @HttpCode(200)
  async apply(@Body() { suggestions }: AcceptedSuggestions): Promise<AppliedSuggestions> {
    return await this.suggestions.apply(suggestions, new Date());
  }
}
