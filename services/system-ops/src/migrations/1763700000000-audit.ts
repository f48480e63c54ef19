import { createEventTables } from '@larder/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1763700000000 implements MigrationInterface {
  readonly name = 'Audit1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createEventTables(queryRunner, 'system-ops');
    await queryRunner.query(`
      CREATE TABLE system_ops.audit_entry (
        producer text NOT NULL,
        number bigint NOT NULL,
        type text NOT NULL,
        subject text NOT NULL,
        store_id uuid,
        actor_id uuid,
        actor_name text,
        address text,
        request_id text,
        occurred_at timestamptz NOT NULL,
        before jsonb,
        after jsonb,
        CONSTRAINT audit_entry_pk PRIMARY KEY (producer, number)
      );
      CREATE INDEX audit_entry_by_time ON system_ops.audit_entry (occurred_at);
      CREATE INDEX audit_entry_by_subject ON system_ops.audit_entry (subject, occurred_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('The first migration is not undone: drop the schema instead.');
  }
}
