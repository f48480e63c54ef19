import {
  DeletedRow,
  IdParams,
  RestaurantProduct,
  RestaurantProductInput,
  RestaurantProductPlace,
} from '@larder/contracts';
import { Access, Answers, BodyLimit } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { PICTURE_BODY } from '../../products/body-limits.js';
import { RestaurantProductsService } from './restaurant-products.service.js';

@Controller('api/admin/restaurant/products')
export class RestaurantProductsController {
  constructor(private readonly products: RestaurantProductsService) {}

  @Access('staff')
  @Answers([RestaurantProduct])
  @Get()
  async all(): Promise<RestaurantProduct[]> {
    return await this.products.all();
  }

  @Access('admin')
  @Answers(RestaurantProduct, 201)
  @BodyLimit(PICTURE_BODY)
  @Post()
  async create(@Body() input: RestaurantProductInput): Promise<RestaurantProduct> {
    return await this.products.create(input);
  }

  @Access('admin')
  @Answers(RestaurantProduct)
  @BodyLimit(PICTURE_BODY)
  @Put(':id')
  async change(@Param() { id }: IdParams, @Body() input: RestaurantProductInput): Promise<RestaurantProduct> {
    return await this.products.change(id, input);
  }

  /** The back office swaps two neighbours by exchanging their places. */
  @Access('admin')
  @Answers(RestaurantProduct)
  @Patch(':id/order')
  async place(@Param() { id }: IdParams, @Body() { displayOrder }: RestaurantProductPlace): Promise<RestaurantProduct> {
    return await this.products.change(id, { displayOrder });
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async delete(@Param() { id }: IdParams): Promise<DeletedRow> {
    await this.products.delete(id);
    return { success: true, id };
  }
}
