import { LIMITS } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PRODUCT_COPY, type ProductCopyEntity } from './copy.entities.js';

export type ProductCopy = Omit<ProductCopyEntity, 'displayOrder'>;

/** A product of an inactive category is inactive; one of a deleted category stays for sale. */
export const PRODUCTS_FOR_SALE = `SELECT ${PRODUCT_COPY.without('active', 'displayOrder').columns('p')},
    p.active AND coalesce(c.active, true) AS active
  FROM restaurant_orders.product_copy AS p
  LEFT JOIN restaurant_orders.category_copy AS c ON lower(c.name) = lower(p.category)`;

@Injectable()
export class ProductCopiesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async forSale(): Promise<ProductCopy[]> {
    return await this.dataSource.query(
      `${PRODUCTS_FOR_SALE} WHERE p.active AND coalesce(c.active, true)
        ORDER BY c.display_order NULLS LAST, lower(p.category), p.display_order, lower(p.name), p.id
        LIMIT ${LIMITS.restaurantProducts}`,
    );
  }
}
