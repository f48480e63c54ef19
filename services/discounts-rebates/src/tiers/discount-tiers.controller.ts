import { DiscountMatrix, DiscountTierConfig, DiscountTierInput, DiscountTierParams } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { DiscountTiersService } from './discount-tiers.service.js';

@Controller('api/admin')
export class DiscountTiersController {
  constructor(private readonly tiers: DiscountTiersService) {}

  @Access('admin')
  @Answers([DiscountTierConfig])
  @Get('discount-tiers')
  async list(): Promise<DiscountTierConfig[]> {
    return await this.tiers.list();
  }

  @Access('admin')
  @Answers(DiscountTierConfig)
  @Put('discount-tiers/:id')
  async change(@Param() { id }: DiscountTierParams, @Body() input: DiscountTierInput): Promise<DiscountTierConfig> {
    return await this.tiers.change(id, input);
  }

  @Access('admin')
  @Answers(DiscountMatrix)
  @Get('restaurant/discount-matrix')
  async matrix(): Promise<DiscountMatrix> {
    return await this.tiers.matrix();
  }
}
