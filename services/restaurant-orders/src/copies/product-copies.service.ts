import { inPlaces, LIMITS, wholesaleInStore } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OVERRIDE_COPY, PRODUCT_COPY, type OverrideCopyEntity, type ProductCopyEntity } from './copy.entities.js';
import { openStore } from './store-copies.service.js';

/** A product with a store's effective values. */
export type ProductCopy = Omit<ProductCopyEntity, 'displayOrder'>;

/** A copied product in a store. */
export interface ProductRow extends ProductCopyEntity {
  /** Products of an inactive category are inactive; those of a deleted one stay for sale. */
  isInSeason: boolean;
  /** Null when the store does not override the product. */
  own: Pick<OverrideCopyEntity, keyof ProductCopyEntity & keyof OverrideCopyEntity> | null;
}

/** SQL for {@link ProductRow}s. @param store SQL for the store's id */
export const productRows = (store: string): string => `SELECT ${PRODUCT_COPY.columns('p')},
    c.active IS NOT FALSE AS "isInSeason",
    CASE WHEN o.store_id IS NOT NULL THEN ${OVERRIDE_COPY.without('storeId', 'productId').json('o')} END AS own
  FROM restaurant_orders.product_copy AS p
  LEFT JOIN restaurant_orders.category_copy AS c ON lower(c.name) = lower(p.category)
  LEFT JOIN restaurant_orders.override_copy AS o ON o.product_id = p.id AND o.store_id = ${store}`;

export function productInStore(row: ProductRow): ProductCopy {
  return copyOf(row, placed(row));
}

@Injectable()
export class ProductCopiesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Products for sale, in the store's order. @param store its short name; null for the default one */
  async forSale(store: string | null): Promise<ProductCopy[]> {
    const rows: ProductRow[] = await this.dataSource.query(
      `${productRows(`(SELECT id FROM restaurant_orders.store_copy WHERE ${openStore('$1')} LIMIT 1)`)}
        ORDER BY c.display_order NULLS LAST, lower(p.category), p.display_order, lower(p.name), p.id
        LIMIT ${LIMITS.restaurantProducts}`,
      [store],
    );
    const here = rows.map((row) => ({ row, here: placed(row) }));
    const inOrder = rows.some(({ own }) => own !== null) ? inPlaces(here, (each) => each.here) : here;
    return inOrder.map((each) => copyOf(each.row, each.here)).filter(({ active }) => active);
  }
}

const placed = ({ isInSeason: _inSeason, own, ...product }: ProductRow): ProductCopyEntity =>
  wholesaleInStore(product, own);

function copyOf({ isInSeason }: ProductRow, here: ProductCopyEntity): ProductCopy {
  const { displayOrder: _order, ...product } = here;
  return { ...product, active: product.active && isInSeason };
}
