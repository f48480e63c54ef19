import { inStoreOrder } from '@larder/kernel';
import { EventConsumers } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PurchaseConsumer } from './purchase.consumer.js';

export interface KnownStore {
  id: string;
  /** The store's short name, or its id while the copy has no name. */
  slug: string;
}

/** The copy of catalog's stores, closed ones included. */
@Injectable()
export class KnownStores {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consumers: EventConsumers,
  ) {}

  /** All stores, the default one first. */
  async all(): Promise<KnownStore[]> {
    const stores: (KnownStore & { name: string; isDefault: boolean })[] = await this.dataSource.query(
      `SELECT store_id AS id, called AS slug, called AS name, is_default AS "isDefault"
         FROM discounts_rebates.store_zone, coalesce(slug, store_id::text) AS called`,
    );
    return stores.sort(inStoreOrder);
  }

  /** Whether each of these ids is a store. */
  async hasAll(ids: readonly string[]): Promise<boolean> {
    if (await this.copied(ids)) return true;
    // The store may have been created just before this call.
    await this.consumers.caughtUp(PurchaseConsumer);
    return await this.copied(ids);
  }

  private async copied(ids: readonly string[]): Promise<boolean> {
    const [found] = await this.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM discounts_rebates.store_zone WHERE store_id = ANY($1::uuid[])',
      [ids],
    );
    return found?.count === ids.length;
  }
}
