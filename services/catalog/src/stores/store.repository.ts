import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Refusal } from '@larder/kernel';
import type { DataSource } from 'typeorm';
import { StoreEntity } from './store.entity.js';

/** More stores than any chain has; no list is unbounded. */
const MOST_STORES = 1_000;

@Injectable()
export class StoreRepository {
  private readonly dataSource: DataSource;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  /** Open stores, the default one first. */
  async open(): Promise<StoreEntity[]> {
    return await this.query().orderBy('store.isDefault', 'DESC').addOrderBy('store.name').limit(MOST_STORES).getMany();
  }

  /** @throws Refusal `not_found` */
  async bySlug(slug: string): Promise<StoreEntity> {
    const store = await this.query().andWhere('store.slug = :slug', { slug }).getOne();
    if (!store) throw new Refusal('not_found', 'There is no such store.');
    return store;
  }

  /** The store that is meant when none is named; null before the first one exists. */
  async byDefault(): Promise<StoreEntity | null> {
    return await this.query().andWhere('store.isDefault').getOne();
  }

  private query() {
    return this.dataSource.createQueryBuilder(StoreEntity, 'store').where('store.active');
  }
}
