import { createRecordCounts } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Settings counts, readable by system-ops. */
export class RecordCounts1764500000000 implements MigrationInterface {
  readonly name = 'RecordCounts1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createRecordCounts(queryRunner, 'identity', { totalUsers: 'identity.staff_user' });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW identity.record_counts');
  }
}
