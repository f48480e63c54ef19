import {
  RESTAURANT_LIST_EVENTS,
  type PublicRestaurantProduct,
  type RestaurantCategoryState,
  type RestaurantProductState,
} from '@larder/contracts';
import { newestEventNumber } from '@larder/platform';
import type { DataSource } from 'typeorm';
import { ReadyLists } from '../../public-lists/ready-lists.js';
import { RESTAURANT_CATEGORY } from '../categories/restaurant-category.entity.js';
import { publicRestaurantProductView } from '../products/restaurant-product-view.js';
import { PRODUCTS_IN_ORDER, RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';

/** The same object in every store that does not override the product. */
export interface SheetRow {
  readonly state: RestaurantProductState;
  readonly shown: PublicRestaurantProduct;
}

interface SheetSnapshot {
  revision: number;
  categories: RestaurantCategoryState[];
  /** In the chain's order, including inactive products but not those of inactive categories. */
  rows: SheetRow[];
}

const REVISION = newestEventNumber('catalog', RESTAURANT_LIST_EVENTS);

/** The chain's restaurant products, and the categories, which are the same in every store. */
export class OrderSheet extends ReadyLists<'categories', SheetSnapshot> {
  protected readonly paths = new Map([['categories' as const, '/api/restaurant/categories']]);

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async revision(): Promise<number> {
    const rows: { revision: number }[] = await this.dataSource.query(`SELECT ${REVISION} AS revision`);
    return rows[0]?.revision ?? 0;
  }

  /** One statement. */
  protected async snapshot(): Promise<SheetSnapshot> {
    type Row = Omit<SheetSnapshot, 'rows'> & { products: RestaurantProductState[] };
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${REVISION} AS revision,
              (SELECT coalesce(jsonb_agg(${RESTAURANT_CATEGORY.json('c')} ORDER BY c.display_order, lower(c.name)), '[]')
                 FROM catalog.restaurant_category AS c WHERE c.active) AS categories,
              (SELECT coalesce(jsonb_agg(${RESTAURANT_PRODUCT.json('p')} ORDER BY ${PRODUCTS_IN_ORDER}), '[]')
                 FROM catalog.restaurant_product AS p
                 LEFT JOIN catalog.restaurant_category AS c ON lower(c.name) = lower(p.category)
                WHERE c.active IS NOT FALSE) AS products`,
    );
    const { revision, categories, products } = rows[0] ?? { revision: 0, categories: [], products: [] };
    return {
      revision,
      categories,
      rows: products.map((state) => ({ state, shown: publicRestaurantProductView(state) })),
    };
  }

  /** Products show their category's look, so every change may touch both. */
  protected touched(): Iterable<'categories'> {
    return this.paths.keys();
  }

  protected content({ categories }: SheetSnapshot): readonly RestaurantCategoryState[] {
    return categories;
  }
}
