import { Settings, SettingsPatch, Store, StoreQuery } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Body, Controller, Get, Header, Patch, Query } from '@nestjs/common';
import { SHARED_CACHE } from '../public-lists/shared-cache.js';
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
  @Answers(Settings)
  @Get('admin/settings')
  @Header('cache-control', SHARED_CACHE)
  async readSettings(@Query() { store }: StoreQuery): Promise<Settings> {
    return await this.stores.readSettings(store);
  }

  @Access('admin')
  @Answers(Settings)
  @Patch('admin/settings')
  async changeSettings(@Query() { store }: StoreQuery, @Body() patch: SettingsPatch): Promise<Settings> {
    return await this.stores.changeSettings(store, patch);
  }
}
