import { sqlMigration } from '@larder/platform';

/** Stores have hours by day, closures, tags and former short names. */
export const Stores1765000100000 = sqlMigration(
  'Stores1765000100000',
  `
      ALTER TABLE catalog.store
        -- Null until staff set them: opening_hours is then a text for people alone.
        ADD COLUMN week_hours jsonb,
        ADD COLUMN tags text[];

      -- Every name that a store has or had: old links keep working.
      CREATE TABLE catalog.store_slug (
        slug text NOT NULL,
        store_id uuid NOT NULL,
        CONSTRAINT store_slug_pk PRIMARY KEY (slug)
      );
      CREATE INDEX store_slug_of_store ON catalog.store_slug (store_id);
      INSERT INTO catalog.store_slug (slug, store_id) SELECT slug, id FROM catalog.store;

      CREATE TABLE catalog.store_closure (
        store_id uuid NOT NULL,
        day date NOT NULL,
        -- Null is closed all day.
        hours jsonb,
        reason text NOT NULL,
        CONSTRAINT store_closure_pk PRIMARY KEY (store_id, day)
      );
    `,
  `
      DROP TABLE catalog.store_closure;
      DROP TABLE catalog.store_slug;
      ALTER TABLE catalog.store DROP COLUMN week_hours, DROP COLUMN tags;
    `,
);
