import { EventConsumers, isTransient, RepeatedWork } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { STORE_COPY, type StoreCopyEntity } from './store-copy.entity.js';
import { StoresConsumer } from './stores.consumer.js';

export type KnownStore = Pick<StoreCopyEntity, 'id' | 'slug' | 'formerSlugs' | 'isDefault' | 'active'>;

/** The polling interval, in case a ring was lost. */
const EVERY_MS = 5_000;

/** SQL: the stores with their state `after` in catalog's log, which has what the copy lacks. One step in an index each. */
export const STATED_STORES = `system_ops.store_copy AS c CROSS JOIN LATERAL (
  SELECT after FROM catalog.event_log WHERE subject = 'store:' || c.id AND type IN ('store.created', 'store.updated')
   ORDER BY number DESC LIMIT 1) AS own`;

/** The stores' ids and short names, cached because every message to browsers needs them. */
@Injectable()
export class StoreNames extends RepeatedWork {
  private slugs = new Map<string, string>();
  private ids = new Map<string, string>();
  private byDefault: string | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consumers: EventConsumers,
  ) {
    super('store-names', EVERY_MS);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    // The next turn makes up for a failure.
    this.turn().catch(() => undefined);
  }

  async turn(): Promise<void> {
    this.learn(await this.dataSource.query(`SELECT ${STORE_COPY.columns('c')} FROM system_ops.store_copy AS c`));
  }

  /** Called after an event of a store, which the copy may not have yet. */
  async renew(): Promise<void> {
    try {
      await this.consumers.caughtUp(StoresConsumer);
      await this.turn();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
  }

  learn(stores: readonly KnownStore[]): void {
    this.slugs = new Map(stores.map(({ id, slug }) => [id, slug]));
    const open = stores.filter(({ active }) => active !== false);
    // Includes closed stores, so that their pages learn of the closing.
    const former = stores.flatMap(({ id, formerSlugs }) => (formerSlugs ?? []).map((slug) => [slug, id] as const));
    this.ids = new Map([...former, ...stores.map(({ id, slug }) => [slug, id] as const)]);
    this.byDefault = open.find(({ isDefault }) => isDefault)?.id ?? null;
  }

  slugOf(id: string): string | undefined {
    return this.slugs.get(id);
  }

  /** A store's id; the default store's for null; null for an unknown name. */
  idOf(slug: string | null): string | null {
    return slug === null ? this.byDefault : (this.ids.get(slug) ?? null);
  }

  /** Finds an open store; null for any other name. */
  async find(manager: EntityManager, slug: string): Promise<Pick<KnownStore, 'id' | 'slug'> | null> {
    const rows: KnownStore[] = await manager.query(
      `SELECT id, slug FROM system_ops.store_copy
        WHERE active IS NOT FALSE AND (slug = $1 OR $1 = ANY (former_slugs)) ORDER BY slug = $1 DESC LIMIT 1`,
      [slug],
    );
    return rows[0] ?? null;
  }
}
