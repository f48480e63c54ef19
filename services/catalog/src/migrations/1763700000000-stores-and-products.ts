import { firstMigration } from '@larder/platform';

export const StoresAndProducts1763700000000 = firstMigration(
  'StoresAndProducts1763700000000',
  'catalog',
  `
      CREATE TABLE catalog.store (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        slug text NOT NULL,
        name text NOT NULL,
        chinese_name text,
        address text NOT NULL,
        phone text NOT NULL,
        time_zone text NOT NULL,
        opening_hours text NOT NULL,
        status text NOT NULL DEFAULT 'live',
        -- When staff last declared the prices current.
        last_updated_at timestamptz,
        is_default boolean NOT NULL DEFAULT false,
        active boolean NOT NULL DEFAULT true,
        CONSTRAINT store_pk PRIMARY KEY (id),
        CONSTRAINT store_slug_once UNIQUE (slug),
        CONSTRAINT store_status CHECK (status IN ('live', 'paused'))
      );
      CREATE UNIQUE INDEX store_one_default ON catalog.store (is_default) WHERE is_default;

      CREATE TABLE catalog.product (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        description text NOT NULL,
        chinese_name text,
        detailed_description text,
        size text NOT NULL,
        -- The chain's prices; a store's own come from overrides.
        retail_price_cents bigint NOT NULL,
        our_price_cents bigint NOT NULL,
        category text NOT NULL,
        active boolean NOT NULL DEFAULT true,
        image_url text,
        -- The place in manual order.
        position int NOT NULL,
        version int NOT NULL DEFAULT 1,
        CONSTRAINT product_pk PRIMARY KEY (id),
        CONSTRAINT product_description_not_blank CHECK (btrim(description) <> ''),
        CONSTRAINT product_category CHECK (category IN
          ('produce', 'meat-beef', 'meat-chicken', 'meat-pork', 'meat-hotpot', 'seafood', 'groceries')),
        CONSTRAINT product_retail_price CHECK (retail_price_cents BETWEEN 0 AND 9999999),
        CONSTRAINT product_our_price CHECK (our_price_cents BETWEEN 0 AND 9999999)
      );
      CREATE INDEX product_in_order ON catalog.product (position, id);
    `,
);
