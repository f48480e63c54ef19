import { sqlMigration } from '@larder/platform';

/** Stores' overrides of retail products; empty unless a store has some. */
export const StoreOverrides1765000000000 = sqlMigration(
  'StoreOverrides1765000000000',
  `
      -- A row that is deleted and made again never has an old version.
      CREATE SEQUENCE catalog.override_version;
      CREATE TABLE catalog.retail_override (
        store_id uuid NOT NULL,
        product_id uuid NOT NULL,
        -- Null follows the chain.
        retail_price_cents bigint,
        our_price_cents bigint,
        active boolean,
        version bigint NOT NULL,
        CONSTRAINT retail_override_pk PRIMARY KEY (store_id, product_id),
        CONSTRAINT retail_override_says_something CHECK (num_nonnulls(retail_price_cents, our_price_cents, active) > 0),
        CONSTRAINT retail_override_retail_price CHECK (retail_price_cents BETWEEN 0 AND 9999999),
        CONSTRAINT retail_override_our_price CHECK (our_price_cents BETWEEN 0 AND 9999999)
      );
      -- So that backups know it.
      ALTER SEQUENCE catalog.override_version OWNED BY catalog.retail_override.version;
      CREATE INDEX retail_override_by_product ON catalog.retail_override (product_id);

      -- A store's whole manual order; a store without a row follows the chain's.
      CREATE TABLE catalog.retail_order (
        store_id uuid NOT NULL,
        product_ids uuid[] NOT NULL,
        CONSTRAINT retail_order_pk PRIMARY KEY (store_id)
      );

      CREATE INDEX event_log_of_store ON catalog.event_log (store_id, type, number) WHERE store_id IS NOT NULL;
    `,
  `
      DROP INDEX catalog.event_log_of_store;
      DROP TABLE catalog.retail_order, catalog.retail_override`,
);
