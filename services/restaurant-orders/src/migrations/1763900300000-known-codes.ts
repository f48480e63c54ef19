import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which right codes an address has given: those alone are free for it. */
export class KnownCodes1763900300000 implements MigrationInterface {
  readonly name = 'KnownCodes1763900300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE restaurant_orders.code_budget ADD COLUMN known_codes text[] NOT NULL DEFAULT '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE restaurant_orders.code_budget DROP COLUMN known_codes');
  }
}
