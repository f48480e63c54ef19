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
import { ProductRepository } from '../product.repository.js';
import { readRow, type CsvRow } from './csv-row.js';
import { ImportPlan } from './import-plan.js';
import { readProductHeader, type ProductHeader } from './product-header.js';
import { ProductImportRepository } from './product-import.repository.js';

const READING: CsvReading<ProductHeader, CsvRow> = {
  mostRows: LIMITS.products,
  header: readProductHeader,
  row: readRow,
};

@Injectable()
export class ProductImportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly products: ProductRepository,
    private readonly imported: ProductImportRepository,
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
      await this.products.lockLists(transaction.manager);
      const { plan, faults } = await this.plan(transaction.manager, file);
      await this.carryOut(transaction, plan, faults);
      return importResult(plan, faults, false);
    });
  }

  private async plan(manager: EntityManager, file: CsvFile<CsvRow>): Promise<{ plan: ImportPlan; faults: RowFaults }> {
    const plan = new ImportPlan();
    const faults = new RowFaults(file.faults);
    for await (const some of strides(await this.products.all(manager))) plan.know(some);
    for await (const some of strides(file.rows)) {
      for (const row of some) noting(faults, row.row, () => plan.add(row));
    }
    if (plan.products > LIMITS.products) throw tooManyProducts(LIMITS.products);
    return { plan, faults };
  }

  private async carryOut({ manager, announce }: Transaction, plan: ImportPlan, faults: RowFaults): Promise<void> {
    const { created, updated, unchanged } = plan;
    if (created.length + updated.length === 0) return;
    const { lastPosition } = await this.products.end(manager);
    await this.imported.insertAll(manager, created, lastPosition);
    await this.imported.updateAll(
      manager,
      updated.map(({ after }) => after),
    );
    const counts = { created: created.length, updated: updated.length, unchanged, failed: faults.count };
    announce({
      type: 'products.imported',
      subject: `import:${randomUUID()}`,
      storeId: null,
      before: null,
      after: { count: created.length + updated.length + unchanged, ...counts },
    });
  }
}
