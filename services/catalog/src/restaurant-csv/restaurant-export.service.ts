import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Transactions } from '@larder/platform';
import { fileOfToday } from '../csv/download.js';
import { RestaurantProductRepository } from '../restaurant-products/restaurant-product.repository.js';
import { StoreRepository } from '../stores/store.repository.js';
import { restaurantCsv } from './restaurant-cells.js';

export interface RestaurantExport {
  name: string;
  content: Readable;
}

@Injectable()
export class RestaurantExportService {
  private readonly products: RestaurantProductRepository;
  private readonly stores: StoreRepository;
  private readonly transactions: Transactions;

  constructor(products: RestaurantProductRepository, stores: StoreRepository, transactions: Transactions) {
    this.products = products;
    this.stores = stores;
    this.transactions = transactions;
  }

  /** Every product as a file, named by the day in the default store's zone. That it was taken out is an event. */
  async csv(now: Date): Promise<RestaurantExport> {
    const store = await this.stores.byDefault();
    const products = await this.products.all();
    await this.transactions.run(({ announce }) => {
      const after = { count: products.length, format: 'csv' as const };
      announce({
        type: 'restaurant-products.exported',
        subject: 'restaurant-products:export',
        storeId: null,
        before: null,
        after,
      });
      return Promise.resolve();
    });
    const name = fileOfToday('restaurant_products_export', 'csv', now, store?.timeZone ?? 'UTC');
    return { name, content: Readable.from(restaurantCsv(products)) };
  }
}
