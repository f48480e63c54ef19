import { createUndoTables, dropUndoTables } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ALL = ['INSERT', 'UPDATE', 'DELETE'] as const;

export class Undo1765300000000 implements MigrationInterface {
  readonly name = 'Undo1765300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createUndoTables(queryRunner, 'discounts-rebates', {
      discount_code: ['DELETE'],
      customer: ['UPDATE', 'DELETE'],
      customer_code: ['UPDATE', 'DELETE'],
      purchase: ['UPDATE'],
      rebate: ALL,
      rebate_adjustment: ALL,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropUndoTables(queryRunner, 'discounts-rebates');
  }
}
