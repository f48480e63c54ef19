import { Readable } from 'node:stream';
import type { ProductState } from '@larder/contracts';
import { fileOfToday, Transactions, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { csvPieces } from '../../csv/strides.js';
import { StoresService } from '../../stores/stores.service.js';
import { ProductLists } from '../product-lists.js';
import { ProductRepository } from '../product.repository.js';
import { EXPORT_COLUMNS, type CsvColumn } from './csv-columns.js';

@Injectable()
export class ProductExportService {
  constructor(
    private readonly products: ProductRepository,
    private readonly lists: ProductLists,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
  ) {}

  /** The chain's list of one moment as a file, or a store's, named by the day in its zone. The export is logged as an event. */
  async export(
    which: 'active' | 'all',
    { storeOfRecord: storeId }: StoreScope,
    now: Date,
  ): Promise<{ name: string; csv: Readable }> {
    const timeZone = await this.stores.timeZoneOf(storeId);
    const all = storeId === null ? (await this.products.snapshot()).products : await this.lists.statesOf(storeId);
    const products = which === 'all' ? all : all.filter(({ active }) => active);
    const after = { count: products.length };
    await this.transactions.record({ type: 'products.exported', subject: 'products:export', storeId, after });
    return {
      name: fileOfToday('products_export', 'csv', now, timeZone),
      csv: Readable.from(csvPieces(EXPORT_COLUMNS, products, cell)),
    };
  }
}

function cell(product: ProductState, column: CsvColumn): string {
  switch (column) {
    case 'retailPrice':
    case 'ourPrice':
      return (product[`${column}Cents`] / 100).toFixed(2);
    default:
      return String(product[column] ?? '');
  }
}
