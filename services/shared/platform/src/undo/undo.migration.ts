import { schemaOf, type ServiceName } from '@larder/contracts';
import { sqlMigration } from '../database/sql-migration.js';

type Noted = Readonly<Record<string, readonly ('INSERT' | 'UPDATE' | 'DELETE')[]>>;

/** Set during a transaction whose row changes are recorded. */
export const CHANGE_SETTING = 'larder.change';

/**
 * Tables in which triggers record the rows that bulk and destructive calls change, including cascades, so that they can be
 * undone. The triggers do nothing outside such a call.
 */
export function undoMigration(name: string, service: ServiceName, noted: Noted): ReturnType<typeof sqlMigration> {
  const schema = schemaOf(service);
  const tables = `
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
  `;
  const back = `
    DROP FUNCTION ${schema}.note_change() CASCADE;
    DROP TABLE ${schema}.changed_row, ${schema}.change_set`;
  return sqlMigration(name, tables + noteChangesOf(service, noted), back);
}

/** SQL that adds the triggers to a table created later. */
export function noteChangesOf(service: ServiceName, noted: Noted): string {
  const schema = schemaOf(service);
  const triggers = Object.entries(noted).flatMap(([table, happenings]) =>
    happenings.map((happening) => {
      const rows = [
        ...(happening === 'INSERT' ? [] : ['OLD TABLE AS old_rows']),
        ...(happening === 'DELETE' ? [] : ['NEW TABLE AS new_rows']),
      ];
      return `CREATE TRIGGER note_${happening.toLowerCase()} AFTER ${happening} ON ${schema}.${table}
         REFERENCING ${rows.join(' ')} FOR EACH STATEMENT EXECUTE FUNCTION ${schema}.note_change();`;
    }),
  );
  return triggers.join('\n');
}
