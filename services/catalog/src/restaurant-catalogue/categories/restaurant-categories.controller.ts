import {
  DeletedRow,
  PlanQuery,
  RestaurantCategoryParams,
  ReorderedRestaurantCategories,
  RestaurantCategory,
  RestaurantCategoryInput,
  RestaurantCategoryOrder,
} from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { RestaurantCategoriesService } from './restaurant-categories.service.js';

@Controller('api/restaurant/categories')
export class RestaurantCategoriesController {
  constructor(private readonly categories: RestaurantCategoriesService) {}

  @Access('staff')
  @Answers([RestaurantCategory])
  @Get('all')
  async all(): Promise<RestaurantCategory[]> {
    return await this.categories.all();
  }

  @Access('admin')
  @Answers(RestaurantCategory, 201)
  @Post()
  async create(@Body() input: RestaurantCategoryInput): Promise<RestaurantCategory> {
    return await this.categories.create(input);
  }

  @Access('admin')
  @Answers(ReorderedRestaurantCategories)
  @Put('reorder')
  async reorder(@Body() { categoryOrders }: RestaurantCategoryOrder): Promise<ReorderedRestaurantCategories> {
    return { success: true, moved: await this.categories.reorder(categoryOrders) };
  }

  @Access('admin')
  @Answers(RestaurantCategory)
  @Put(':id')
  async change(
    @Param() { id }: RestaurantCategoryParams,
    @Body() input: RestaurantCategoryInput,
  ): Promise<RestaurantCategory> {
    return await this.categories.change(id, input);
  }

  @Access('admin')
  @Answers(DeletedRow)
  @Delete(':id')
  async delete(@Param() { id }: RestaurantCategoryParams, @Query() plan: PlanQuery): Promise<DeletedRow> {
    return await this.categories.delete(id, plan);
  }
}
