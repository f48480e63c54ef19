import { EventConsumers, KnowsStores, type StoreDirectory } from '@larder/platform';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogCopyConsumer } from './catalog-copy.consumer.js';

@KnowsStores()
export class CopiedStores implements StoreDirectory {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consumers: EventConsumers,
  ) {}

  /** Also one that was opened a moment ago. */
  async storeBySlug(slug: string): Promise<{ id: string; isOpen: boolean } | null> {
    await this.consumers.caughtUp(CatalogCopyConsumer);
    const rows: { id: string; isOpen: boolean }[] = await this.dataSource.query(
      'SELECT id, true AS "isOpen" FROM restaurant_orders.store_copy WHERE slug = $1',
      [slug],
    );
    return rows[0] ?? null;
  }
}
