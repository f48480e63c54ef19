import type { ProductState } from '@larder/contracts';
import { appendEventsOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inChunks } from '../csv/in-chunks.js';
import { stateJson } from '../products/product-state.sql.js';

/** States as they travel: each is what its event says, and the columns of its row are read from it. */
const GIVEN = `given AS (
  SELECT (state->>'id')::uuid AS id, state->>'description' AS description, state->>'chineseName' AS chinese_name,
         state->>'detailedDescription' AS detailed_description, state->>'size' AS size,
         (state->>'retailPriceCents')::bigint AS retail_price_cents, (state->>'ourPriceCents')::bigint AS our_price_cents,
         state->>'category' AS category, (state->>'active')::boolean AS active, state->>'imageUrl' AS image_url,
         (state->>'version')::int AS version, state, place
    FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (state, place)
)`;

/** Writes many products with an event for each: a statement for each two thousand. */
@Injectable()
export class ProductImportRepository {
  /** Puts new products behind `lastPosition` in their order. */
  async insert(manager: EntityManager, products: readonly ProductState[], lastPosition: number): Promise<void> {
    await inChunks(products, (states, start) =>
      appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           INSERT INTO catalog.product (id, description, chinese_name, detailed_description, size, retail_price_cents,
             our_price_cents, category, active, image_url, version, position)
           SELECT id, description, chinese_name, detailed_description, size, retail_price_cents, our_price_cents,
                  category, active, image_url, version, $2::int + place FROM given
         ),
         happened AS (
           SELECT 'product.created' AS type, 'product:' || id AS subject, NULL::uuid AS store_id,
                  NULL::jsonb AS before, state AS after, place FROM given
         )`,
        [states, lastPosition + start],
      ),
    );
  }

  async update(manager: EntityManager, products: readonly ProductState[]): Promise<void> {
    await inChunks(products, (states) =>
      appendEventsOf(
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
           RETURNING p.id, given.place, ${stateJson('old')} AS before, given.state AS after
         ),
         happened AS (
           SELECT 'product.updated' AS type, 'product:' || id AS subject, NULL::uuid AS store_id, before, after, place
             FROM stored
         )`,
        [states],
      ),
    );
  }
}
