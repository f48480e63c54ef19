import { sqlMigration } from '@larder/platform';

export const Screens1764400000000 = sqlMigration(
  'Screens1764400000000',
  `
      -- The screens in the stores: a key proves which one it is; only its hash is kept.
      CREATE TABLE system_ops.screen (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        key_hash bytea NOT NULL,
        name text NOT NULL,
        store text NOT NULL,
        board text NOT NULL,
        meat_board jsonb,
        terminal jsonb,
        paired_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT screen_pk PRIMARY KEY (id),
        CONSTRAINT screen_key UNIQUE (key_hash),
        CONSTRAINT screen_board CHECK (board IN ('meatprices', 'meatpriceairport'))
      );
      CREATE UNIQUE INDEX screen_name ON system_ops.screen (lower(name));

      -- Screens that show a code and wait for somebody to enter it.
      CREATE TABLE system_ops.screen_candidate (
        key_hash bytea NOT NULL,
        code text NOT NULL,
        expires_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT screen_candidate_pk PRIMARY KEY (key_hash),
        CONSTRAINT screen_candidate_code UNIQUE (code)
      );
      CREATE INDEX screen_candidate_seen ON system_ops.screen_candidate (seen_at);

      -- What each screen told last. Apart from the screens, which a restore replaces.
      CREATE TABLE system_ops.screen_sight (
        screen_id uuid NOT NULL,
        last_seen_at timestamptz NOT NULL,
        revision bigint,
        shown_at timestamptz,
        CONSTRAINT screen_sight_pk PRIMARY KEY (screen_id),
        CONSTRAINT screen_sight_whole CHECK (num_nulls(revision, shown_at) IN (0, 2))
      );

      -- When each screen first told that it shows a revision.
      CREATE TABLE system_ops.screen_receipt (
        screen_id uuid NOT NULL,
        revision bigint NOT NULL,
        confirmed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT screen_receipt_pk PRIMARY KEY (screen_id, revision)
      );
      CREATE INDEX screen_receipt_by_time ON system_ops.screen_receipt (confirmed_at);
    `,
  new Error('This migration is not undone: every screen would have to be paired again.'),
);
