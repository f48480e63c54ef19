import { ChainRules, OwnRulesPatch, StoreParams, StoreRules } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { OrderRulesService } from './order-rules.service.js';

@Controller('api/admin')
export class OrderRulesController {
  constructor(private readonly rules: OrderRulesService) {}

  @Access('admin')
  @Answers(ChainRules)
  @Get('chain-rules')
  async ofChain(): Promise<ChainRules> {
    return await this.rules.ofChain();
  }

  @Access('admin')
  @Answers(ChainRules)
  @Patch('chain-rules')
  async changeChain(@Body() patch: OwnRulesPatch): Promise<ChainRules> {
    return await this.rules.changeChain(patch);
  }

  @Access('store-admin')
  @Answers(StoreRules)
  @Get('stores/:id/rules')
  async ofStore(@Param() { id }: StoreParams): Promise<StoreRules> {
    return await this.rules.ofStore(id);
  }

  @Access('store-admin')
  @Answers(StoreRules)
  @Patch('stores/:id/rules')
  async changeStore(@Param() { id }: StoreParams, @Body() patch: OwnRulesPatch): Promise<StoreRules> {
    return await this.rules.changeStore(id, patch);
  }
}
