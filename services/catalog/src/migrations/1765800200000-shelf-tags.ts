import { noteChangesOf, sqlMigration } from '@larder/platform';

/** The tags on the shelves of each store. */
export const ShelfTags1765800200000 = sqlMigration(
  'ShelfTags1765800200000',
  `
      CREATE TABLE catalog.shelf_tag (
        store_id uuid NOT NULL,
        product_id uuid NOT NULL,
        -- Stands for all that it shows.
        tag text NOT NULL,
        printed_at timestamptz NOT NULL,
        CONSTRAINT shelf_tag_pk PRIMARY KEY (store_id, product_id)
      );
      ${noteChangesOf('catalog', { shelf_tag: ['INSERT', 'UPDATE', 'DELETE'] })}`,
  'DROP TABLE catalog.shelf_tag',
);
