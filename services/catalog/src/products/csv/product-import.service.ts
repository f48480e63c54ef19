import { randomUUID } from 'node:crypto';
import type { NewEvent, ProductState } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { ChangeSets } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CsvImport, type ImportSummary } from '../../csv/csv-import.js';
import { ImportedRows } from '../../csv/imported-rows.js';
import { PriceGuardService } from '../../price-guard/price-guard.service.js';
import { lockLists } from '../list-locks.js';
import { PRODUCT } from '../product.entity.js';
import { ProductRepository } from '../product.repository.js';
import { EXPORT_COLUMNS, REQUIRED_COLUMNS, type CsvColumn } from './csv-columns.js';
import { readRow, type CsvRow } from './csv-row.js';
import { ProductImportPlan } from './product-import-plan.js';

const READING = { columns: EXPORT_COLUMNS, required: REQUIRED_COLUMNS, mostRows: LIMITS.products, row: readRow };

const ROWS = new ImportedRows(PRODUCT, 'product');

@Injectable()
export class ProductImportService extends CsvImport<CsvColumn, CsvRow, ProductState> {
  protected readonly subjects = 'product';

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly products: ProductRepository,
    changes: ChangeSets,
    guard: PriceGuardService,
  ) {
    super(READING, dataSource, changes, guard);
  }

  protected readonly lockLists = lockLists;

  protected async newPlan(): Promise<ProductImportPlan> {
    return new ProductImportPlan();
  }

  protected async existing(manager: EntityManager): Promise<ProductState[]> {
    return await this.products.all(manager);
  }

  protected async save(manager: EntityManager, { created, updated }: ProductImportPlan): Promise<void> {
    const { lastPosition } = await this.products.end(manager);
    await ROWS.insertAll(manager, created, lastPosition);
    await ROWS.updateAll(manager, updated);
  }

  protected summaryEvent(after: ImportSummary): NewEvent {
    return { type: 'products.imported', subject: `import:${randomUUID()}`, after };
  }
}
