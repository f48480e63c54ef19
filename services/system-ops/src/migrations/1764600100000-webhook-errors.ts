import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a delivery failed last. */
export class WebhookErrors1764600100000 implements MigrationInterface {
  readonly name = 'WebhookErrors1764600100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE system_ops.webhook_delivery ADD COLUMN error text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE system_ops.webhook_delivery DROP COLUMN error');
  }
}
