import { Readable } from 'node:stream';
import type { ProductState, RetailOverrideState } from '@larder/contracts';
import { fileOfToday, Transactions, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { csvPieces } from '../../csv/strides.js';
import { StoresService } from '../../stores/stores.service.js';
import { RETAIL_OVERRIDES } from '../overrides/retail-override.entity.js';
import { ProductLists } from '../product-lists.js';
import { ProductRepository } from '../product.repository.js';
import { EXPORT_COLUMNS, LONG_COLUMNS } from './csv-columns.js';
import { isStoreColumn, slugOf, storeCell, storeColumns, type StoreColumn } from './store-columns.js';

type ListColumn = (typeof EXPORT_COLUMNS)[number];

interface NamedStore {
  readonly id: string;
  readonly slug: string;
}

@Injectable()
export class ProductExportService {
  constructor(
    private readonly products: ProductRepository,
    private readonly lists: ProductLists,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * The list of the chain or of a store as a file, named by the day in its zone. The export is logged as an event.
   * @param beside stores that get columns with their overrides
   */
  async export(
    which: 'active' | 'all',
    { storeOfRecord: storeId }: StoreScope,
    beside: readonly NamedStore[],
    now: Date,
  ): Promise<{ name: string; csv: Readable }> {
    const timeZone = await this.stores.timeZoneOf(storeId);
    const all = storeId === null ? (await this.products.snapshot()).products : await this.lists.statesOf(storeId);
    const products = which === 'all' ? all : all.filter(({ active }) => active);
    const after = { count: products.length };
    await this.transactions.record({ type: 'products.exported', subject: 'products:export', storeId, after });
    const ownValues = await this.valuesOf(beside);
    const columns: (ListColumn | StoreColumn)[] = [
      ...EXPORT_COLUMNS,
      ...beside.flatMap(({ slug }) => storeColumns(slug)),
    ];
    const read = (product: ProductState, column: ListColumn | StoreColumn): string =>
      isStoreColumn(column)
        ? storeCell(ownValues.get(`${slugOf(column)} ${product.id}`) ?? null, column)
        : cell(product, column);
    return {
      name: fileOfToday('products_export', 'csv', now, timeZone),
      csv: Readable.from(csvPieces(columns, products, read)),
    };
  }

  /** Stores' own values, a row for each product and store: an import accepts the file unchanged. */
  async storePrices(
    { storeOfRecord: storeId }: StoreScope,
    stores: readonly NamedStore[],
    now: Date,
  ): Promise<{ name: string; csv: Readable }> {
    const timeZone = await this.stores.timeZoneOf(storeId);
    const { products } = await this.products.snapshot();
    const places = new Map(products.map((product, place) => [product.id, { product, place }]));
    const rows: { store: string; product: ProductState; place: number; own: RetailOverrideState }[] = [];
    const overrides = await RETAIL_OVERRIDES.byStore(this.dataSource.manager, stores);
    for (const { id, slug: store } of stores) {
      const ofStore = (overrides.get(id) ?? []).flatMap(({ productId, own }) => {
        const known = places.get(productId);
        return known && own ? [{ store, ...known, own }] : [];
      });
      for (const row of ofStore.toSorted((one, other) => one.place - other.place)) rows.push(row);
    }
    const after = { count: rows.length };
    await this.transactions.record({ type: 'products.exported', subject: 'products:export', storeId, after });
    const read = ({ store, product, own }: (typeof rows)[number], column: (typeof LONG_COLUMNS)[number]): string => {
      if (column === 'store') return store;
      if (column === 'id' || column === 'description' || column === 'size') return product[column];
      return storeCell(own, column);
    };
    return {
      name: fileOfToday('store_prices_export', 'csv', now, timeZone),
      csv: Readable.from(csvPieces(LONG_COLUMNS, rows, read)),
    };
  }

  /** Own values by short name and product. */
  private async valuesOf(stores: readonly NamedStore[]): Promise<ReadonlyMap<string, RetailOverrideState | null>> {
    const overrides = await RETAIL_OVERRIDES.byStore(this.dataSource.manager, stores);
    return new Map(
      stores.flatMap(({ id, slug }) =>
        (overrides.get(id) ?? []).map(({ productId, own }) => [`${slug} ${productId}`, own] as const),
      ),
    );
  }
}

function cell(product: ProductState, column: ListColumn): string {
  switch (column) {
    case 'retailPrice':
    case 'ourPrice':
      return (product[`${column}Cents`] / 100).toFixed(2);
    default:
      return String(product[column] ?? '');
  }
}
