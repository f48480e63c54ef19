import { Settings, SettingsPatch, Store, StoreQuery, StoreSlugParams } from '@larder/contracts';
import { Access, Answers, scopeOf, sessionOf } from '@larder/platform';
import { Body, Controller, Get, Header, Param, Patch, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHARED_CACHE } from '../public-lists/shared-cache.js';
import { tellName } from './renamed-store.js';
import { fieldOfChain } from './store.errors.js';
import { StoresService } from './stores.service.js';

@Controller('api')
export class StoresController {
  constructor(private readonly stores: StoresService) {}

  @Access('public')
  @Answers([Store])
  @Get('stores')
  @Header('cache-control', SHARED_CACHE)
  async list(): Promise<Store[]> {
    return await this.stores.openStores();
  }

  @Access('public')
  @Answers(Store)
  @Get('stores/:slug')
  @Header('cache-control', SHARED_CACHE)
  async read(@Param() { slug }: StoreSlugParams, @Res({ passthrough: true }) reply: FastifyReply): Promise<Store> {
    const store = await this.stores.publicStore(slug);
    tellName(reply, slug, store);
    return store;
  }

  @Access('public')
  @Answers(Settings)
  @Get('admin/settings')
  @Header('cache-control', SHARED_CACHE)
  async readSettings(
    @Query() { store: slug }: StoreQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Settings> {
    const store = await this.stores.storeOf(slug);
    tellName(reply, slug, store);
    return await this.stores.settingsOf(store);
  }

  /** Without `?store=`: the caller's only store, or the default one; `everywhere` is every open one. */
  @Access('store-admin')
  @Answers(Settings)
  @Patch('admin/settings')
  async changeSettings(
    @Query() _named: StoreQuery,
    @Body() patch: SettingsPatch,
    @Req() request: FastifyRequest,
  ): Promise<Settings> {
    if (patch.everywhere === true && sessionOf(request).user.storeIds !== null) throw fieldOfChain('everywhere');
    return await this.stores.changeSettings(scopeOf(request), patch);
  }
}
