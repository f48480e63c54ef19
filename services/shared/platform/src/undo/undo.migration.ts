import { schemaOf, type ServiceName } from '@larder/contracts';
import type { QueryRunner } from 'typeorm';

type Happening = 'INSERT' | 'UPDATE' | 'DELETE';

/** Set during a transaction whose row changes are recorded. */
export const CHANGE_SETTING = 'larder.change';

/**
 * Tables in which triggers record the rows that bulk and destructive calls change, including cascades, so that they can be
 * undone. The triggers do nothing outside such a call.
 */
export async function createUndoTables(
  queryRunner: QueryRunner,
  service: ServiceName,
  tables: Readonly<Record<string, readonly Happening[]>>,
): Promise<void> {
  const schema = schemaOf(service);
  await queryRunner.query(`
    CREATE TABLE ${schema}.change_set (
      id uuid NOT NULL,
      kind text NOT NULL,
      -- Null: of the whole chain.
      store_ids uuid[],
      actor_id uuid,
      actor_name text,
      changed_at timestamptz NOT NULL DEFAULT now(),
      rows int NOT NULL,
      names text[] NOT NULL,
      undoes uuid,
      undone_at timestamptz,
      undone_by text,
      CONSTRAINT change_set_pk PRIMARY KEY (id)
    );
    CREATE INDEX change_set_by_time ON ${schema}.change_set (changed_at);

    CREATE TABLE ${schema}.changed_row (
      change_id uuid NOT NULL,
      place bigint GENERATED ALWAYS AS IDENTITY,
      name text NOT NULL,
      before jsonb,
      after jsonb,
      CONSTRAINT changed_row_pk PRIMARY KEY (change_id, place)
    );

    CREATE FUNCTION ${schema}.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      change uuid := nullif(current_setting('${CHANGE_SETTING}', true), '');
    BEGIN
      IF change IS NULL THEN
        RETURN NULL;
      END IF;
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO ${schema}.changed_row (change_id, name, before) SELECT change, TG_TABLE_NAME, to_jsonb(o) FROM old_rows AS o;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO ${schema}.changed_row (change_id, name, after) SELECT change, TG_TABLE_NAME, to_jsonb(n) FROM new_rows AS n;
      END IF;
      RETURN NULL;
    END $$;
  `);
  await noteChangesOf(queryRunner, service, tables);
}

/** Adds the triggers to a table created later. */
export async function noteChangesOf(
  queryRunner: QueryRunner,
  service: ServiceName,
  tables: Readonly<Record<string, readonly Happening[]>>,
): Promise<void> {
  const schema = schemaOf(service);
  for (const [table, happenings] of Object.entries(tables)) {
    for (const happening of happenings) {
      const rows = [
        ...(happening === 'INSERT' ? [] : ['OLD TABLE AS old_rows']),
        ...(happening === 'DELETE' ? [] : ['NEW TABLE AS new_rows']),
      ];
      await queryRunner.query(
        `CREATE TRIGGER note_${happening.toLowerCase()} AFTER ${happening} ON ${schema}.${table}
         REFERENCING ${rows.join(' ')} FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.note_change()`,
      );
    }
  }
}

/** A migration's way back. */
export async function dropUndoTables(queryRunner: QueryRunner, service: ServiceName): Promise<void> {
  const schema = schemaOf(service);
  await queryRunner.query(`
    DROP FUNCTION ${schema}.note_change() CASCADE;
    DROP TABLE ${schema}.changed_row, ${schema}.change_set`);
}
