import { sqlMigration } from '@larder/platform';

/** Price batches: prices in some stores for a limited time. */
export const PriceBatches1765600000000 = sqlMigration(
  'PriceBatches1765600000000',
  `
      CREATE TABLE catalog.price_batch (
        id uuid NOT NULL,
        name text NOT NULL,
        -- As planned: an instant, or a time on each store's own clock.
        starts_at text NOT NULL,
        -- Null: its prices stay.
        ends_at text,
        created_by text,
        created_at timestamptz NOT NULL,
        CONSTRAINT price_batch_pk PRIMARY KEY (id)
      );

      CREATE TABLE catalog.price_batch_store (
        batch_id uuid NOT NULL,
        store_id uuid NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz,
        state text NOT NULL,
        CONSTRAINT price_batch_store_pk PRIMARY KEY (batch_id, store_id),
        CONSTRAINT price_batch_store_state CHECK (state IN ('planned', 'running', 'ended', 'applied', 'cancelled')),
        CONSTRAINT price_batch_store_order CHECK (ends_at > starts_at)
      );
      CREATE INDEX price_batch_store_open ON catalog.price_batch_store (store_id) WHERE state IN ('planned', 'running');
      CREATE INDEX price_batch_store_starts ON catalog.price_batch_store (starts_at) WHERE state = 'planned';
      CREATE INDEX price_batch_store_ends ON catalog.price_batch_store (ends_at) WHERE state = 'running';

      -- Kept when a batch is over: they say what a product cost then.
      CREATE TABLE catalog.price_batch_item (
        batch_id uuid NOT NULL,
        product_id uuid NOT NULL,
        -- Null: what the store or the chain says.
        retail_price_cents bigint,
        our_price_cents bigint,
        active boolean,
        CONSTRAINT price_batch_item_pk PRIMARY KEY (batch_id, product_id),
        CONSTRAINT price_batch_item_says_something CHECK (num_nonnulls(retail_price_cents, our_price_cents, active) > 0),
        CONSTRAINT price_batch_item_retail_price CHECK (retail_price_cents BETWEEN 0 AND 9999999),
        CONSTRAINT price_batch_item_our_price CHECK (our_price_cents BETWEEN 0 AND 9999999)
      );
      CREATE INDEX price_batch_item_of_product ON catalog.price_batch_item (product_id);

      -- What a store leaves alone.
      CREATE TABLE catalog.price_batch_exception (
        batch_id uuid NOT NULL,
        store_id uuid NOT NULL,
        product_id uuid NOT NULL,
        CONSTRAINT price_batch_exception_pk PRIMARY KEY (batch_id, store_id, product_id)
      );
    `,
  `
      DROP TABLE catalog.price_batch_exception, catalog.price_batch_item, catalog.price_batch_store, catalog.price_batch`,
);
