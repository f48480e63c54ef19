import { sqlMigration } from '@larder/platform';

export const Monitoring1764200000000 = sqlMigration(
  'Monitoring1764200000000',
  `
      -- What is wrong, or about to be told as wrong; what is well has no row.
      CREATE TABLE system_ops.alert (
        id text NOT NULL,
        type text NOT NULL,
        metric text NOT NULL,
        message text NOT NULL,
        value double precision NOT NULL,
        threshold double precision NOT NULL,
        -- Since when it is so; told once it has lasted, over once it has been well for long enough.
        since timestamptz NOT NULL,
        raised_at timestamptz,
        well_since timestamptz,
        acknowledged_by text,
        acknowledged_reason text,
        acknowledged_until timestamptz,
        CONSTRAINT alert_pk PRIMARY KEY (id),
        CONSTRAINT alert_type CHECK (type IN ('critical', 'warning', 'info')),
        CONSTRAINT alert_acknowledged_whole CHECK (
          num_nulls(acknowledged_by, acknowledged_reason, acknowledged_until) IN (0, 3)
        )
      );

      -- What is still to be posted; what was taken is deleted.
      CREATE TABLE system_ops.webhook_delivery (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        -- What happened to one alert is told in order.
        place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        address text NOT NULL,
        alert_id text NOT NULL,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts int NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT webhook_delivery_pk PRIMARY KEY (id)
      );
      CREATE INDEX webhook_delivery_due ON system_ops.webhook_delivery (next_attempt_at);
    `,
  new Error('This migration is not undone: it would lose what is wrong.'),
);
