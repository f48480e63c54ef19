import { roleOf } from '@larder/contracts';

/**
 * The owners of the audit trail's tables and of its seals. No process signs in as either: services append through a
 * function, so that neither they nor the owner of the tables can write a seal.
 */
export const TRAIL_ROLES = { owner: 'larder_audit', sealer: 'larder_seal' } as const;

const { owner, sealer } = TRAIL_ROLES;
const writer = roleOf('system-ops');

/** The columns of an entry, as seals read them: nothing that the sealer runs names an object that a service could replace. */
const COLUMNS = `place, producer, number, type, subject, store_id, actor_id, actor_name, actor_role, address, request_id,
  occurred_at, before, after, hash`;

/** SQL: a row of `system_ops.audit_entry AS e` as `audit_seal.hash` takes it. */
export const SEALED_ENTRY = `ROW(${COLUMNS.replaceAll(/\w+/g, 'e.$&')})::audit_seal.entry`;

/**
 * A function of the provisioning superuser with one fixed task: it transfers the trail that a migration of system-ops
 * has created to its owner, and seals its entries. Run again, it only adds an index that an older trail lacks.
 */
export const GIVE_TRAIL_AWAY = `
CREATE OR REPLACE FUNCTION audit_seal.give_trail_away() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $give$
BEGIN
  -- What happened at one store.
  CREATE INDEX IF NOT EXISTS audit_entry_of_store ON system_ops.audit_entry (store_id, place);
  IF pg_get_userbyid((SELECT relowner FROM pg_class WHERE oid = 'system_ops.audit_entry'::regclass)) = '${owner}' THEN
    RETURN;
  END IF;
  -- In the order in which entries are appended meanwhile.
  ALTER TABLE system_ops.audit_head OWNER TO ${owner};
  ALTER TABLE system_ops.audit_entry OWNER TO ${owner};
  GRANT SELECT ON system_ops.audit_entry, system_ops.audit_head TO ${writer};

  -- A digest of each entry's content alone, so that one changed entry is one that does not match.
  CREATE TABLE audit_seal.seal (place bigint PRIMARY KEY, digest bytea NOT NULL);
  CREATE TABLE audit_seal.state (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    place bigint NOT NULL,
    hash bytea NOT NULL,
    -- Whether a person has done something: a trail with a history is never adopted from a backup.
    has_history boolean NOT NULL
  );
  INSERT INTO audit_seal.state (place, hash, has_history) VALUES (0, sha256(''), false);
  ALTER TABLE audit_seal.seal OWNER TO ${sealer};
  ALTER TABLE audit_seal.state OWNER TO ${sealer};
  GRANT SELECT ON audit_seal.seal, audit_seal.state TO ${writer};

  CREATE TYPE audit_seal.entry AS (place bigint, producer text, number bigint, type text, subject text, store_id uuid,
    actor_id uuid, actor_name text, actor_role text, address text, request_id text, occurred_at timestamptz, before jsonb,
    after jsonb, hash bytea);
  ALTER TYPE audit_seal.entry OWNER TO ${sealer};

  CREATE FUNCTION audit_seal.hash(previous bytea, entry audit_seal.entry) RETURNS bytea LANGUAGE sql STABLE AS $hash$
    SELECT sha256(previous || convert_to((jsonb_build_array(entry.place, entry.producer, entry.number, entry.type,
      entry.subject, entry.store_id, entry.actor_id, entry.actor_name, entry.address, entry.request_id,
      to_char(entry.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.before, entry.after)
      || CASE WHEN entry.actor_role IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(entry.actor_role) END)::text, 'UTF8'))
  $hash$;
  ALTER FUNCTION audit_seal.hash OWNER TO ${sealer};

  CREATE FUNCTION audit_seal.is_history(entry audit_seal.entry) RETURNS boolean LANGUAGE sql IMMUTABLE AS $is$
    SELECT entry.actor_id IS NOT NULL AND entry.type NOT LIKE 'session.%' AND entry.producer <> 'system-ops'
  $is$;
  ALTER FUNCTION audit_seal.is_history OWNER TO ${sealer};

  -- These four touch the tables and run as their owner: a replaced table or a trigger gets the owner's rights, never the
  -- sealer's.
  CREATE FUNCTION audit_seal.lock_head() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $lock$
  BEGIN
    PERFORM FROM system_ops.audit_head FOR UPDATE;
  END $lock$;
  CREATE FUNCTION audit_seal.store(entries audit_seal.entry[], new_place bigint, new_hash bytea) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $store$
  BEGIN
    INSERT INTO system_ops.audit_entry (${COLUMNS}) SELECT ${COLUMNS} FROM unnest(entries);
    UPDATE system_ops.audit_head SET place = new_place, hash = new_hash;
  END $store$;
  CREATE FUNCTION audit_seal.stored() RETURNS SETOF audit_seal.entry
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $stored$
  BEGIN
    RETURN QUERY SELECT ${COLUMNS} FROM system_ops.audit_entry;
  END $stored$;
  CREATE FUNCTION audit_seal.stored_head(OUT place bigint, OUT hash bytea)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $head$
  BEGIN
    SELECT h.place, h.hash INTO place, hash FROM system_ops.audit_head AS h;
  END $head$;
  ALTER FUNCTION audit_seal.lock_head OWNER TO ${owner};
  ALTER FUNCTION audit_seal.store OWNER TO ${owner};
  ALTER FUNCTION audit_seal.stored OWNER TO ${owner};
  ALTER FUNCTION audit_seal.stored_head OWNER TO ${owner};
  REVOKE ALL ON FUNCTION audit_seal.lock_head, audit_seal.store, audit_seal.stored, audit_seal.stored_head FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION audit_seal.lock_head, audit_seal.store, audit_seal.stored, audit_seal.stored_head TO ${sealer};

  CREATE FUNCTION audit_seal.append(events jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $append$
  DECLARE
    head audit_seal.state;
    entry audit_seal.entry;
    entries audit_seal.entry[] := '{}';
    event jsonb;
  BEGIN
    PERFORM audit_seal.lock_head();
    SELECT * INTO head FROM audit_seal.state FOR UPDATE;
    FOR event IN SELECT value FROM jsonb_array_elements(events) WITH ORDINALITY AS e (value, at) ORDER BY at LOOP
      SELECT head.place + 1, e.producer, e.number, e.type, e.subject, e."storeId", e."actorId", e."actorName", e."actorRole",
             e.address, e."requestId", e."occurredAt", e.before, e.after, NULL
        INTO entry
        FROM jsonb_to_record(event) AS e (producer text, number bigint, type text, subject text, "storeId" uuid,
             "actorId" uuid, "actorName" text, "actorRole" text, address text, "requestId" text,
             "occurredAt" timestamptz, before jsonb, after jsonb);
      entry.hash := audit_seal.hash(head.hash, entry);
      INSERT INTO audit_seal.seal VALUES (entry.place, audit_seal.hash('', entry));
      entries := entries || entry;
      head.place := entry.place;
      head.hash := entry.hash;
      head.has_history := head.has_history OR audit_seal.is_history(entry);
    END LOOP;
    UPDATE audit_seal.state SET place = head.place, hash = head.hash, has_history = head.has_history;
    PERFORM audit_seal.store(entries, head.place, head.hash);
  END $append$;
  ALTER FUNCTION audit_seal.append OWNER TO ${sealer};
  REVOKE ALL ON FUNCTION audit_seal.append FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION audit_seal.append TO ${writer};

  -- Seals the trail as it is: what was there before seals were, and what a restore has brought into an unused system.
  CREATE FUNCTION audit_seal.adopt() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $adopt$
  BEGIN
    PERFORM FROM audit_seal.state FOR UPDATE;
    IF (SELECT has_history FROM audit_seal.state) THEN
      RAISE EXCEPTION 'The audit trail has a history, so that it is not taken from elsewhere.';
    END IF;
    DELETE FROM audit_seal.seal;
    INSERT INTO audit_seal.seal SELECT (e).place, audit_seal.hash('', e) FROM audit_seal.stored() AS e;
    UPDATE audit_seal.state AS s SET place = h.place, hash = h.hash,
           has_history = EXISTS (SELECT FROM audit_seal.stored() AS e WHERE audit_seal.is_history(e))
      FROM audit_seal.stored_head() AS h;
  END $adopt$;
  ALTER FUNCTION audit_seal.adopt OWNER TO ${sealer};
  REVOKE ALL ON FUNCTION audit_seal.adopt FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION audit_seal.adopt TO larder_restore;
  PERFORM audit_seal.adopt();
END $give$;
REVOKE ALL ON FUNCTION audit_seal.give_trail_away FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_seal.give_trail_away TO ${writer}`;
