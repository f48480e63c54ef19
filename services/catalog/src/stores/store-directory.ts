import { KnowsStores, type StoreDirectory } from '@larder/platform';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

@KnowsStores()
export class CatalogStores implements StoreDirectory {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async storeBySlug(slug: string): Promise<{ id: string; isOpen: boolean } | null> {
    const rows: { id: string; isOpen: boolean }[] = await this.dataSource.query(
      'SELECT id, active AS "isOpen" FROM catalog.store WHERE slug = $1',
      [slug],
    );
    return rows[0] ?? null;
  }
}
