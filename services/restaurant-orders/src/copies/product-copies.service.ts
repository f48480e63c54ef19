import { LIMITS } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PRODUCT_COPY, type ProductCopyEntity } from './copy.entities.js';

/** A product as orders read it. */
export type ProductCopy = Omit<ProductCopyEntity, 'displayOrder'>;

/**
 * Products as orders read them: one of an inactive category counts as inactive; one whose category was deleted keeps its text
 * and stays for sale.
 */
export const PRODUCTS_FOR_SALE = `SELECT ${PRODUCT_COPY.without('active', 'displayOrder').columns('p')},
    p.active AND coalesce(c.active, true) AS active
  FROM restaurant_orders.product_copy AS p
  LEFT JOIN restaurant_orders.category_copy AS c ON lower(c.name) = lower(p.category)`;

@Injectable()
export class ProductCopiesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What is for sale, in the order of the public list. */
  async forSale(): Promise<ProductCopy[]> {
    return await this.dataSource.query(
      `${PRODUCTS_FOR_SALE} WHERE p.active AND coalesce(c.active, true)
        ORDER BY c.display_order NULLS LAST, lower(p.category), p.display_order, lower(p.name), p.id
        LIMIT ${LIMITS.restaurantProducts}`,
    );
  }
}
