import { Controller, Get, Header, Query } from '@nestjs/common';
import { StoreQuery, type Settings, type Store } from '@larder/contracts';
import { Access } from '@larder/platform';
import { SHARED_CACHE } from '../public-lists/shared-cache.js';
import { StoreRepository } from './store.repository.js';
import { settingsView, storeView } from './store-view.js';

@Controller('api')
export class StoresController {
  private readonly stores: StoreRepository;

  constructor(stores: StoreRepository) {
    this.stores = stores;
  }

  @Access('public')
  @Get('stores')
  @Header('cache-control', SHARED_CACHE)
  async list(): Promise<Store[]> {
    return (await this.stores.open()).map(storeView);
  }

  @Access('public')
  @Get('admin/settings')
  @Header('cache-control', SHARED_CACHE)
  async settings(@Query() { store }: StoreQuery): Promise<Settings> {
    return settingsView(store === undefined ? await this.stores.byDefault() : await this.stores.bySlug(store));
  }
}
