import { Controller, Get, Header, Query } from '@nestjs/common';
import { StoreQuery, type Settings, type Store } from '@larder/contracts';
import { Access } from '@larder/platform';
import { StoreRepository } from './store.repository.js';
import { settingsView, storeView } from './store-view.js';

/** Boards poll these: fresh for a second, and kept by the gateway while we are away. */
const SHARED = 'public, max-age=1, stale-while-revalidate=2, stale-if-error=604800';

@Controller('api')
export class StoresController {
  private readonly stores: StoreRepository;

  constructor(stores: StoreRepository) {
    this.stores = stores;
  }

  @Access('public')
  @Get('stores')
  @Header('cache-control', SHARED)
  async list(): Promise<Store[]> {
    return (await this.stores.open()).map(storeView);
  }

  @Access('public')
  @Get('admin/settings')
  @Header('cache-control', SHARED)
  async settings(@Query() { store }: StoreQuery): Promise<Settings> {
    return settingsView(store === undefined ? await this.stores.byDefault() : await this.stores.bySlug(store));
  }
}
