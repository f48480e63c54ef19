import { copiedStore, EventConsumers, KnowsStores, type KnownStoreId, type StoreDirectory } from '@larder/platform';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { StoresConsumer } from './stores.consumer.js';

@KnowsStores()
export class OpsStores implements StoreDirectory {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consumers: EventConsumers,
  ) {}

  async storeBySlug(slug: string): Promise<KnownStoreId | null> {
    await this.consumers.caughtUp(StoresConsumer);
    return await copiedStore(this.dataSource, 'system_ops.store_copy', slug);
  }
}
