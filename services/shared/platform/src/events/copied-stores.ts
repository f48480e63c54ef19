import type { Type } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { KnowsStores, type KnownStoreId, type StoreDirectory } from '../auth/store-scope.js';
import { EventConsumers, type ConsumerClass } from './event-consumers.js';

/** Finds stores in a service's copy. @param copy the table of stores that the consumer keeps up to date */
export function copiedStores(copy: string, consumer: ConsumerClass): Type<StoreDirectory> {
  @KnowsStores()
  class CopiedStores implements StoreDirectory {
    constructor(
      @InjectDataSource() private readonly dataSource: DataSource,
      private readonly consumers: EventConsumers,
    ) {}

    async storeBySlug(slug: string): Promise<KnownStoreId | null> {
      await this.consumers.caughtUp(consumer);
      const rows: KnownStoreId[] = await this.dataSource.query(
        `SELECT id, active IS NOT FALSE AS "isOpen" FROM ${copy}
          WHERE slug = $1 OR $1 = ANY (former_slugs) ORDER BY slug = $1 DESC LIMIT 1`,
        [slug],
      );
      return rows[0] ?? null;
    }
  }
  return CopiedStores;
}
