import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether many prices at once that look like typing errors need a second person. */
export class SecondPerson1765200100000 implements MigrationInterface {
  readonly name = 'SecondPerson1765200100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE catalog.price_guard ADD COLUMN IF NOT EXISTS second_person boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE catalog.price_guard DROP COLUMN second_person');
  }
}
