import { Readable } from 'node:stream';
import type { RestaurantProductState } from '@larder/contracts';
import { fileOfToday, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { csvPieces } from '../../csv/strides.js';
import { StoresService } from '../../stores/stores.service.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import { restaurantColumn, RESTAURANT_COLUMNS, type RestaurantColumn } from './restaurant-columns.js';
import { restaurantXlsx } from './restaurant-xlsx.js';

@Injectable()
export class RestaurantExportService {
  constructor(
    private readonly products: RestaurantProductRepository,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
  ) {}

  /** Every product as a file, named by the day in the default store's zone. The export is logged as an event. */
  async export(format: 'csv' | 'xlsx', now: Date): Promise<{ name: string; content: Readable | Buffer }> {
    const products = await this.products.all();
    const after = { count: products.length, format };
    await this.transactions.record({
      type: 'restaurant-products.exported',
      subject: 'restaurant-products:export',
      after,
    });
    const timeZone = await this.stores.defaultTimeZone();
    return {
      name: fileOfToday('restaurant_products_export', format, now, timeZone),
      content:
        format === 'csv'
          ? Readable.from(csvPieces(RESTAURANT_COLUMNS, products, csvText))
          : await restaurantXlsx(products),
    };
  }
}

function csvText(product: RestaurantProductState, column: RestaurantColumn): string {
  const value = restaurantColumn(column).value(product);
  return column === 'Price Per Unit' ? Number(value).toFixed(2) : String(value);
}
