import { sqlMigration } from '@larder/platform';

/** Sessions can be listed and ended one by one without their secret. */
export const NamedSessions1764100000000 = sqlMigration(
  'NamedSessions1764100000000',
  `
      ALTER TABLE identity.staff_session
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
        -- What the browser said of itself when it signed in.
        ADD COLUMN user_agent text,
        ADD CONSTRAINT staff_session_name UNIQUE (id);
    `,
  'ALTER TABLE identity.staff_session DROP COLUMN id, DROP COLUMN user_agent',
);
