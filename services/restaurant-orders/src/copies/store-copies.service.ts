import { notFound } from '@larder/kernel';
import { EventConsumers } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogCopyConsumer } from './catalog-copy.consumer.js';

/** SQL condition on store_copy for the open store of a public call: the default one when the name is null. */
export const openStore = (name: string): string => `active IS NOT FALSE
  AND CASE WHEN ${name}::text IS NULL THEN is_default ELSE slug = ${name} OR ${name} = ANY (former_slugs) END`;

@Injectable()
export class StoreCopiesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consumers: EventConsumers,
  ) {}

  /** For calls whose answer does not depend on the store: its name must still exist. @throws Refusal `not_found` */
  async requireOpen(slug: string | undefined): Promise<void> {
    if (slug === undefined || (await this.isOpen(slug))) return;
    // The store may have been created just before this call.
    await this.consumers.caughtUp(CatalogCopyConsumer);
    if (!(await this.isOpen(slug))) throw notFound('Store');
  }

  private async isOpen(slug: string): Promise<boolean> {
    const rows: object[] = await this.dataSource.query(
      `SELECT 1 FROM restaurant_orders.store_copy WHERE ${openStore('$1')}`,
      [slug],
    );
    return rows.length > 0;
  }
}
