import { sqlMigration } from '@larder/platform';

/** The restaurants' catalogue: categories, and products that refer to their category by name. */
export const RestaurantCatalogue1763700200000 = sqlMigration(
  'RestaurantCatalogue1763700200000',
  `
      CREATE TABLE catalog.restaurant_category (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        slug text NOT NULL,
        name text NOT NULL,
        color_scheme text NOT NULL DEFAULT 'amber',
        icon text NOT NULL DEFAULT 'Package',
        active boolean NOT NULL DEFAULT true,
        display_order int NOT NULL,
        CONSTRAINT restaurant_category_pk PRIMARY KEY (id),
        CONSTRAINT restaurant_category_slug_once UNIQUE (slug),
        CONSTRAINT restaurant_category_slug CHECK (slug ~ '^[a-z0-9-]+$'),
        CONSTRAINT restaurant_category_name_not_blank CHECK (btrim(name) <> ''),
        CONSTRAINT restaurant_category_color_scheme CHECK (color_scheme IN
          ('amber', 'red', 'green', 'orange', 'blue', 'purple', 'gray', 'pink', 'indigo', 'teal')),
        CONSTRAINT restaurant_category_icon CHECK (icon IN
          ('Package', 'Beef', 'Carrot', 'Chef Hat', 'Snowflake', 'Flame', 'Utensils', 'Leaf')),
        CONSTRAINT restaurant_category_display_order CHECK (display_order >= 0)
      );
      CREATE UNIQUE INDEX restaurant_category_name_once ON catalog.restaurant_category (lower(name));

      CREATE TABLE catalog.restaurant_product (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        description text NOT NULL DEFAULT '',
        -- A category's name; it stays when the category is deleted.
        category text NOT NULL,
        unit text NOT NULL,
        size text,
        min_order_quantity int NOT NULL DEFAULT 1,
        price_per_unit_cents bigint NOT NULL,
        image_url text,
        active boolean NOT NULL DEFAULT true,
        -- Places need not differ; products that share one stand by name.
        display_order int NOT NULL DEFAULT 0,
        -- The tiers whose discount applies.
        discount_tags text[] NOT NULL DEFAULT '{tier0,tier1,tier2,tier3}',
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT restaurant_product_pk PRIMARY KEY (id),
        CONSTRAINT restaurant_product_name_not_blank CHECK (btrim(name) <> ''),
        CONSTRAINT restaurant_product_min_order_quantity CHECK (min_order_quantity >= 0),
        CONSTRAINT restaurant_product_price CHECK (price_per_unit_cents BETWEEN 0 AND 9999999),
        CONSTRAINT restaurant_product_display_order CHECK (display_order >= 0),
        CONSTRAINT restaurant_product_discount_tags CHECK (discount_tags <@ '{tier0,tier1,tier2,tier3}'::text[])
      );
      CREATE INDEX restaurant_product_by_category ON catalog.restaurant_product (lower(category));
    `,
  'DROP TABLE catalog.restaurant_product, catalog.restaurant_category',
);
