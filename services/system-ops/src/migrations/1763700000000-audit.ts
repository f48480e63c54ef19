import { firstMigration } from '@larder/platform';

export const Audit1763700000000 = firstMigration(
  'Audit1763700000000',
  'system-ops',
  `
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
    `,
);
