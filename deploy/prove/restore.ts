import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hostileBackups } from '@larder/testing/hostile-backups';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { backUp, checksums, differing, fetchBackup, restore, restored } from '../proof-parts/backup-client.ts';
import { storeOrders } from '../proof-parts/orders/stored-orders.ts';
import { asOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
/** A key that the system trusts, so that files can be forged with it. */
const KEY = 'a-key-that-this-system-was-told-to-trust';
const TRACE = '/tmp/larder-was-here';
const PATIENCE_MS = 60_000;
/** Kills happen within this multiple of the time of an undisturbed restore. */
const REACH = 1.5;

type Sums = ReadonlyMap<string, string>;

interface State {
  name: string;
  file: Buffer;
  sums: Sums;
}

/** Restores killed with -9 leave the old data or the new; invalid files are refused and change nothing. */
export async function run({ short, say, startSystem }: ProofContext): Promise<CheckResult> {
  // The service's tests cover every file; the short form sends some through the gateway.
  const [orders, kills, everyFile] = short ? [100, 1, 6] : [20_000, 50, 1];
  const system = await startSystem({ replicas: 1, env: { BACKUP_TRUSTED_KEYS: KEY } });
  await storeOrders(system, orders);
  const staff = await StaffClient.signIn(system);
  const first = await stateOf(system, staff, 'the first');
  await lastRows(system, CHANGES);
  const second = await stateOf(system, staff, 'the second');
  const startedAt = performance.now();
  await restored(staff, first.file);
  const lasts = performance.now() - startedAt;
  const isBack = differing(first.sums, await checksums(system)).length === 0;
  say(`an undisturbed restore of ${orders} orders takes ${lasts.toFixed(0)} ms`);
  const disturbed = await killed({ system, staff, states: [first, second], lasts, kills, say });
  const left = short ? [] : [await leftBehind(system)];
  const hostile = await refused(system, staff, first.file, everyFile);
  return verdict(say, SEED, [
    { claim: 'an undisturbed restore restores every table', holds: isBack, figures: `${first.sums.size} tables` },
    ...disturbed,
    ...left,
    ...hostile,
  ]);
}

/** Changes in every kind of row. */
const CHANGES = [
  'UPDATE catalog.product SET our_price_cents = our_price_cents + 1',
  `UPDATE catalog.store SET name = name || ' II'`,
  'DELETE FROM restaurant_orders.restaurant_order WHERE subtotal_cents % 2 = 0',
  `UPDATE restaurant_orders.restaurant_order SET notes = 'changed'`,
  'UPDATE discounts_rebates.discount_tier SET rebate_basis_points = rebate_basis_points + 1',
  `INSERT INTO catalog.event_log (type, subject, after) VALUES ('products.exported', 'products:all', '{"count": 1}')`,
];

async function stateOf(system: RunningSystem, staff: StaffClient, name: string): Promise<State> {
  const sums = await checksums(system);
  const { filename } = await backUp(staff);
  return { name, file: await fetchBackup(staff, filename), sums };
}

interface Disturbance {
  system: RunningSystem;
  staff: StaffClient;
  states: readonly [State, State];
  lasts: number;
  kills: number;
  say: (sentence: string) => void;
}

async function killed({ system, staff, states, lasts, kills, say }: Disturbance): Promise<Line[]> {
  const chance = seededChance(SEED);
  const [first, second] = states;
  const ended = { old: 0, new: 0, between: 0, lies: 0, faults: [] as string[] };
  let current: State = first;
  for (let turn = 0; turn < kills; turn++) {
    const wanted = current === first ? second : first;
    const name = chance() < 0.5 ? 'system-ops' : 'postgres';
    const answer = restore(staff, wanted.file).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: 'no answer' }),
    );
    // May exceed the usual time, because a disturbed system is slower.
    await pause(chance() * lasts * REACH);
    system.kill(name, 'SIGKILL');
    const { status, text } = await answer;
    await settled(system, staff);
    const sums = await checksums(system);
    const [isOld, isNew] = [current, wanted].map((state) => differing(state.sums, sums).length === 0);
    if (isNew) ended.new++;
    else if (isOld) ended.old++;
    else ended.between++;
    if (status === 200 && !isNew) ended.lies++;
    if (status === 500) ended.faults.push(text);
    say(`${turn + 1}: ${name} killed, answered ${status}, ${isNew ? 'new' : isOld ? 'old' : 'BETWEEN'}`);
    if (isNew) current = wanted;
    else if (!isOld) current = await mended(staff, wanted);
  }
  return [
    {
      claim: `${kills} restores killed at random moments left either the old data or the new`,
      // Of many kills some come too late and some too early: restores that never worked would always leave the old data.
      holds: ended.between === 0 && ended.old + ended.new === kills && (kills === 1 || ended.old * ended.new > 0),
      figures: `${ended.old} old, ${ended.new} new, ${ended.between} between`,
    },
    {
      claim: 'every caller was told the result, or to try again',
      holds: ended.faults.length === 0,
      figures: ended.faults.length === 0 ? 'never a fault' : (ended.faults[0] ?? ''),
    },
    { claim: 'what was reported as done was done', holds: ended.lies === 0, figures: `${ended.lies} lies` },
  ];
}

