import {
  RESTAURANT_LIST_EVENTS,
  type PublicRestaurantProduct,
  type RestaurantCategoryState,
  type RestaurantProductState,
} from '@larder/contracts';
import { newestEventNumber } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { GatewayLists, ofEveryStore } from '../../public-lists/gateway-lists.js';
import type { Row } from '../../public-lists/ready-bytes.js';
import { ReadyLists } from '../../public-lists/ready-lists.js';
import { RESTAURANT_CATEGORY } from '../categories/restaurant-category.entity.js';
import { publicRestaurantProductView } from '../products/restaurant-product-view.js';
import { PRODUCTS_IN_ORDER, RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';

type ListKey = 'categories' | 'products';

interface RestaurantSnapshot {
  revision: number;
  categories: RestaurantCategoryState[];
  products: PublicRestaurantProduct[];
}

const REVISION = newestEventNumber('catalog', RESTAURANT_LIST_EVENTS);

@Injectable()
export class RestaurantLists extends ReadyLists<ListKey, RestaurantSnapshot> {
  protected readonly paths = new Map<ListKey, string>([
    ['categories', '/api/restaurant/categories'],
    ['products', '/api/restaurant/products'],
  ]);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    gateways: GatewayLists,
  ) {
    super();
    gateways.keepFresh(async (stores) => ofEveryStore(await this.changedPaths(), stores));
  }

  protected async revision(): Promise<number> {
    const rows: { revision: number }[] = await this.dataSource.query(`SELECT ${REVISION} AS revision`);
    return rows[0]?.revision ?? 0;
  }

  /** Active categories, and active products but those of an inactive category: one statement. */
  protected async snapshot(): Promise<RestaurantSnapshot> {
    type Row = Omit<RestaurantSnapshot, 'products'> & { products: RestaurantProductState[] };
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${REVISION} AS revision,
              (SELECT coalesce(jsonb_agg(${RESTAURANT_CATEGORY.json('c')} ORDER BY c.display_order, lower(c.name)), '[]')
                 FROM catalog.restaurant_category AS c WHERE c.active) AS categories,
              (SELECT coalesce(jsonb_agg(${RESTAURANT_PRODUCT.json('p')} ORDER BY ${PRODUCTS_IN_ORDER}), '[]')
                 FROM catalog.restaurant_product AS p
                 LEFT JOIN catalog.restaurant_category AS c ON lower(c.name) = lower(p.category)
                WHERE p.active AND c.active IS NOT FALSE) AS products`,
    );
    const { revision, categories, products } = rows[0] ?? { revision: 0, categories: [], products: [] };
    return { revision, categories, products: products.map(publicRestaurantProductView) };
  }

  /** Products show what their categories are, so every change may touch both. */
  protected touched(): Iterable<ListKey> {
    return this.paths.keys();
  }

  protected content({ categories, products }: RestaurantSnapshot, key: ListKey): readonly Row[] {
    return key === 'categories' ? categories : products;
  }
}
