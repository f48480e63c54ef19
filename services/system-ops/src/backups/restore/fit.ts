import { sentence } from '@larder/kernel';
import type { BackupManifest, BackupTable } from '../file/backup-format.js';
import { newer, unfit } from '../file/backup.errors.js';
import { treatmentOf } from '../table-policy.js';

export interface PresentShape {
  migrations: Readonly<Record<string, readonly string[]>>;
  tables: readonly BackupTable[];
}

/** New columns get defaults and new tables start empty. @throws Refusal that names what does not fit. */
export function requireFit({ migrations, tables }: BackupManifest, present: PresentShape): void {
  for (const [schema, names] of Object.entries(migrations)) {
    const known = new Set(present.migrations[schema]);
    if (names.some((name) => !known.has(name))) throw newer();
  }
  const shapes = new Map(present.tables.map(({ table, columns }) => [table, columns]));
  for (const { table, columns } of tables) {
    const treatment = treatmentOf(table);
    const shape = shapes.get(table);
    if (treatment === undefined || treatment === 'kept' || !shape)
      throw unfit(sentence('it has the table {table}, which backups do not contain.', { table }));
    const types = new Map(shape.map(({ name, type }) => [name, type]));
    for (const { name, type } of columns) {
      if (types.get(name) !== type)
        throw unfit(sentence('the column {name} of {table} has a different type.', { name, table }));
    }
  }
}
