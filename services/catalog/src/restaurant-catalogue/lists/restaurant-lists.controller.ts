import { ListQuery, PublicRestaurantProduct, RestaurantCategory } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheOf, sendReadyBytes } from '../../public-lists/send-ready-bytes.js';
import { tellName } from '../../stores/renamed-store.js';
import { StoresService } from '../../stores/stores.service.js';
import { RestaurantLists } from './restaurant-lists.js';

@Controller('api/restaurant')
export class RestaurantListsController {
  constructor(
    private readonly lists: RestaurantLists,
    private readonly stores: StoresService,
  ) {}

  @Access('public')
  @Answers([RestaurantCategory])
  @Get('categories')
  async categories(
    @Query() query: ListQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send('categories', query, request, reply);
  }

  @Access('public')
  @Answers([PublicRestaurantProduct])
  @Get('products')
  async products(@Query() query: ListQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send('products', query, request, reply);
  }

  private async send(
    key: 'categories' | 'products',
    { store, rev }: ListQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const shown = await this.stores.storeOf(store);
    tellName(reply, store, shown);
    const bytes =
      key === 'categories' ? await this.lists.categories(rev) : await this.lists.products(shown?.id ?? null, rev);
    await sendReadyBytes(request, reply, bytes, cacheOf(rev, bytes.revision));
  }
}
