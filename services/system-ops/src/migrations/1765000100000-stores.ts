import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of the stores, and screens that know theirs by its id: its short name may change. Its consumer fills both. */
export class Stores1765000100000 implements MigrationInterface {
  readonly name = 'Stores1765000100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE system_ops.screen DROP COLUMN store_id;
      DROP TABLE system_ops.store_copy;
    `);
  }
}
