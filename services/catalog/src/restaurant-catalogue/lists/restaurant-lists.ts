import { RESTAURANT_LIST_EVENTS, RESTAURANT_STORE_LIST_EVENTS } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { GatewayLists, ofEveryStore } from '../../public-lists/gateway-lists.js';
import { ListsOfStores } from '../../public-lists/lists-of-stores.js';
import type { ReadyBytes } from '../../public-lists/ready-bytes.js';
import { StoreRevisions } from '../../public-lists/store-revisions.js';
import { OrderSheet } from './order-sheet.js';
import { StoreSheet } from './store-sheet.js';

/** The lists of restaurants: categories of the chain, and the products of each store. */
@Injectable()
export class RestaurantLists {
  private readonly chain: OrderSheet;
  private readonly sheets: ListsOfStores<StoreSheet>;

  constructor(@InjectDataSource() { manager }: DataSource, gateways: GatewayLists) {
    const chain = new OrderSheet(manager.connection);
    const revisions = new StoreRevisions(manager.connection, RESTAURANT_LIST_EVENTS, RESTAURANT_STORE_LIST_EVENTS);
    const make = (storeId: string | null): StoreSheet => new StoreSheet(storeId, chain, revisions, manager);
    gateways.keepFresh(async (stores) => ofEveryStore(await chain.changedPaths(), stores));
    this.chain = chain;
    this.sheets = new ListsOfStores(make, revisions, gateways, '/api/restaurant/products');
  }

  async categories(atLeast?: number): Promise<ReadyBytes> {
    return await this.chain.readList('categories', atLeast);
  }

  /** @param storeId null before the first store exists. */
  async products(storeId: string | null, atLeast?: number): Promise<ReadyBytes> {
    return await this.sheets.of(storeId).readList('products', atLeast);
  }
}
