import { copiedStore, EventConsumers, KnowsStores, type KnownStoreId, type StoreDirectory } from '@larder/platform';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogCopyConsumer } from './catalog-copy.consumer.js';

@KnowsStores()
export class CopiedStores implements StoreDirectory {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consumers: EventConsumers,
  ) {}

  async storeBySlug(slug: string): Promise<KnownStoreId | null> {
    await this.consumers.caughtUp(CatalogCopyConsumer);
    return await copiedStore(this.dataSource, 'restaurant_orders.store_copy', slug);
  }
}
