import { setTimeout as pause } from 'node:timers/promises';
import type { Backup, BackupAnswer, RestoreAnswer } from '@larder/contracts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { asOwner } from './owner.ts';
import { accepted, type StaffClient } from './staff-client.ts';

const PATH = '/api/admin/system';

export async function backUp(staff: StaffClient): Promise<Backup> {
  return (await staff.ask<BackupAnswer>('POST', `${PATH}/backup`, {})).backup;
}

export async function fetchBackup(staff: StaffClient, filename: string): Promise<Buffer> {
  return await staff.take(`${PATH}/backup/${filename}/download`);
}

export async function restore(staff: StaffClient, file: Buffer, name = 'backup.db'): Promise<Response> {
  const form = new FormData();
  form.append('backup', new Blob([new Uint8Array(file)]), name);
  return await staff.sendForm(`${PATH}/restore`, form);
}

export async function restored(staff: StaffClient, file: Buffer): Promise<RestoreAnswer> {
  return (await (await accepted(await restore(staff, file))).json()) as RestoreAnswer;
}

/** Waits for all rehearsals, which would disturb the next measurement. */
export async function allRehearsed(staff: StaffClient): Promise<Backup[]> {
  for (const deadline = performance.now() + 120_000; ; await pause(250)) {
    const backups = await staff.ask<Backup[]>('GET', `${PATH}/backups`);
    if (backups.every(({ rehearsal }) => rehearsal !== null)) return backups;
    if (performance.now() > deadline) throw new Error('A backup is still not rehearsed.');
  }
}

const KEPT: Readonly<Record<string, RegExp>> = {
  identity: /^(migration|staff_session|login_budget|login_refusal|known_sign_in|password_rule)$/,
  catalog: /^migration$/,
  restaurant_orders:
    /^(migration|idempotency_answer|code_budget|code_key|code_refusal|order_limits|order_mark|order_tally|order_name_tally|export_job|export_part)$/,
  discounts_rebates: /^(migration|rebate_run)$/,
  system_ops: /./,
};

/** Reads the replaced tables independently of the product's list. */
export async function replacedTables(system: RunningSystem): Promise<string[]> {
  const rows = await rowsOf<{ schema: string; name: string }>(
    system,
    `SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname = ANY($1) ORDER BY 1, 2`,
    [Object.keys(KEPT)],
  );
  return rows.filter(({ schema, name }) => !KEPT[schema]?.test(name)).map(({ schema, name }) => `${schema}.${name}`);
}

/** Checksums of all rows per table, without "restored" events and the cursors past them. */
export async function checksums(system: RunningSystem): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const table of await replacedTables(system)) {
    if (table.endsWith('.event_cursor')) continue;
    const where = table.endsWith('.event_log') ? `WHERE type <> 'data.restored'` : '';
    const rows = await rowsOf<{ sum: string }>(
      system,
      `SELECT count(*) || ' ' || coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0) AS sum
         FROM ${table} AS t ${where}`,
    );
    sums.set(table, rows[0]?.sum ?? '');
  }
  return sums;
}

export function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...one].filter(([table, sum]) => other.get(table) !== sum).map(([table]) => table);
}

async function rowsOf<Row extends object>(system: RunningSystem, sql: string, values: unknown[] = []): Promise<Row[]> {
  return await asOwner(system, async (owner) => (await owner.query<Row>(sql, values)).rows);
}
