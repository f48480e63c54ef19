import type { BackupColumn, BackupManifest, BackupSummary, BackupTable, TableSummary } from './backup-format.js';
import { damaged, newer } from './backup.errors.js';

const NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const TABLE = /^[a-z_]{1,63}\.[a-z_][a-z0-9_]{0,62}$/;
const TYPE = /^[a-z][a-z0-9 ]{0,60}(\([0-9, ]{1,10}\))?(\[\])?$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every((item) => isItem(item));

const isText = (value: unknown): value is string => typeof value === 'string';

const isColumn = (value: unknown): value is BackupColumn =>
  isObject(value) &&
  isText(value['name']) &&
  NAME.test(value['name']) &&
  isText(value['type']) &&
  TYPE.test(value['type']);

const isTable = (value: unknown): value is BackupTable =>
  isObject(value) && isText(value['table']) && TABLE.test(value['table']) && isListOf(value['columns'], isColumn);

const isTableSummary = (value: unknown): value is TableSummary =>
  isObject(value) &&
  isText(value['table']) &&
  isCount(value['rows']) &&
  isCount(value['bytes']) &&
  isText(value['sha256']);

/** @throws Refusal for an invalid or newer manifest. */
export function readManifest(bytes: Buffer): BackupManifest {
  const value = readJson(bytes);
  if (!isObject(value)) throw damaged();
  const { format, version, createdAt, kind, description, migrations, tables, sequences } = value;
  if (isCount(format) && format > 1) throw newer();
  const isWhole =
    format === 1 &&
    [version, createdAt, kind].every(isText) &&
    (description === null || isText(description)) &&
    isObject(migrations) &&
    Object.values(migrations).every((names) => isListOf(names, isText)) &&
    isListOf(tables, isTable) &&
    new Set(tables.map(({ table }) => table)).size === tables.length &&
    isObject(sequences) &&
    Object.entries(sequences).every(([name, number]) => TABLE.test(name) && isCount(number));
  if (!isWhole) throw damaged();
  return value as unknown as BackupManifest;
}

export function readSummary(bytes: Buffer): BackupSummary {
  const value = readJson(bytes);
  if (!isObject(value) || !isListOf(value['tables'], isTableSummary)) throw damaged();
  return value as unknown as BackupSummary;
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
