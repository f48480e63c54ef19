import { sqlMigration } from '@larder/platform';

/** A copy of the stores, and screens that refer to stores by id, as short names may change. The consumer fills both. */
export const Stores1765000100000 = sqlMigration(
  'Stores1765000100000',
  `
      CREATE TABLE system_ops.store_copy (
        id uuid NOT NULL,
        slug text NOT NULL,
        former_slugs text[],
        name text NOT NULL,
        time_zone text NOT NULL,
        is_default boolean NOT NULL,
        -- Null is open.
        active boolean,
        CONSTRAINT store_copy_pk PRIMARY KEY (id)
      );
      ALTER TABLE system_ops.screen ADD COLUMN store_id uuid;
    `,
  `
      ALTER TABLE system_ops.screen DROP COLUMN store_id;
      DROP TABLE system_ops.store_copy;
    `,
);
