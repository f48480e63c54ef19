import { PrintedTags, ShelfTags, StoreQuery, TagsMarked } from '@larder/contracts';
import { Access, Answers, BodyLimit, scopeOf } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { storeNotFound } from '../../stores/store.errors.js';
import { StoresService } from '../../stores/stores.service.js';
import { ORDER_BODY } from '../body-limits.js';
import { ShelfTagsService } from './shelf-tags.service.js';

@Controller('api/admin/shelf-tags')
export class ShelfTagsController {
  constructor(
    private readonly stores: StoresService,
    private readonly tags: ShelfTagsService,
  ) {}

  @Access('staff')
  @Answers(ShelfTags)
  @Get()
  async list(@Query() _named: StoreQuery, @Req() request: FastifyRequest): Promise<ShelfTags> {
    const store = await this.storeOf(request);
    return { store: store.slug, ...(await this.tags.toPrint(store.id)) };
  }

  @Access('store-admin')
  @Answers(TagsMarked)
  @BodyLimit(ORDER_BODY)
  @Post('printed')
  @HttpCode(200)
  async mark(
    @Query() _named: StoreQuery,
    @Body() { tags }: PrintedTags,
    @Req() request: FastifyRequest,
  ): Promise<TagsMarked> {
    const store = await this.storeOf(request);
    return await this.tags.markPrinted(store.id, tags);
  }

  private async storeOf(request: FastifyRequest): Promise<{ id: string; slug: string }> {
    const { store: id } = scopeOf(request);
    const store = id === null ? await this.stores.storeOf(undefined) : await this.stores.openStore(id);
    if (!store) throw storeNotFound();
    return store;
  }
}
