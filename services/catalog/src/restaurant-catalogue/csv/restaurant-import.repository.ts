import type { RestaurantProductState } from '@larder/contracts';
import { appendEventsOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inChunks } from '../../csv/in-chunks.js';
import { RESTAURANT_PRODUCT } from '../products/restaurant-product.entity.js';

/** States as they travel: each is the payload of its event, and the columns of its row are read from it. */
const GIVEN = `given AS (
  SELECT r.*, state, place FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (state, place)
   CROSS JOIN LATERAL jsonb_to_record(state) AS r (${RESTAURANT_PRODUCT.fields})
)`;

const happened = (type: 'created' | 'updated', from: string): string => `happened AS (
  SELECT 'restaurant-product.${type}' AS type, 'restaurant-product:' || id AS subject, NULL::uuid AS store_id,
         before, after, place FROM ${from}
)`;

/** Writes many restaurant products with an event for each. */
@Injectable()
export class RestaurantImportRepository {
  async insertAll(manager: EntityManager, products: readonly RestaurantProductState[]): Promise<void> {
    await inChunks(products, (states) =>
      appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           INSERT INTO catalog.restaurant_product (${RESTAURANT_PRODUCT.names})
           SELECT ${RESTAURANT_PRODUCT.values('given')} FROM given
         ),
         created AS (SELECT id, NULL::jsonb AS before, state AS after, place FROM given),
         ${happened('created', 'created')}`,
        [states],
      ),
    );
  }

  async updateAll(manager: EntityManager, products: readonly RestaurantProductState[]): Promise<void> {
    await inChunks(products, (states) =>
      appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           UPDATE catalog.restaurant_product AS p SET ${RESTAURANT_PRODUCT.assignments('given')}
             FROM given, catalog.restaurant_product AS old
            WHERE p.id = given.id AND old.id = given.id
           RETURNING p.id, given.place, ${RESTAURANT_PRODUCT.json('old')} AS before, given.state AS after
         ),
         ${happened('updated', 'stored')}`,
        [states],
      ),
    );
  }
}
