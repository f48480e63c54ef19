import { Readable } from 'node:stream';
import { fileOfToday, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { StoresService } from '../../stores/stores.service.js';
import { ProductRepository } from '../product.repository.js';
import { exportCsv } from './export-csv.js';

export interface ProductExport {
  name: string;
  csv: Readable;
}

@Injectable()
export class ProductExportService {
  constructor(
    private readonly products: ProductRepository,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
  ) {}

  /** The list of one moment as a file, named by the day in the default store's zone. That it was taken out is an event. */
  async export(which: 'active' | 'all', now: Date): Promise<ProductExport> {
    const timeZone = await this.stores.defaultTimeZone();
    const { products } = await this.products.snapshot(which);
    const after = { count: products.length };
    await this.transactions.record({
      type: 'products.exported',
      subject: 'products:export',
      storeId: null,
      before: null,
      after,
    });
    return {
      name: fileOfToday('products_export', 'csv', now, timeZone),
      csv: Readable.from(exportCsv(products)),
    };
  }
}
