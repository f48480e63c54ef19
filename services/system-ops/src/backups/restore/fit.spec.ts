import { describe, expect, it } from '@jest/globals';
import type { BackupManifest, BackupTable } from '../file/backup-format.js';
import { requireFit, type PresentShape } from './fit.js';

const STORE: BackupTable = {
  table: 'catalog.store',
  columns: [
    { name: 'id', type: 'uuid' },
    { name: 'name', type: 'text' },
  ],
};

const present = (tables: BackupTable[] = [STORE]): PresentShape => ({
  migrations: { catalog: ['Stores1', 'Names2'] },
  tables,
});

const manifest = (change: Partial<BackupManifest> = {}): BackupManifest => ({
  format: 1,
  version: '0.1.0',
  createdAt: '2026-11-21T08:00:00.000Z',
  kind: 'manual',
  description: null,
  migrations: { catalog: ['Stores1', 'Names2'] },
  tables: [STORE],
  sequences: {},
  ...change,
});

describe('whether a backup fits', () => {
  it('a backup of the same tables fits', () => {
    expect(() => requireFit(manifest(), present())).not.toThrow();
  });

  it('an older backup fits while its columns exist', () => {
    const older = manifest({
      migrations: { catalog: ['Stores1'] },
      tables: [{ ...STORE, columns: STORE.columns.slice(0, 1) }],
    });
    expect(() => requireFit(older, present())).not.toThrow();
    expect(() => requireFit(manifest({ migrations: {}, tables: [] }), present())).not.toThrow();
  });

  it.each([
    [
      'a migration that this system does not have',
      manifest({ migrations: { catalog: ['Stores1', 'Names2', 'Later3'] } }),
    ],
    ['a schema that this system does not have', manifest({ migrations: { warehouse: ['First1'] } })],
  ])('a backup with %s is refused as newer', (_what, newer) => {
    expect(() => requireFit(newer, present())).toThrow(/^The backup was made by a newer version of Larder\./);
  });

  it.each([
    [
      'a column that is gone',
      { ...STORE, columns: [...STORE.columns, { name: 'slug', type: 'text' }] },
      'the column slug',
    ],
    ['a column of another type', { ...STORE, columns: [{ name: 'id', type: 'bigint' }] }, 'the column id'],
    ['a table that is kept', { table: 'identity.staff_session', columns: [] }, 'the table identity.staff_session'],
    ['a table of PostgreSQL', { table: 'pg_catalog.pg_proc', columns: [] }, 'the table pg_catalog.pg_proc'],
    [
      'a table called by a word of JavaScript',
      { table: 'catalog.constructor', columns: [] },
      'the table catalog.constructor',
    ],
  ])('a backup with %s does not fit', (_what, table, says) => {
    const shape = present([STORE, { table: 'identity.staff_session', columns: [] }]);
    expect(() => requireFit(manifest({ tables: [table] }), shape)).toThrow(says);
  });
});
