import type { NewEvent, ProductImportResult } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import type { Transactions } from '@larder/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { tooManyProducts, fileIsEmpty, fileTooLarge, tooManyRows } from './csv-import.errors.js';
import { csvRecords } from './csv-records.js';
import { earlierLives } from './earlier-lives.js';
import { counted, type ImportPlan, type PlannedProduct, type PlannedRow } from './import-plan.js';
import { RowFaults } from './row-faults.js';
import { strides } from './strides.js';

interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

export type ImportSummary = Counts & { count: number; failed: number };

/** Imports a list of products from a CSV file: every row that has no fault. */
export abstract class CsvImport<Header, Row extends PlannedRow, Product extends PlannedProduct> {
  protected abstract readonly subjects: 'product' | 'restaurant-product';

  constructor(
    private readonly reading: CsvReading<Header, Row>,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  protected abstract lockLists(manager: EntityManager): Promise<void>;
  protected abstract newPlan(manager: EntityManager): Promise<ImportPlan<Product, Row>>;
  protected abstract existing(manager: EntityManager): Promise<Product[]>;
  protected abstract save(manager: EntityManager, plan: ImportPlan<Product, Row>): Promise<void>;
  /** The last event, after one for each changed row. */
  protected abstract summaryEvent(after: ImportSummary): NewEvent;

  async preview(csv: string): Promise<ProductImportResult> {
    const { plan, faults } = await this.plan(this.dataSource.manager, await readCsvFile(csv, this.reading));
    return importResult(plan, faults, true);
  }

  /** The file is read before the lock is taken, so that others do not wait for the reading. */
  async import(csv: string): Promise<ProductImportResult> {
    const file = await readCsvFile(csv, this.reading);
    return await this.transactions.run(async ({ manager, announce }) => {
      await this.lockLists(manager);
      const { plan, faults } = await this.plan(manager, file);
      if (plan.changes > 0) {
        await this.save(manager, plan);
        const { created, updated, unchanged } = countsOf(plan);
        const count = created + updated + unchanged;
        announce(this.summaryEvent({ count, created, updated, unchanged, failed: faults.count }));
      }
      return importResult(plan, faults, false);
    });
  }

  private async plan(
    manager: EntityManager,
    file: CsvFile<Row>,
  ): Promise<{ plan: ImportPlan<Product, Row>; faults: RowFaults }> {
    const { mostRows } = this.reading;
    const plan = await this.newPlan(manager);
    const faults = new RowFaults(file.faults);
    for await (const some of strides(await this.existing(manager))) plan.know(some);
    plan.remember(await earlierLives<Product>(manager, this.subjects, plan.expect(file.rows)));
    for await (const some of strides(file.rows)) {
      for (const row of some) faults.note(row.row, () => plan.add(row));
    }
    if (plan.products > mostRows) throw tooManyProducts(mostRows);
    return { plan, faults };
  }
}

type AnyPlan = Pick<
  ImportPlan<PlannedProduct, PlannedRow>,
  'created' | 'updated' | 'unchanged' | 'createdWithId' | 'rows' | 'notes'
>;

const countsOf = ({ created, updated, unchanged }: AnyPlan): Counts => ({
  created: created.length,
  updated: updated.length,
  unchanged,
});

function importResult(plan: AnyPlan, faults: RowFaults, dryRun: boolean): ProductImportResult {
  const counts = countsOf(plan);
  return {
    success: plan.rows,
    failed: faults.count,
    errors: faults.first(),
    message: [message(plan.rows, faults.count, counts, dryRun), ...plan.notes()].join(' '),
    ...counts,
    createdWithId: plan.createdWithId,
    notes: plan.notes().join(' '),
    dryRun,
  };
}

function message(rows: number, failed: number, { created, updated, unchanged }: Counts, dryRun: boolean): string {
  if (rows + failed === 0) return 'The file has a header and no rows, so there was nothing to import.';
  const done = dryRun ? 'would be imported' : 'imported';
  const products = created + updated + unchanged;
  const sentence = `${counted(products, 'product')} ${done}: ${created} created, ${updated} updated, ${unchanged} unchanged.`;
  return failed === 0 ? sentence : `${sentence} ${counted(failed, 'row')} ${dryRun ? 'would fail' : 'failed'}.`;
}

interface CsvReading<Header, Row> {
  /** More rows than any list could hold are refused. */
  mostRows: number;
  header: (cells: readonly string[]) => Header;
  /** @throws RowFault */
  row: (row: number, cells: readonly string[], header: Header) => Row;
}

interface CsvFile<Row> {
  rows: Row[];
  faults: RowFaults;
}

/** @throws Refusal when the file as a whole cannot be read. */
async function readCsvFile<Header, Row>(
  csv: string,
  { mostRows, header: readHeader, row: readRow }: CsvReading<Header, Row>,
): Promise<CsvFile<Row>> {
  if (Buffer.byteLength(csv) > LIMITS.csvBytes) throw fileTooLarge();
  const rows: Row[] = [];
  const faults = new RowFaults();
  let header: Header | undefined;
  let read = 0;
  for await (const records of csvRecords(csv)) {
    for (const { row, cells } of records) {
      if (header === undefined) header = readHeader(cells);
      else {
        const columns = header;
        if (++read > mostRows) throw tooManyRows(mostRows);
        faults.note(row, () => rows.push(readRow(row, cells, columns)));
      }
    }
  }
  if (header === undefined) throw fileIsEmpty();
  return { rows, faults };
}
