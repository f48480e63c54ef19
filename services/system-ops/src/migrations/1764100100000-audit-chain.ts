import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every entry of the audit trail has a hash of itself and of the previous entry. */
export class AuditChain1764100100000 implements MigrationInterface {
  readonly name = 'AuditChain1764100100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CHAIN);
    await queryRunner.query(LINK_WHAT_IS_THERE);
    await queryRunner.query(`
      ALTER TABLE system_ops.audit_entry
        ALTER COLUMN place SET NOT NULL,
        ALTER COLUMN hash SET NOT NULL,
        ADD CONSTRAINT audit_entry_place UNIQUE (place);
      CREATE INDEX audit_entry_by_type ON system_ops.audit_entry (type text_pattern_ops, place);
      CREATE INDEX audit_entry_by_actor ON system_ops.audit_entry (lower(actor_name), place);
      CREATE INDEX audit_entry_of_subject ON system_ops.audit_entry (subject text_pattern_ops, place);
      DROP INDEX system_ops.audit_entry_by_subject;
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration is not undone: the trail would lose its seal.');
  }
}

const CHAIN = `
  ALTER TABLE system_ops.audit_entry
    -- Its place in the chain: 1, 2, 3 … in the order in which entries arrived here.
    ADD COLUMN place bigint,
    -- SHA-256 of the hash before and of everything that the entry says.
    ADD COLUMN hash bytea;

  -- The end of the chain, locked by whoever lengthens it. Entries that are cut off behind are missed by it.
  CREATE TABLE system_ops.audit_head (
    is_only boolean NOT NULL DEFAULT true,
    place bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_head_pk PRIMARY KEY (is_only),
    CONSTRAINT audit_head_is_only CHECK (is_only)
  );
  INSERT INTO system_ops.audit_head (place, hash) VALUES (0, sha256(''));

  CREATE FUNCTION system_ops.audit_hash(previous bytea, entry system_ops.audit_entry) RETURNS bytea
  LANGUAGE sql STABLE AS $hash$
    SELECT sha256(previous || convert_to(jsonb_build_array(entry.place, entry.producer, entry.number, entry.type,
      entry.subject, entry.store_id, entry.actor_id, entry.actor_name, entry.address, entry.request_id,
      to_char(entry.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.before, entry.after)::text, 'UTF8'))
  $hash$;

  CREATE FUNCTION system_ops.append_audit(events jsonb) RETURNS void LANGUAGE plpgsql AS $append$
  DECLARE
    head system_ops.audit_head;
    entry system_ops.audit_entry;
    event jsonb;
  BEGIN
    SELECT * INTO head FROM system_ops.audit_head FOR UPDATE;
    FOR event IN SELECT value FROM jsonb_array_elements(events) WITH ORDINALITY AS e (value, at) ORDER BY at LOOP
      SELECT e.producer, e.number, e.type, e.subject, e."storeId", e."actorId", e."actorName", e.address, e."requestId",
             e."occurredAt", e.before, e.after, head.place + 1
        INTO entry.producer, entry.number, entry.type, entry.subject, entry.store_id, entry.actor_id, entry.actor_name,
             entry.address, entry.request_id, entry.occurred_at, entry.before, entry.after, entry.place
        FROM jsonb_to_record(event) AS e (producer text, number bigint, type text, subject text, "storeId" uuid,
             "actorId" uuid, "actorName" text, address text, "requestId" text, "occurredAt" timestamptz, before jsonb,
             after jsonb);
      entry.hash := system_ops.audit_hash(head.hash, entry);
      -- A plain INSERT: an event that came twice breaks the key, and with it nothing but this transaction.
      INSERT INTO system_ops.audit_entry SELECT (entry).*;
      head.place := entry.place;
      head.hash := entry.hash;
    END LOOP;
    UPDATE system_ops.audit_head SET place = head.place, hash = head.hash;
  END $append$;`;

const LINK_WHAT_IS_THERE = `
  DO $link$
  DECLARE
    head system_ops.audit_head;
    entry system_ops.audit_entry;
  BEGIN
    SELECT * INTO head FROM system_ops.audit_head;
    FOR entry IN SELECT * FROM system_ops.audit_entry ORDER BY occurred_at, producer, number LOOP
      entry.place := head.place + 1;
      entry.hash := system_ops.audit_hash(head.hash, entry);
      UPDATE system_ops.audit_entry SET place = entry.place, hash = entry.hash
       WHERE producer = entry.producer AND number = entry.number;
      head.place := entry.place;
      head.hash := entry.hash;
    END LOOP;
    UPDATE system_ops.audit_head SET place = head.place, hash = head.hash;
  END $link$`;
