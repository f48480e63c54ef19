import { OverrideParams, RestaurantOverrideBody, SavedRestaurantProduct } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { StoresService } from '../../stores/stores.service.js';
import { StoreWholesaleService } from './store-wholesale.service.js';

@Controller('api/admin/stores/:id/overrides/restaurant/:productId')
export class RestaurantOverridesController {
  constructor(
    private readonly stores: StoresService,
    private readonly wholesale: StoreWholesaleService,
  ) {}

  @Access('store-admin')
  @Answers(SavedRestaurantProduct)
  @Put()
  async replace(
    @Param() { id, productId }: OverrideParams,
    @Body() body: RestaurantOverrideBody,
  ): Promise<SavedRestaurantProduct> {
    const store = await this.stores.openStore(id);
    return await this.wholesale.replace(store.id, productId, body);
  }

  @Access('store-admin')
  @Answers(SavedRestaurantProduct)
  @Delete()
  async reset(@Param() { id, productId }: OverrideParams): Promise<SavedRestaurantProduct> {
    const store = await this.stores.openStore(id);
    return await this.wholesale.replace(store.id, productId, {});
  }
}
