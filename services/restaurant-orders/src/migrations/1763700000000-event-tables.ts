import { createEventTables } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventTables1763700000000 implements MigrationInterface {
  readonly name = 'EventTables1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createEventTables(queryRunner, 'restaurant-orders');
  }

  async down(): Promise<void> {
    throw new Error('The first migration is not undone: drop the schema instead.');
  }
}
