import type { StoreState } from '@larder/contracts';
import { notFound, Refusal } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { StoreEntity } from './store.entity.js';

/** More than any chain has; no list is unbounded. */
const MOST_STORES = 1_000;

@Injectable()
export class StoreRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async open(): Promise<StoreEntity[]> {
    return await this.query().orderBy('store.isDefault', 'DESC').addOrderBy('store.name').limit(MOST_STORES).getMany();
  }

  /** @throws Refusal `not_found` */
  async bySlug(slug: string): Promise<StoreEntity> {
    const store = await this.query().andWhere('store.slug = :slug', { slug }).getOne();
    if (!store) throw storeNotFound();
    return store;
  }

  /** Null before the first store exists. */
  async byDefault(): Promise<StoreEntity | null> {
    return await this.query().andWhere('store.isDefault').getOne();
  }

  /** Locked; the default store without a slug. @throws Refusal `not_found` */
  async lockForChange(manager: EntityManager, slug: string | undefined): Promise<StoreEntity> {
    const named = slug === undefined ? 'store.isDefault' : 'store.slug = :slug';
    const store = await this.query(manager).setLock('pessimistic_write').andWhere(named, { slug }).getOne();
    if (!store) throw storeNotFound();
    return store;
  }

  async saveSettings(manager: EntityManager, state: StoreState): Promise<void> {
    const { id, status, lastUpdatedAt, pauseReason = null, pausedUntil = null } = state;
    await manager.update(StoreEntity, { id }, { status, lastUpdatedAt, pauseReason, pausedUntil });
  }

  private query(from: DataSource | EntityManager = this.dataSource): SelectQueryBuilder<StoreEntity> {
    return from.createQueryBuilder(StoreEntity, 'store').where('store.active');
  }
}

const storeNotFound = (): Refusal => notFound('Store');
