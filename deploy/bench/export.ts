import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { peakMemoryMb } from '../proof-parts/load/process-memory.ts';
import { storeOrders } from '../proof-parts/orders/stored-orders.ts';
import { asOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { median } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const REACH = 8;
const CSV_MB = 300;
const XLSX_MB = 420;
const PATH = '/api/admin/restaurant/orders/export';

/** The time for a file of a year's orders, compared with psql's COPY of the same rows; and the peak memory. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say, engines } = context;
  const rounds = short ? 2 : 5;
  // Uses a separate system, because memory is measured.
  const system = await context.startSystem({ replicas: 1 });
  await storeOrders(system, short ? 5_000 : 100_000);
  const staff = await StaffClient.signIn(system);
  const psql = join(dirname(engines.postgres), 'psql');
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Otherwise the previous round's file would be reused.
    await change(system);
    const copy = timedCopy(psql, system);
    const { ms, bytes } = await timedDownload(staff, 'csv');
    ratios.push(ms / copy);
    say(
      `round ${round}: COPY ${copy.toFixed(0)} ms, ours ${ms.toFixed(0)} ms for ${(bytes / 1e6).toFixed(1)} MB, ratio ${(ms / copy).toFixed(2)}`,
    );
  }
  const ratio = median(ratios);
  const csvPeak = peakMemoryMb(system, 'restaurant-orders');
  const lines: Line[] = [
    {
      claim: `the CSV export of orders takes at most ${REACH} times as long as COPY TO STDOUT, median of ${rounds} rounds`,
      holds: ratio <= REACH,
      figures: `ratio ${ratio.toFixed(2)}`,
    },
    {
      claim: `the process that writes CSV uses at most ${CSV_MB} MB`,
      holds: csvPeak < CSV_MB,
      figures: `${csvPeak.toFixed(0)} MB at most`,
    },
    await excel(system, staff, { say, afresh: !short }),
  ];
  return verdict(say, 0, lines);
}

/** Uses a fresh process, so that CSV's memory is not counted; the short form skips the restart. */
async function excel(
  system: RunningSystem,
  staff: StaffClient,
  { say, afresh }: { say: (sentence: string) => void; afresh: boolean },
): Promise<Line> {
  if (afresh) {
    await system.halt('restaurant-orders');
    await system.resume('restaurant-orders');
    await pause(500);
  }
  const { ms, bytes } = await timedDownload(staff, 'xlsx');
  const peak = peakMemoryMb(system, 'restaurant-orders');
  say(`Excel: ${ms.toFixed(0)} ms for ${(bytes / 1e6).toFixed(1)} MB`);
  return {
    claim: `the process that writes Excel uses at most ${XLSX_MB} MB`,
    holds: peak < XLSX_MB,
    figures: `${peak.toFixed(0)} MB at most, ${ms.toFixed(0)} ms`,
  };
}

async function timedDownload(staff: StaffClient, format: 'csv' | 'xlsx'): Promise<{ ms: number; bytes: number }> {
  const startedAt = performance.now();
  const bytes = await staff.download(`${PATH}/${format}`);
  return { ms: performance.now() - startedAt, bytes };
}

async function change(system: RunningSystem): Promise<void> {
  await asOwner(system, (owner) =>
    owner.query(
      `INSERT INTO restaurant_orders.event_log (type, subject, after) VALUES ('restaurant-order.moved', 'bench', '{}')`,
    ),
  );
}

function timedCopy(psql: string, system: RunningSystem): number {
  const startedAt = performance.now();
  execFileSync(psql, [system.databaseUrl, '-q', '-c', COPY], {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1024 * 1024 * 1024,
  });
  return performance.now() - startedAt;
}

const COPY = `COPY (
  SELECT o.order_number, o.status, o.restaurant_name, o.contact_person, o.email, o.phone, o.is_delivery, o.delivery_date,
    o.delivery_time, o.delivery_address, o.delivery_city, o.delivery_postal_code, o.delivery_instructions, i.items,
    o.subtotal_cents, o.discount_code, o.discount_cents, o.delivery_fee_cents, o.total_cents, o.notes, o.created_at,
    o.updated_at
    FROM restaurant_orders.restaurant_order AS o JOIN restaurant_orders.order_items AS i ON i.order_id = o.id
   ORDER BY o.created_at DESC, o.id DESC
) TO STDOUT WITH (FORMAT csv, HEADER)`;