async function mended(staff: StaffClient, state: State): Promise<State> {
  await restored(staff, state.file);
  return state;
}

/** Waits until everything answers, also PostgreSQL to a new connection, and the killed restore counts as failed. */
async function settled(system: RunningSystem, staff: StaffClient): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await pause(200)) {
    try {
      const answer = await staff.send('GET', '/api/admin/system/backup/progress');
      const { current } = (await answer.json()) as { current: object | null };
      if (answer.ok && current === null) return void (await lastRows(system, ['SELECT']));
    } catch {}
    if (performance.now() > deadline) throw new Error(`The system did not settle: ${system.url}`);
  }
}

/** Schemas of dead restores must be dropped within a minute or so. */
async function leftBehind(system: RunningSystem): Promise<Line> {
  for (const deadline = performance.now() + 2 * PATIENCE_MS; ; await pause(500)) {
    const rows = await lastRows(system, [`SELECT nspname FROM pg_namespace WHERE nspname ~ '^(restore|rehearsal)_'`]);
    if (rows.length > 0 && performance.now() < deadline) continue;
    const figures = `${rows.length} schemas`;
    return { claim: 'the database contains no partial restore', holds: rows.length === 0, figures };
  }
}

async function refused(system: RunningSystem, staff: StaffClient, good: Buffer, every: number): Promise<Line[]> {
  const before = await checksums(system);
  const all = hostileBackups(good, KEY, seededChance(SEED));
  const files = all.filter((_file, place) => place % every === 0);
  const wrong: string[] = [];
  for (const { name, file, expected } of files) {
    const answer = await restore(staff, file, 'backup.sql');
    const { message = '' } = (await answer.json()) as { message?: string };
    if (answer.status !== 400 || !expected.test(message)) wrong.push(`${name}: ${answer.status} ${message}`);
  }
  const changed = differing(before, await checksums(system));
  return [
    {
      claim: `${files.length} invalid backup files are refused with a message`,
      holds: wrong.length === 0 && all.length >= 40,
      figures: wrong.length === 0 ? 'all of them' : wrong.slice(0, 3).join('; '),
    },
    {
      claim: 'none of them changed or executed anything',
      holds: changed.length === 0 && !existsSync(TRACE),
      figures: `${changed.length} tables changed`,
    },
  ];
}

async function lastRows(system: RunningSystem, statements: readonly string[]): Promise<unknown[]> {
  return await asOwner(system, async (owner) => {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await owner.query(statement));
    return rows;
  });
}
