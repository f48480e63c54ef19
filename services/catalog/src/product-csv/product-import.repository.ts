import { Injectable } from '@nestjs/common';
import type { ProductState } from '@larder/contracts';
import { appendEventsOf } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { stateJson } from '../products/product-state.sql.js';

/** Rows of one statement: few enough that building it never keeps other requests waiting. */
const CHUNK = 2_000;

/** Places of a row's fields in the JSON it travels as: a list is read faster than an object. */
const FIELDS = `(row->>0)::uuid AS id, row->>1 AS description, row->>2 AS chinese_name,
  row->>3 AS detailed_description, row->>4 AS size, (row->>5)::bigint AS retail_price_cents,
  (row->>6)::bigint AS our_price_cents, row->>7 AS category, (row->>8)::boolean AS active, row->>9 AS image_url,
  (row->>10)::int AS version`;
const GIVEN = `given AS (
  SELECT ${FIELDS}, place FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (row, place)
)`;

/** Writes many products with an event for each: a statement for each two thousand. */
@Injectable()
export class ProductImportRepository {
  /** Puts new products behind `lastPosition` in their order. */
  async insert(manager: EntityManager, products: readonly ProductState[], lastPosition: number): Promise<void> {
    for (let start = 0; start < products.length; start += CHUNK) {
      await appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           INSERT INTO catalog.product (id, description, chinese_name, detailed_description, size, retail_price_cents,
             our_price_cents, category, active, image_url, version, position)
           SELECT id, description, chinese_name, detailed_description, size, retail_price_cents, our_price_cents,
                  category, active, image_url, version, $2::int + place FROM given
           RETURNING *
         ),
         happened AS (
           SELECT 'product.created' AS type, 'product:' || id AS subject, NULL::uuid AS store_id,
                  NULL::jsonb AS before, ${stateJson('stored')} AS after, position AS place FROM stored
         )`,
        [rowsOf(products.slice(start, start + CHUNK)), lastPosition + start],
      );
    }
  }

  async update(manager: EntityManager, products: readonly ProductState[]): Promise<void> {
    for (let start = 0; start < products.length; start += CHUNK) {
      await appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           UPDATE catalog.product AS p
              SET description = given.description, chinese_name = given.chinese_name, size = given.size,
                  detailed_description = given.detailed_description, retail_price_cents = given.retail_price_cents,
                  our_price_cents = given.our_price_cents, category = given.category, active = given.active,
                  image_url = given.image_url, version = given.version
             FROM given, catalog.product AS old
            WHERE p.id = given.id AND old.id = given.id
           RETURNING p.id, given.place, ${stateJson('old')} AS before, ${stateJson('p')} AS after
         ),
         happened AS (
           SELECT 'product.updated' AS type, 'product:' || id AS subject, NULL::uuid AS store_id, before, after, place
             FROM stored
         )`,
        [rowsOf(products.slice(start, start + CHUNK))],
      );
    }
  }
}

function rowsOf(products: readonly ProductState[]): string {
  return JSON.stringify(
    products.map((p) => [
      p.id,
      p.description,
      p.chineseName,
      p.detailedDescription,
      p.size,
      p.retailPriceCents,
      p.ourPriceCents,
      p.category,
      p.active,
      p.imageUrl,
      p.version,
    ]),
  );
}
