import { appendEventsOf } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { leadingChinese } from '../restaurant-catalogue/products/leading-chinese.js';

const STATE = (row: string): string => `(jsonb_build_object(
    'id', ${row}.id, 'name', ${row}.name, 'description', ${row}.description, 'category', ${row}.category,
    'unit', ${row}.unit, 'size', ${row}.size, 'minOrderQuantity', ${row}.min_order_quantity,
    'pricePerUnitCents', ${row}.price_per_unit_cents, 'imageUrl', ${row}.image_url, 'active', ${row}.active,
    'displayOrder', ${row}.display_order, 'discountTags', ${row}.discount_tags, 'soldOutDate', ${row}.sold_out_date,
    'version', ${row}.version)
  || jsonb_strip_nulls(jsonb_build_object('chineseName', ${row}.chinese_name, 'soldOutUntil', ${row}.sold_out_until)))`;

/**
 * Wholesale products and categories get a separate Chinese name, moved from the front of the description where that is
 * certain; the restaurant products' page lists the others. Events update copies.
 */
export class ChineseNames1765400000000 implements MigrationInterface {
  readonly name = 'ChineseNames1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.restaurant_product ADD COLUMN chinese_name text');
    await queryRunner.query('ALTER TABLE catalog.restaurant_category ADD COLUMN chinese_name text');
    const rows: { id: string; description: string }[] = await queryRunner.query(
      'SELECT id, description FROM catalog.restaurant_product ORDER BY id',
    );
    const found = rows.flatMap(({ id, description }) => {
      const split = leadingChinese(description);
      return split === null ? [] : [{ id, ...split }];
    });
    if (found.length === 0) return;
    await appendEventsOf(
      queryRunner.manager,
      'catalog',
      `moved AS (
         UPDATE catalog.restaurant_product AS p
            SET chinese_name = f."chineseName", description = f.description, version = p.version + 1
           FROM jsonb_to_recordset($1::jsonb) AS f (id uuid, "chineseName" text, description text)
           JOIN catalog.restaurant_product AS old USING (id)
          WHERE f.id = p.id
         RETURNING p.id, ${STATE('old')} AS before, ${STATE('p')} AS after
       ),
       happened AS (
         SELECT 'restaurant-product.updated' AS type, 'restaurant-product:' || id AS subject, NULL::uuid AS store_id,
                before, after, row_number() OVER (ORDER BY id) AS place FROM moved
       )`,
      [JSON.stringify(found)],
    );
  }

  /** Moves the names back to the front of the descriptions. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE catalog.restaurant_product SET description = concat_ws('. ', chinese_name, nullif(description, ''))
        WHERE chinese_name IS NOT NULL`,
    );
    await queryRunner.query('ALTER TABLE catalog.restaurant_product DROP COLUMN chinese_name');
    await queryRunner.query('ALTER TABLE catalog.restaurant_category DROP COLUMN chinese_name');
  }
}
