import { TRIGRAMS } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders are counted as they change, so that lists have totals without reading all of them. Triggers add rows, also for
 * restores and undone changes; nothing updates a row that another transaction may hold.
 */
export class OrderTally1766000000000 implements MigrationInterface {
  readonly name = 'OrderTally1766000000000';

  static countPlaced(): string {
    return counting('SELECT *, 1 AS change FROM placed');
  }

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE restaurant_orders.order_tally (
        store_id uuid NOT NULL,
        -- On which they were placed, in UTC.
        day date NOT NULL,
        status text NOT NULL,
        orders bigint NOT NULL,
        -- Beyond bigint when an order or two are absurd.
        cents numeric NOT NULL,
        -- Added up; there is one such row for each store, day and status.
        is_folded boolean NOT NULL DEFAULT false
      );
      CREATE UNIQUE INDEX order_tally_once ON restaurant_orders.order_tally (store_id, day, status) WHERE is_folded;

      CREATE TABLE restaurant_orders.order_name_tally (
        store_id uuid NOT NULL,
        kind text NOT NULL,
        name text NOT NULL,
        orders bigint NOT NULL,
        is_folded boolean NOT NULL DEFAULT false,
        CONSTRAINT order_name_tally_kind CHECK (kind IN ('restaurant', 'category'))
      );
      -- A digest, since names can be longer than a key.
      CREATE UNIQUE INDEX order_name_tally_once ON restaurant_orders.order_name_tally (store_id, kind, md5(name)) WHERE is_folded;

      -- The highest total, lists that are sorted by total or by day of delivery, and the orders of a restaurant.
      CREATE INDEX restaurant_order_by_total ON restaurant_orders.restaurant_order (total_cents, created_at, id);
      CREATE INDEX restaurant_order_by_delivery ON restaurant_orders.restaurant_order (delivery_date, created_at, id);
      CREATE INDEX restaurant_order_by_restaurant ON restaurant_orders.restaurant_order (restaurant_name, created_at, id);
    `);
    await queryRunner.query(SEARCH);
    await queryRunner.query(counts('SELECT coalesce(sum(orders), 0)::bigint FROM restaurant_orders.order_tally'));
    // No order is placed in the meantime: creating the indexes blocks writers until this transaction ends.
    await queryRunner.query(counting('SELECT *, 1 AS change FROM restaurant_orders.restaurant_order', true));
    await queryRunner.query(trigger('INSERT', 'NEW TABLE AS placed', OrderTally1766000000000.countPlaced()));
    await queryRunner.query(trigger('DELETE', 'OLD TABLE AS gone', counting('SELECT *, -1 AS change FROM gone')));
    await queryRunner.query(
      trigger(
        'UPDATE',
        'OLD TABLE AS gone NEW TABLE AS placed',
        counting('SELECT *, 1 AS change FROM placed UNION ALL SELECT *, -1 FROM gone'),
      ),
    );
    // Rows are deleted: TRUNCATE would wait for readers, which may wait for a restore that truncates orders.
    await queryRunner.query(
      trigger(
        'TRUNCATE',
        null,
        `LOCK TABLE restaurant_orders.order_tally, restaurant_orders.order_name_tally IN SHARE ROW EXCLUSIVE MODE;
         DELETE FROM restaurant_orders.order_tally;
         DELETE FROM restaurant_orders.order_name_tally;`,
      ),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(counts('SELECT count(*) FROM restaurant_orders.restaurant_order'));
    await queryRunner.query(`
      DROP FUNCTION restaurant_orders.tally_insert() CASCADE;
      DROP FUNCTION restaurant_orders.tally_update() CASCADE;
      DROP FUNCTION restaurant_orders.tally_delete() CASCADE;
      DROP FUNCTION restaurant_orders.tally_truncate() CASCADE;
      DROP INDEX restaurant_orders.restaurant_order_by_total, restaurant_orders.restaurant_order_by_delivery,
        restaurant_orders.restaurant_order_by_restaurant;
      DROP INDEX IF EXISTS restaurant_orders.restaurant_order_search;
      DROP TABLE restaurant_orders.order_tally, restaurant_orders.order_name_tally;
    `);
  }
}

/** The counts for the settings page and the service's figures. */
const counts = (orders: string): string =>
  `CREATE OR REPLACE VIEW restaurant_orders.record_counts AS SELECT (${orders}) AS "totalOrders"`;

/** A trigram index for the quick search. A short pending list keeps the time of placements even. */
const SEARCH = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX restaurant_order_search ON restaurant_orders.restaurant_order
      USING gin (search_text ${TRIGRAMS}.gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  END IF;
END $$`;

/** @param orders a query of orders, each with `change`: 1 for an added one, -1 for a removed one */
const counting = (orders: string, isFolded = false): string => `
  INSERT INTO restaurant_orders.order_tally (store_id, day, status, orders, cents, is_folded)
  SELECT store_id, (created_at AT TIME ZONE 'UTC')::date, status, sum(change), sum(change * total_cents::numeric), ${isFolded}
    FROM (${orders}) AS o GROUP BY 1, 2, 3 HAVING sum(change) <> 0 OR sum(change * total_cents::numeric) <> 0;
  INSERT INTO restaurant_orders.order_name_tally (store_id, kind, name, orders, is_folded)
  SELECT store_id, named.kind, named.name, sum(change), ${isFolded}
    FROM (${orders}) AS o CROSS JOIN LATERAL (
      SELECT 'restaurant' AS kind, o.restaurant_name AS name
      UNION ALL SELECT 'category', category FROM unnest(o.categories) AS category
    ) AS named GROUP BY 1, 2, 3 HAVING sum(change) <> 0;`;

const trigger = (happening: 'INSERT' | 'UPDATE' | 'DELETE' | 'TRUNCATE', rows: string | null, body: string): string => {
  const name = `tally_${happening.toLowerCase()}`;
  return `
    CREATE FUNCTION restaurant_orders.${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$;
    CREATE TRIGGER ${name} AFTER ${happening} ON restaurant_orders.restaurant_order
      ${rows === null ? '' : `REFERENCING ${rows}`} FOR EACH STATEMENT EXECUTE FUNCTION restaurant_orders.${name}();`;
};
