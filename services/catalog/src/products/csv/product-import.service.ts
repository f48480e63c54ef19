import { randomUUID } from 'node:crypto';
import type { NewEvent, ProductState } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { ChangeSets } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { columnOfNoStore, rowOfNoStore } from '../../csv/csv-import.errors.js';
import { CsvImport, type ImportSummary } from '../../csv/csv-import.js';
import { ImportedRows } from '../../csv/imported-rows.js';
import { PriceGuardService } from '../../price-guard/price-guard.service.js';
import { lockLists } from '../../public-lists/list-locks.js';
import { StoresService } from '../../stores/stores.service.js';
import { RETAIL_OVERRIDES } from '../overrides/retail-override.entity.js';
import { PRODUCT } from '../product.entity.js';
import { tooManyPairs } from '../product.errors.js';
import { ProductRepository } from '../product.repository.js';
import { EXPORT_COLUMNS, REQUIRED_COLUMNS, type CsvColumn } from './csv-columns.js';
import { readLongRow, readRow, type CsvRow } from './csv-row.js';
import { ProductImportPlan } from './product-import-plan.js';
import { slugOf, STORE_COLUMN } from './store-columns.js';

const READING = {
  columns: [...EXPORT_COLUMNS, 'store'] as const,
  required: REQUIRED_COLUMNS,
  long: { required: ['store', 'id'] as const, row: readLongRow },
  mostRows: LIMITS.products,
  pattern: STORE_COLUMN,
  row: readRow,
};

const ROWS = new ImportedRows(PRODUCT, 'product');

@Injectable()
export class ProductImportService extends CsvImport<CsvColumn, CsvRow, ProductState> {
  protected readonly subjects = 'product';

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly products: ProductRepository,
    changes: ChangeSets,
    guard: PriceGuardService,
    private readonly stores: StoresService,
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

  protected async save(manager: EntityManager, plan: ProductImportPlan): Promise<NewEvent[]> {
    const { created, updated, overrides } = plan;
    const { lastPosition } = await this.products.end(manager);
    await ROWS.insertAll(manager, created, lastPosition);
    await ROWS.updateAll(manager, updated);
    return RETAIL_OVERRIDES.withSums(await RETAIL_OVERRIDES.save(manager, overrides));
  }

  /** @throws Refusal for a column or a row of a store that is unknown or closed */
  protected override async complete(
    manager: EntityManager,
    plan: ProductImportPlan,
    further: readonly string[],
  ): Promise<void> {
    const named = await this.stores.openByName();
    const slugs = [...new Set([...further.map(slugOf), ...plan.storesOfRows.keys()])];
    // A file may call a store by its present name or by a former one, but not by both.
    const firstNames = new Map(slugs.toReversed().map((slug) => [named.get(slug)?.id, slug]));
    const isKnown = (slug: string): boolean => named.has(slug) && firstNames.get(named.get(slug)?.id) === slug;
    const unknown = further.find((column) => !isKnown(slugOf(column)));
    if (unknown !== undefined) throw columnOfNoStore(unknown);
    for (const [slug, row] of plan.storesOfRows) if (!isKnown(slug)) throw rowOfNoStore(row, slug);
    const stores = slugs.map((slug) => ({ id: named.get(slug)?.id ?? '', slug }));
    const overrides = await RETAIL_OVERRIDES.byStore(manager, stores);
    for (const store of stores)
      plan.say(store, new Map(overrides.get(store.id)?.map(({ productId, own }) => [productId, own])));
    if (plan.overrides.length > LIMITS.overridesAtOnce) throw tooManyPairs();
  }

  protected summaryEvent(after: ImportSummary): NewEvent {
    return { type: 'products.imported', subject: `import:${randomUUID()}`, after };
  }
}
