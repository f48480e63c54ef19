import { setTimeout as pause } from 'node:timers/promises';
import type { OrderPage } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { storeOrders } from '../proof-parts/orders/stored-orders.ts';
import { asOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, timed } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

/** A year of orders, six seconds apart, and as many audit entries; with `--full` the number in the issue. */
const ROWS = { short: 20_000, usual: 500_000, full: 5_000_000 };
const YEAR_SECONDS = 30_000_000;
const STORES = 12;
const PATIENCE_MS = 500;

const ORDERS = '/api/admin/restaurant/orders';
const AUDIT = '/api/admin/system/audit';

/** After years of orders and changes, each call of the back office still answers within half a second. */
export async function run({ short, full, say, startSystem }: ProofContext): Promise<CheckResult> {
  const rows = full ? ROWS.full : short ? ROWS.short : ROWS.usual;
  const rounds = short ? 3 : 20;
  // The short form runs on any machine with three times the limit; the full one decides.
  const patience = PATIENCE_MS * (short ? 3 : 1);
  const system = await startSystem({ replicas: 1 });
  const staff = await StaffClient.signIn(system);
  const stores = short ? 2 : STORES;
  await makeStores(system, staff, stores, 0);
  await untilKnown(system, stores + 1);
  const apart = YEAR_SECONDS / rows;
  const filled = await timed(async () => {
    await storeOrders(system, rows, { seconds: apart, restaurants: 5_000, openDays: 14 });
    await lengthenTrail(system, rows, apart);
  });
  say(`${rows} orders and as many entries of the audit trail stored in ${(filled.ms / 1_000).toFixed(0)} s`);
  const [known] = (await staff.ask<OrderPage>('GET', `${ORDERS}/page?limit=1`)).orders;
  const lines: Line[] = [];
  for (const [what, path] of callsOf(known?.id ?? '')) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push((await timed(() => staff.take(path))).ms);
    lines.push({
      claim: `${what} within ${patience} ms, p95 of ${rounds}`,
      holds: percentile(times, 0.95) <= patience,
      figures: `median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
    });
  }
  return verdict(say, 0, lines);
}

/** The calls to measure, by name. */
function callsOf(order: string): [string, string][] {
  const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString();
  return [
    ['the newest orders', `${ORDERS}/page`],
    ['the newest orders of one store', `${ORDERS}/page?store=bench-1`],
    ['delivered orders', `${ORDERS}/page?status=delivered`],
    ['the orders of a day', `${ORDERS}/page?dateFilterType=yesterday`],
    ['the orders of a month', `${ORDERS}/page?dateFilterType=month`],
    ['new orders', `${ORDERS}/page?plan=new`],
    ['the orders of tomorrow morning', `${ORDERS}/page?plan=tomorrowMorning`],
    ['the highest totals', `${ORDERS}/page?sort=totalAmount`],
    ['the latest days of delivery', `${ORDERS}/page?sort=deliveryDate`],
    ['the orders of one restaurant', `${ORDERS}/page?restaurant=Noodle%20House%204711%20%E9%BA%B5`],
    ['an order by its number', `${ORDERS}/page?q=B4711-7K3`],
    ['the filters of orders', `${ORDERS}/facets`],
    ['the figures of stores', '/api/admin/restaurant/stats?by=store'],
    ['an order and its history', `${ORDERS}/${order}/history`],
    ['the newest entries of the audit log', AUDIT],
    ['the entries of a day half a year ago', `${AUDIT}?since=${day(151)}&until=${day(150)}`],
    ['the entries of one user', `${AUDIT}?user=clerk-17`],
    ['the entries of one store', `${AUDIT}?store=bench-1`],
    ['the entries of one product', `${AUDIT}?subject=product:4711`],
    ['the entries of a rare kind', `${AUDIT}?type=user.created`],
  ];
}

/** Waits until the new stores are known, over which the orders are spread. */
async function untilKnown(system: RunningSystem, stores: number): Promise<void> {
  await asOwner(system, async (owner) => {
    for (const deadline = performance.now() + 10_000; ; await pause(50)) {
      const { rowCount } = await owner.query('SELECT FROM restaurant_orders.store_copy');
      if ((rowCount ?? 0) >= stores) return;
      if (performance.now() > deadline) throw new Error('restaurant-orders does not know all stores.');
    }
  });
}

const AT_ONCE = 100_000;

/** Appends entries without seals, which only `verify` reads; the newest last, at the end of the trail. */
async function lengthenTrail(system: RunningSystem, count: number, apart: number): Promise<void> {
  await asOwner(system, async (owner) => {
    for (let from = 1; from <= count; from += AT_ONCE) {
      const to = Math.min(count, from + AT_ONCE - 1);
      await owner.query('BEGIN');
      // The lock that appending takes.
      await owner.query('SELECT FROM system_ops.audit_head FOR UPDATE');
      await owner.query(ENTRIES, [from, to, count, apart]);
      await owner.query('UPDATE audit_seal.state SET place = place + $1', [to - from + 1]);
      await owner.query('UPDATE system_ops.audit_head SET place = place + $1', [to - from + 1]);
      await owner.query('COMMIT');
    }
    await owner.query('ANALYZE system_ops.audit_entry');
  });
}

const ENTRIES = `
  INSERT INTO system_ops.audit_entry (producer, number, type, subject, store_id, actor_id, actor_name, actor_role, address,
    request_id, occurred_at, before, after, place, hash)
  SELECT 'catalog', 1000000000 + n, CASE n % 10000 WHEN 0 THEN 'user.created' ELSE 'product.updated' END,
    'product:' || n % 20000, ids[1 + n % stores], gen_random_uuid(), 'clerk-' || n % 300, 'admin', '203.0.113.9', n::text,
    now() - ($3::int - n) * make_interval(secs => $4), '{"ourPrice": 499}', '{"ourPrice": 599}',
    head.place + n - $1::int + 1, sha256(n::text::bytea)
    FROM (SELECT array_agg(id) AS ids, count(*)::int AS stores FROM system_ops.store_copy) AS store,
      audit_seal.state AS head, generate_series($1::int, $2::int) AS n`;
