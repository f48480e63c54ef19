import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What becomes of prices that look like typing errors: one row, or none while the default applies. */
export class PriceGuard1765200000000 implements MigrationInterface {
  readonly name = 'PriceGuard1765200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE catalog.price_guard (
        only_one boolean NOT NULL DEFAULT true,
        mode text NOT NULL,
        CONSTRAINT price_guard_pk PRIMARY KEY (only_one),
        CONSTRAINT price_guard_only_one CHECK (only_one),
        CONSTRAINT price_guard_mode CHECK (mode IN ('off', 'warn', 'ask'))
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE catalog.price_guard');
  }
}
