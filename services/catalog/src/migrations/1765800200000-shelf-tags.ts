import { noteChangesOf } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tags on the shelves of each store. */
export class ShelfTags1765800200000 implements MigrationInterface {
  readonly name = 'ShelfTags1765800200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE catalog.shelf_tag (
        store_id uuid NOT NULL,
        product_id uuid NOT NULL,
        -- Stands for all that it shows.
        tag text NOT NULL,
        printed_at timestamptz NOT NULL,
        CONSTRAINT shelf_tag_pk PRIMARY KEY (store_id, product_id)
      )`);
    await noteChangesOf(queryRunner, 'catalog', { shelf_tag: ['INSERT', 'UPDATE', 'DELETE'] });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE catalog.shelf_tag');
  }
}
