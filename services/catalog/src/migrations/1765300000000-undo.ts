import { createUndoTables, dropUndoTables } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ALL = ['INSERT', 'UPDATE', 'DELETE'] as const;

export class Undo1765300000000 implements MigrationInterface {
  readonly name = 'Undo1765300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createUndoTables(queryRunner, 'catalog', {
      product: ALL,
      retail_override: ALL,
      retail_order: ALL,
      restaurant_category: ALL,
      restaurant_product: ALL,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropUndoTables(queryRunner, 'catalog');
  }
}
