import { randomUUID } from 'node:crypto';
import type { ProductImportResult } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { Transactions, type Transaction } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { tooManyProducts } from '../../csv/csv-import.errors.js';
import { importResult } from '../../csv/import-result.js';
import { readCsvFile, type CsvFile, type CsvReading } from '../../csv/read-csv-file.js';
import { noting } from '../../csv/row-fault.js';
import { RowFaults } from '../../csv/row-faults.js';
import { strides } from '../../csv/strides.js';
import { RestaurantCategoryRepository } from '../categories/restaurant-category.repository.js';
import { lockRestaurantLists } from '../products/restaurant-lists-lock.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import { readRestaurantHeader, type RestaurantHeader } from './restaurant-columns.js';
import { RestaurantImportPlan } from './restaurant-import-plan.js';
import { RestaurantImportRepository } from './restaurant-import.repository.js';
import { readRestaurantRow, type RestaurantRow } from './restaurant-row.js';

const READING: CsvReading<RestaurantHeader, RestaurantRow> = {
  mostRows: LIMITS.restaurantProducts,
  header: readRestaurantHeader,
  row: readRestaurantRow,
};

@Injectable()
export class RestaurantImportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly products: RestaurantProductRepository,
    private readonly categories: RestaurantCategoryRepository,
    private readonly imported: RestaurantImportRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Says what an import would do and does nothing. */
  async preview(csv: string): Promise<ProductImportResult> {
    const { plan, faults } = await this.plan(this.dataSource.manager, await readCsvFile(csv, READING));
    return importResult(plan, faults, true);
  }

  /** Imports every row that has no fault. The file is read before the lock is taken: nobody waits for our reading. */
  async import(csv: string): Promise<ProductImportResult> {
    const file = await readCsvFile(csv, READING);
    return await this.transactions.run(async (transaction) => {
      await lockRestaurantLists(transaction.manager);
      const { plan, faults } = await this.plan(transaction.manager, file);
      await this.carryOut(transaction, plan, faults);
      return importResult(plan, faults, false);
    });
  }

  private async plan(
    manager: EntityManager,
    file: CsvFile<RestaurantRow>,
  ): Promise<{ plan: RestaurantImportPlan; faults: RowFaults }> {
    const categories = await this.categories.all(manager);
    const plan = new RestaurantImportPlan(categories.map(({ name }) => name));
    const faults = new RowFaults(file.faults);
    for await (const some of strides(await this.products.all(manager))) plan.know(some);
    for await (const some of strides(file.rows)) {
      for (const row of some) noting(faults, row.row, () => plan.add(row));
    }
    if (plan.products > LIMITS.restaurantProducts) throw tooManyProducts(LIMITS.restaurantProducts);
    return { plan, faults };
  }

  private async carryOut(
    { manager, announce }: Transaction,
    { created, updated, unchanged }: RestaurantImportPlan,
    faults: RowFaults,
  ): Promise<void> {
    if (created.length + updated.length === 0) return;
    await this.imported.insertAll(manager, created);
    await this.imported.updateAll(manager, updated);
    const counts = { created: created.length, updated: updated.length, unchanged, failed: faults.count };
    announce({
      type: 'restaurant-products.imported',
      subject: `restaurant-import:${randomUUID()}`,
      storeId: null,
      before: null,
      after: { count: created.length + updated.length + unchanged, ...counts },
    });
  }
}
