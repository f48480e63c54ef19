import { Readable } from 'node:stream';
import type { RestaurantProductState } from '@larder/contracts';
import { fileOfToday, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { StoresService } from '../../stores/stores.service.js';
import { RestaurantProductRepository } from '../products/restaurant-product.repository.js';
import { restaurantCsv } from './restaurant-cells.js';
import { restaurantXlsx } from './restaurant-xlsx.js';

export interface RestaurantExport {
  name: string;
  content: Readable | Buffer;
}

@Injectable()
export class RestaurantExportService {
  constructor(
    private readonly products: RestaurantProductRepository,
    private readonly stores: StoresService,
    private readonly transactions: Transactions,
  ) {}

  /** Every product as a CSV file, named by the day in the default store's zone. */
  async csv(now: Date): Promise<RestaurantExport> {
    const products = await this.takeOut('csv');
    return { name: await this.nameOf('csv', now), content: Readable.from(restaurantCsv(products)) };
  }

  /** Every product as an Excel file. */
  async xlsx(now: Date): Promise<RestaurantExport> {
    const products = await this.takeOut('xlsx');
    return { name: await this.nameOf('xlsx', now), content: await restaurantXlsx(products) };
  }

  /** That the list was taken out is an event. */
  private async takeOut(format: 'csv' | 'xlsx'): Promise<RestaurantProductState[]> {
    const products = await this.products.all();
    await this.transactions.record({
      type: 'restaurant-products.exported',
      subject: 'restaurant-products:export',
      storeId: null,
      before: null,
      after: { count: products.length, format },
    });
    return products;
  }

  private async nameOf(ending: string, now: Date): Promise<string> {
    const timeZone = await this.stores.defaultTimeZone();
    return fileOfToday('restaurant_products_export', ending, now, timeZone);
  }
}
