import type { OverrideMatrix, OverrideMatrixQuery, ProductState, RetailOverrideState } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { readMatrix } from '../../overrides/override-matrix.js';
import { overrideView, productView } from '../product-view.js';
import { PRODUCT } from '../product.entity.js';
import { RETAIL_OVERRIDE } from './retail-override.entity.js';

/** Products, and each store's own values of them. */
@Injectable()
export class OverrideMatrixRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param slugs of the open stores, by their ids. */
  async page(slugs: ReadonlyMap<string, string>, query: OverrideMatrixQuery): Promise<OverrideMatrix> {
    const list = {
      products: PRODUCT,
      overrides: RETAIL_OVERRIDE,
      texts: `p.description || ' ' || coalesce(p.chinese_name, '')`,
      order: 'p.position, p.id',
      row: (state: ProductState) => {
        const { id, description, chineseName, retailPrice, ourPrice, active } = productView(state);
        return { productId: id, name: description, chineseName, chain: { retailPrice, ourPrice, active } };
      },
      own: overrideView,
    };
    return await readMatrix<ProductState, RetailOverrideState>(this.dataSource, list, slugs, query);
  }
}
