import type { RestaurantProductState } from '@larder/contracts';
import { appendEventsOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inChunks } from '../csv/in-chunks.js';
import { restaurantStateJson } from '../restaurant-products/restaurant-product-state.sql.js';

/** States as they travel: each is what its event says, and the columns of its row are read from it. */
const GIVEN = `given AS (
  SELECT (state->>'id')::uuid AS id, state->>'name' AS name, state->>'description' AS description,
         state->>'category' AS category, state->>'unit' AS unit, state->>'size' AS size,
         (state->>'minOrderQuantity')::int AS min_order_quantity,
         (state->>'pricePerUnitCents')::bigint AS price_per_unit_cents, state->>'imageUrl' AS image_url,
         (state->>'active')::boolean AS active, (state->>'displayOrder')::int AS display_order,
         ARRAY(SELECT jsonb_array_elements_text(state->'discountTags')) AS discount_tags,
         (state->>'version')::int AS version, state, place
    FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (state, place)
)`;

const happened = (type: 'created' | 'updated', from: string): string => `happened AS (
  SELECT 'restaurant-product.${type}' AS type, 'restaurant-product:' || id AS subject, NULL::uuid AS store_id,
         before, after, place FROM ${from}
)`;

/** Writes many restaurant products with an event for each. */
@Injectable()
export class RestaurantImportRepository {
  async insert(manager: EntityManager, products: readonly RestaurantProductState[]): Promise<void> {
    await inChunks(products, (states) =>
      appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           INSERT INTO catalog.restaurant_product (id, name, description, category, unit, size, min_order_quantity,
             price_per_unit_cents, image_url, active, display_order, discount_tags, version)
           SELECT id, name, description, category, unit, size, min_order_quantity, price_per_unit_cents, image_url,
                  active, display_order, discount_tags, version FROM given
         ),
         created AS (SELECT id, NULL::jsonb AS before, state AS after, place FROM given),
         ${happened('created', 'created')}`,
        [states],
      ),
    );
  }

  /** Writes what a file can carry; the rest of a product is as it was. */
  async update(manager: EntityManager, products: readonly RestaurantProductState[]): Promise<void> {
    await inChunks(products, (states) =>
      appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           UPDATE catalog.restaurant_product AS p
              SET name = given.name, description = given.description, category = given.category, unit = given.unit,
                  price_per_unit_cents = given.price_per_unit_cents, active = given.active,
                  display_order = given.display_order, version = given.version
             FROM given, catalog.restaurant_product AS old
            WHERE p.id = given.id AND old.id = given.id
           RETURNING p.id, given.place, ${restaurantStateJson('old')} AS before, given.state AS after
         ),
         ${happened('updated', 'stored')}`,
        [states],
      ),
    );
  }
}
