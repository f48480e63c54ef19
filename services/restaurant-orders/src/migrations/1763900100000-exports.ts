import { sqlMigration } from '@larder/platform';

/** Export jobs and their files: this table is authoritative, BullMQ only wakes the worker. */
export const Exports1763900100000 = sqlMigration(
  'Exports1763900100000',
  `
      CREATE TABLE restaurant_orders.export_job (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        -- What is exported, and from which state of the orders: who asks for the same gets the same file.
        key text NOT NULL,
        format text NOT NULL,
        request jsonb NOT NULL,
        asked_by uuid NOT NULL,
        state text NOT NULL DEFAULT 'queued',
        attempts int NOT NULL DEFAULT 0,
        -- Who works on it, and until when unless it says more.
        lease_token uuid,
        lease_until timestamptz,
        orders_done int NOT NULL DEFAULT 0,
        orders_total int,
        bytes bigint,
        parts int,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT export_job_pk PRIMARY KEY (id),
        CONSTRAINT export_job_format CHECK (format IN ('csv', 'xlsx', 'pdf')),
        CONSTRAINT export_job_state CHECK (state IN ('queued', 'running', 'done', 'failed'))
      );
      CREATE UNIQUE INDEX export_job_one_of_a_kind ON restaurant_orders.export_job (key) WHERE state <> 'failed';
      CREATE INDEX export_job_by_age ON restaurant_orders.export_job (created_at);

      CREATE TABLE restaurant_orders.export_part (
        job_id uuid NOT NULL,
        -- Parts of an attempt that died are never mixed with those of the next.
        lease_token uuid NOT NULL,
        part int NOT NULL,
        content bytea NOT NULL,
        CONSTRAINT export_part_pk PRIMARY KEY (job_id, lease_token, part),
        CONSTRAINT export_part_job FOREIGN KEY (job_id) REFERENCES restaurant_orders.export_job (id) ON DELETE CASCADE
      );
      -- Files are compressed already or read once.
      ALTER TABLE restaurant_orders.export_part ALTER COLUMN content SET STORAGE EXTERNAL;
    `,
  'DROP TABLE restaurant_orders.export_part, restaurant_orders.export_job',
);
