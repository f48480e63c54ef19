import type { RestaurantCategoryPlace, RestaurantCategoryState } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { lockLists } from '../../public-lists/list-locks.js';
import { RESTAURANT_CATEGORY, RestaurantCategoryEntity } from './restaurant-category.entity.js';

export interface CategoryClash {
  slug: boolean;
  name: boolean;
}

@Injectable()
export class RestaurantCategoryRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async all(manager: EntityManager = this.dataSource.manager): Promise<RestaurantCategoryState[]> {
    const rows: RestaurantCategoryState[] = await manager.query(
      `SELECT ${RESTAURANT_CATEGORY.columns('c')} FROM catalog.restaurant_category AS c ORDER BY c.display_order, lower(c.name)`,
    );
    return rows.map((row) => RESTAURANT_CATEGORY.pick(row));
  }

  /** Runs under the list lock; null when there is none. */
  async lockForChange(manager: EntityManager, id: string): Promise<RestaurantCategoryState | null> {
    await lockLists(manager, 'restaurant');
    const rows: RestaurantCategoryState[] = await manager.query(
      `SELECT ${RESTAURANT_CATEGORY.columns('c')} FROM catalog.restaurant_category AS c WHERE c.id = $1`,
      [id],
    );
    return rows[0] ? RESTAURANT_CATEGORY.pick(rows[0]) : null;
  }

  async clash(manager: EntityManager, { id, slug, name }: RestaurantCategoryState): Promise<CategoryClash> {
    const rows: CategoryClash[] = await manager.query(
      `SELECT coalesce(bool_or(slug = $2), false) AS slug, coalesce(bool_or(lower(name) = lower($3)), false) AS name
         FROM catalog.restaurant_category WHERE id <> $1`,
      [id, slug, name],
    );
    return rows[0] ?? { slug: false, name: false };
  }

  async insert(manager: EntityManager, state: RestaurantCategoryState): Promise<void> {
    await manager.insert(RestaurantCategoryEntity, state);
  }

  async saveCategory(manager: EntityManager, state: RestaurantCategoryState): Promise<void> {
    await manager.update(RestaurantCategoryEntity, { id: state.id }, RESTAURANT_CATEGORY.stored(state));
  }

  async savePlaces(manager: EntityManager, places: readonly RestaurantCategoryPlace[]): Promise<void> {
    await manager.query(
      `UPDATE catalog.restaurant_category AS c SET display_order = wanted.place
         FROM unnest($1::uuid[], $2::int[]) AS wanted (id, place) WHERE c.id = wanted.id`,
      [places.map(({ id }) => id), places.map(({ displayOrder }) => displayOrder)],
    );
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM catalog.restaurant_category WHERE id = $1', [id]);
  }
}
