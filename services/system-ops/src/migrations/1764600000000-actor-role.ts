import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of the audit trail include the actor's role, which is hashed with the rest. */
export class ActorRole1764600000000 implements MigrationInterface {
  readonly name = 'ActorRole1764600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE system_ops.event_log ADD COLUMN actor_role text');
    await queryRunner.query(`ALTER TABLE system_ops.audit_entry ADD COLUMN actor_role text; ${HASH}; ${APPEND}`);
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: entries with a role would no longer match their hashes.');
  }
}

/** An entry without a role is hashed as before roles existed, so that the chain so far remains valid. */
const HASH = `
  CREATE OR REPLACE FUNCTION system_ops.audit_hash(previous bytea, entry system_ops.audit_entry) RETURNS bytea
  LANGUAGE sql STABLE AS $hash$
    SELECT sha256(previous || convert_to((jsonb_build_array(entry.place, entry.producer, entry.number, entry.type,
      entry.subject, entry.store_id, entry.actor_id, entry.actor_name, entry.address, entry.request_id,
      to_char(entry.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.before, entry.after)
      || CASE WHEN entry.actor_role IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(entry.actor_role) END)::text, 'UTF8'))
  $hash$`;

const APPEND = `
  CREATE OR REPLACE FUNCTION system_ops.append_audit(events jsonb) RETURNS void LANGUAGE plpgsql AS $append$
  DECLARE
    head system_ops.audit_head;
    entry system_ops.audit_entry;
    event jsonb;
  BEGIN
    SELECT * INTO head FROM system_ops.audit_head FOR UPDATE;
    FOR event IN SELECT value FROM jsonb_array_elements(events) WITH ORDINALITY AS e (value, at) ORDER BY at LOOP
      SELECT e.producer, e.number, e.type, e.subject, e."storeId", e."actorId", e."actorName", e."actorRole", e.address,
             e."requestId", e."occurredAt", e.before, e.after, head.place + 1
        INTO entry.producer, entry.number, entry.type, entry.subject, entry.store_id, entry.actor_id, entry.actor_name,
             entry.actor_role, entry.address, entry.request_id, entry.occurred_at, entry.before, entry.after, entry.place
        FROM jsonb_to_record(event) AS e (producer text, number bigint, type text, subject text, "storeId" uuid,
             "actorId" uuid, "actorName" text, "actorRole" text, address text, "requestId" text,
             "occurredAt" timestamptz, before jsonb, after jsonb);
      entry.hash := system_ops.audit_hash(head.hash, entry);
      -- A plain INSERT: an event that came twice breaks the key, and with it nothing but this transaction.
      INSERT INTO system_ops.audit_entry SELECT (entry).*;
      head.place := entry.place;
      head.hash := entry.hash;
    END LOOP;
    UPDATE system_ops.audit_head SET place = head.place, hash = head.hash;
  END $append$`;
