import { LIMITS } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ProductCopy } from './discounted-product.js';

/**
 * Products as orders read them; one of an inactive category counts as inactive. A product whose category was deleted keeps
 * its text and stays for sale.
 */
export const PRODUCTS_FOR_SALE = `SELECT p.id, p.name, p.description, p.category, p.unit, p.size,
    p.min_order_quantity AS "minOrderQuantity", p.price_per_unit_cents AS "pricePerUnitCents",
    p.image_url AS "imageUrl", p.active AND coalesce(c.active, true) AS active, p.discount_tags AS "discountTags",
    p.sold_out_date::text AS "soldOutDate",
    c.display_order AS category_order, p.display_order
  FROM restaurant_orders.product_copy AS p
  LEFT JOIN restaurant_orders.category_copy AS c ON lower(c.name) = lower(p.category)`;

@Injectable()
export class ProductCopyRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What is for sale, in the order of the public list. */
  async forSale(): Promise<ProductCopy[]> {
    return await this.dataSource.query(
      `SELECT id, name, description, category, unit, size, "minOrderQuantity", "pricePerUnitCents", "imageUrl", active,
         "discountTags", "soldOutDate"
         FROM (${PRODUCTS_FOR_SALE}) AS p WHERE active
        ORDER BY category_order NULLS LAST, lower(category), display_order, lower(name), id
        LIMIT ${LIMITS.restaurantProducts}`,
    );
  }
}
