import type { ProductState } from '@larder/contracts';
import { appendEventsOf } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inChunks } from '../../csv/in-chunks.js';
import { PRODUCT } from '../product.entity.js';

/** States as they travel: each is the payload of its event, and the columns of its row are read from it. */
const GIVEN = `given AS (
  SELECT r.*, state, place FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list (state, place)
   CROSS JOIN LATERAL jsonb_to_record(state) AS r (${PRODUCT.fields})
)`;

/** Writes many products with an event for each: a statement for each two thousand. */
@Injectable()
export class ProductImportRepository {
  /** Puts new products behind `lastPosition` in their order. */
  async insertAll(manager: EntityManager, products: readonly ProductState[], lastPosition: number): Promise<void> {
    await inChunks(products, (states, start) =>
      appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           INSERT INTO catalog.product (${PRODUCT.names}, position)
           SELECT ${PRODUCT.values('given')}, $2::int + place FROM given
         ),
         happened AS (
           SELECT 'product.created' AS type, 'product:' || id AS subject, NULL::uuid AS store_id,
                  NULL::jsonb AS before, state AS after, place FROM given
         )`,
        [states, lastPosition + start],
      ),
    );
  }

  async updateAll(manager: EntityManager, products: readonly ProductState[]): Promise<void> {
    await inChunks(products, (states) =>
      appendEventsOf(
        manager,
        'catalog',
        `${GIVEN}, stored AS (
           UPDATE catalog.product AS p SET ${PRODUCT.assignments('given')}
             FROM given, catalog.product AS old
            WHERE p.id = given.id AND old.id = given.id
           RETURNING p.id, given.place, ${PRODUCT.json('old')} AS before, given.state AS after
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
