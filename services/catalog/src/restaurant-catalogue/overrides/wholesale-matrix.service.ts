import type {
  OverrideMatrix,
  OverrideMatrixQuery,
  RestaurantOverrideState,
  RestaurantProductState,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { readMatrix } from '../../overrides/override-matrix.js';
import { wholesaleChainValues, wholesaleOverrideView } from '../products/restaurant-product-view.js';
import { PRODUCTS_IN_ORDER, RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';
import { RESTAURANT_OVERRIDE } from './restaurant-override.entity.js';

/** Restaurant products, and each store's own values of them. */
@Injectable()
export class WholesaleMatrixService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param slugs of the open stores, by their ids. */
  async page(slugs: ReadonlyMap<string, string>, query: OverrideMatrixQuery): Promise<OverrideMatrix> {
    const list = {
      products: RESTAURANT_PRODUCT,
      overrides: RESTAURANT_OVERRIDE,
      texts: `p.name || ' ' || coalesce(p.chinese_name, '')`,
      join: 'LEFT JOIN catalog.restaurant_category AS c ON lower(c.name) = lower(p.category)',
      order: PRODUCTS_IN_ORDER,
      row: (state: RestaurantProductState) => {
        const product = RESTAURANT_PRODUCT.pick(state);
        const { id, name, chineseName = null } = product;
        return { productId: id, name, chineseName, chain: wholesaleChainValues(product) };
      },
      own: wholesaleOverrideView,
    };
    return await readMatrix<RestaurantProductState, RestaurantOverrideState>(this.dataSource, list, slugs, query);
  }
}
