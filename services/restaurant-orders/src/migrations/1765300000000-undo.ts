import { createUndoTables, dropUndoTables } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Undo1765300000000 implements MigrationInterface {
  readonly name = 'Undo1765300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createUndoTables(queryRunner, 'restaurant-orders', {
      restaurant_order: ['UPDATE', 'DELETE'],
      order_items: ['DELETE'],
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropUndoTables(queryRunner, 'restaurant-orders');
  }
}
