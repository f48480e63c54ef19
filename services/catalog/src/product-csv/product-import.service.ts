import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ProductImportResult } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { Transactions, type Transaction } from '@larder/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { ProductRepository } from '../products/product.repository.js';
import { readHeader, type CsvHeader } from './csv-header.js';
import { fileIsEmpty, fileTooLarge, tooManyProducts, tooManyRows } from './csv-import.errors.js';
import { csvRecords } from './csv-records.js';
import { readRow, RowFault, type CsvRow } from './csv-row.js';
import { ImportPlan } from './import-plan.js';
import { importResult } from './import-result.js';
import { ProductImportRepository } from './product-import.repository.js';
import { RowFaults } from './row-faults.js';

/** Rows or products that are thought about before other requests get their turn. */
const STRIDE = 2_000;

interface CsvFile {
  rows: CsvRow[];
  faults: RowFaults;
}

@Injectable()
export class ProductImportService {
  private readonly dataSource: DataSource;
  private readonly products: ProductRepository;
  private readonly imported: ProductImportRepository;
  private readonly transactions: Transactions;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    products: ProductRepository,
    imported: ProductImportRepository,
    transactions: Transactions,
  ) {
    this.dataSource = dataSource;
    this.products = products;
    this.imported = imported;
    this.transactions = transactions;
  }

  /** Says what an import would do and does nothing. */
  async preview(csv: string): Promise<ProductImportResult> {
    const { plan, faults } = await this.plan(this.dataSource.manager, await readFile(csv));
    return importResult(plan, faults, true);
  }

  /** Imports every row that has no fault. The file is read before the lock is taken: nobody waits for our reading. */
  async import(csv: string): Promise<ProductImportResult> {
    const file = await readFile(csv);
    return await this.transactions.run(async (transaction) => {
      await this.products.lockLists(transaction.manager);
      const { plan, faults } = await this.plan(transaction.manager, file);
      await this.carryOut(transaction, plan, faults);
      return importResult(plan, faults, false);
    });
  }

  private async plan(manager: EntityManager, file: CsvFile): Promise<{ plan: ImportPlan; faults: RowFaults }> {
    const plan = new ImportPlan();
    const faults = new RowFaults(file.faults);
    for await (const some of strides(await this.products.all(manager))) plan.know(some);
    for await (const some of strides(file.rows)) {
      for (const row of some) noting(faults, row.row, () => plan.add(row));
    }
    if (plan.products > LIMITS.products) throw tooManyProducts();
    return { plan, faults };
  }

  private async carryOut({ manager, announce }: Transaction, plan: ImportPlan, faults: RowFaults): Promise<void> {
    const { created, updated, unchanged } = plan;
    if (created.length + updated.length === 0) return;
    const { lastPosition } = await this.products.end(manager);
    await this.imported.insert(manager, created, lastPosition);
    await this.imported.update(
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

async function readFile(csv: string): Promise<CsvFile> {
  if (Buffer.byteLength(csv) > LIMITS.csvBytes) throw fileTooLarge();
  const rows: CsvRow[] = [];
  const faults = new RowFaults();
  let header: CsvHeader | undefined;
  let read = 0;
  for await (const records of csvRecords(csv)) {
    for (const { row, cells } of records) {
      if (header === undefined) header = readHeader(cells);
      else {
        const columns = header;
        if (++read > LIMITS.products) throw tooManyRows();
        noting(faults, row, () => rows.push(readRow(row, cells, columns)));
      }
    }
  }
  if (header === undefined) throw fileIsEmpty();
  return { rows, faults };
}

function noting(faults: RowFaults, row: number, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    faults.add(row, error.message);
  }
}

async function* strides<T>(list: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < list.length; start += STRIDE) {
    yield list.slice(start, start + STRIDE);
    await breathe();
  }
}
