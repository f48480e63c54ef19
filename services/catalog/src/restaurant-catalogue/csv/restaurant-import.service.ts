import { randomUUID } from 'node:crypto';
import type { NewEvent, RestaurantProductState } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { ChangeSets } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CsvImport, type ImportSummary } from '../../csv/csv-import.js';
import { ImportedRows } from '../../csv/imported-rows.js';
import { PriceGuardService } from '../../price-guard/price-guard.service.js';
import { lockLists } from '../../public-lists/list-locks.js';
import { RESTAURANT_CATEGORY } from '../categories/restaurant-category.entity.js';
import { RestaurantCategoryRepository } from '../categories/restaurant-category.repository.js';
import { RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import { RESTAURANT_COLUMNS, type RestaurantColumn } from './restaurant-columns.js';
import { RestaurantImportPlan } from './restaurant-import-plan.js';
import { readRestaurantRow, type RestaurantRow } from './restaurant-row.js';

const ROWS = new ImportedRows(RESTAURANT_PRODUCT, 'restaurant-product');

const CATEGORIES = new ImportedRows(RESTAURANT_CATEGORY, 'restaurant-category');

const READING = {
  columns: RESTAURANT_COLUMNS,
  required: ['Name' as const],
  mostRows: LIMITS.restaurantProducts,
  row: readRestaurantRow,
};

@Injectable()
export class RestaurantImportService extends CsvImport<RestaurantColumn, RestaurantRow, RestaurantProductState> {
  protected readonly subjects = 'restaurant-product';
  protected readonly lockLists = async (manager: EntityManager): Promise<void> => lockLists(manager, 'restaurant');

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly products: RestaurantProductRepository,
    private readonly categories: RestaurantCategoryRepository,
    changes: ChangeSets,
    guard: PriceGuardService,
  ) {
    super(READING, dataSource, changes, guard);
  }

  protected async newPlan(manager: EntityManager): Promise<RestaurantImportPlan> {
    return new RestaurantImportPlan(await this.categories.all(manager));
  }

  protected async existing(manager: EntityManager): Promise<RestaurantProductState[]> {
    return await this.products.all(manager);
  }

  protected async save(
    manager: EntityManager,
    { created, updated, newCategories }: RestaurantImportPlan,
  ): Promise<NewEvent[]> {
    await CATEGORIES.insertAll(manager, newCategories);
    await ROWS.insertAll(manager, created);
    await ROWS.updateAll(manager, updated);
    // As when a category is created by hand: products that spell it differently get its spelling.
    for (const { name } of newCategories) await this.products.renameCategory(manager, name, name);
    return [];
  }

  protected summaryEvent(after: ImportSummary): NewEvent {
    return { type: 'restaurant-products.imported', subject: `restaurant-import:${randomUUID()}`, after };
  }
}
