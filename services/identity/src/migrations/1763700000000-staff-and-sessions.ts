import { firstMigration } from '@larder/platform';

export const StaffAndSessions1763700000000 = firstMigration(
  'StaffAndSessions1763700000000',
  'identity',
  `
      CREATE TABLE identity.staff_user (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        username text NOT NULL,
        role text NOT NULL,
        -- Null: every store of the chain.
        store_ids uuid[],
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT staff_user_pk PRIMARY KEY (id),
        CONSTRAINT staff_user_role CHECK (role IN ('admin', 'read-only', 'order')),
        CONSTRAINT staff_user_username_not_blank CHECK (btrim(username) <> '')
      );
      -- Names that differ only in case or in the width of their letters are one name.
      CREATE UNIQUE INDEX staff_user_by_name ON identity.staff_user (lower(normalize(username, NFKC)));

      CREATE TABLE identity.staff_session (
        -- SHA-256 of the session id: the table alone lets nobody in.
        id_hash bytea NOT NULL,
        user_id uuid NOT NULL,
        csrf_secret bytea NOT NULL,
        address text,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        idle_minutes int NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT staff_session_pk PRIMARY KEY (id_hash),
        CONSTRAINT staff_session_user FOREIGN KEY (user_id) REFERENCES identity.staff_user (id) ON DELETE CASCADE
      );
      CREATE INDEX staff_session_by_user ON identity.staff_session (user_id);
      CREATE INDEX staff_session_by_end ON identity.staff_session (expires_at);

      -- touch is false for watchers that only want to know whether the session still lives.
      CREATE FUNCTION identity.session(hash bytea, touch boolean DEFAULT true)
      RETURNS TABLE (user_id uuid, username text, role text, store_ids uuid[], created_at timestamptz, csrf_secret bytea)
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = identity, pg_temp AS $session$
      #variable_conflict use_column
      DECLARE
        seen timestamptz;
      BEGIN
        SELECT s.last_seen_at INTO seen FROM staff_session s
         WHERE s.id_hash = hash AND s.expires_at > now()
           AND s.last_seen_at > now() - make_interval(mins => s.idle_minutes);
        IF NOT FOUND THEN
          RETURN;
        END IF;
        -- At most one write a minute and session; who finds the row locked leaves it to the other.
        IF touch AND seen < now() - interval '1 minute' THEN
          UPDATE staff_session s SET last_seen_at = now()
           WHERE s.id_hash = (SELECT l.id_hash FROM staff_session l WHERE l.id_hash = hash FOR UPDATE SKIP LOCKED);
        END IF;
        RETURN QUERY
          SELECT u.id, u.username, u.role, u.store_ids, u.created_at, s.csrf_secret
            FROM staff_session s JOIN staff_user u ON u.id = s.user_id WHERE s.id_hash = hash;
      END $session$;
      REVOKE ALL ON FUNCTION identity.session(bytea, boolean) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION identity.session(bytea, boolean) TO larder_services;

      -- How many failed logins a key (an address, or an account from an address) has left in its window.
      CREATE TABLE identity.login_budget (
        key text NOT NULL,
        window_started_at timestamptz NOT NULL DEFAULT now(),
        attempts int NOT NULL,
        CONSTRAINT login_budget_pk PRIMARY KEY (key)
      );

      -- Failed logins by address and minute, until the minute is over and they become one event.
      CREATE TABLE identity.login_refusal (
        address text NOT NULL,
        minute timestamptz NOT NULL,
        count int NOT NULL,
        usernames text[] NOT NULL,
        CONSTRAINT login_refusal_pk PRIMARY KEY (address, minute)
      );
    `,
);
