import { KnowsStores, type KnownStoreId, type StoreDirectory } from '@larder/platform';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

@KnowsStores()
export class CatalogStores implements StoreDirectory {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async storeBySlug(slug: string): Promise<KnownStoreId | null> {
    const rows: KnownStoreId[] = await this.dataSource.query(
      `SELECT id, active AS "isOpen" FROM catalog.store
        WHERE slug = $1 OR id = (SELECT store_id FROM catalog.store_slug WHERE slug = $1) ORDER BY slug = $1 DESC LIMIT 1`,
      [slug],
    );
    return rows[0] ?? null;
  }
}
