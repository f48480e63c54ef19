import { OverrideParams, RetailOverrideBody, StaffProduct } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { StoresService } from '../../stores/stores.service.js';
import { StorePricesService } from './store-prices.service.js';

@Controller('api/admin/stores/:id/overrides/retail/:productId')
export class OverridesController {
  constructor(
    private readonly stores: StoresService,
    private readonly prices: StorePricesService,
  ) {}

  @Access('store-admin')
  @Answers(StaffProduct)
  @Put()
  async replace(@Param() { id, productId }: OverrideParams, @Body() body: RetailOverrideBody): Promise<StaffProduct> {
    const store = await this.stores.openStore(id);
    return await this.prices.change(store.id, productId, body, 'replace');
  }

  @Access('store-admin')
  @Answers(StaffProduct)
  @Delete()
  async reset(@Param() { id, productId }: OverrideParams): Promise<StaffProduct> {
    const store = await this.stores.openStore(id);
    return await this.prices.change(store.id, productId, {}, 'replace');
  }
}
