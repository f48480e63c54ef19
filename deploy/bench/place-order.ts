import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublicRestaurantProduct } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { load } from '../proof-parts/load/http-load.ts';
import { twinFolder } from '../proof-parts/load/twin-nginx.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { asOwner } from '../proof-parts/owner.ts';
import { median, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
const REACH = 0.15;
const CLIENTS = 8;

/** Orders per second through the gateway, and pgbench's nearest transaction: one statement at eight clients. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say, engines } = context;
  const rounds = short ? 3 : 5;
  const system = await context.startSystem(short ? undefined : { replicas: 2 });
  const products = (await (await fetch(`${system.url}/api/restaurant/products`)).json()) as PublicRestaurantProduct[];
  const chance = seededChance(SEED);
  const transactionsPerSecond = await preparePgbench(system, join(dirname(engines.postgres), 'pgbench'));
  const place = async (count: number): Promise<number> => {
    const tookMs = await load(system.ports['nginx'] ?? 0, '/api/restaurant/order', {
      count,
      connections: CLIENTS,
      makePost: () => ({ headers: { 'Idempotency-Key': randomUUID() }, body: madeUpOrder(chance, products).placement }),
    });
    return count / (tookMs / 1_000);
  };
  const ratios: number[] = [];
  // Warms up: cold code is several times slower, and a service usually has been running for a while. Rounds then take
  // seconds: in half a second, what pgbench leaves to be written decides.
  const orders = Math.ceil((await place(2_000)) * (short ? 2 : 12));
  for (let round = 1; round <= rounds; round++) {
    const theirs = transactionsPerSecond(short ? 1 : 4);
    const ours = await place(orders);
    ratios.push(ours / theirs);
    say(
      `round ${round}: pgbench ${theirs.toFixed(0)}/s, ours ${ours.toFixed(0)}/s, ratio ${(ours / theirs).toFixed(3)}`,
    );
  }
  const ratio = median(ratios);
  // A few seconds prove little; the full run decides.
  const reach = short ? REACH / 2 : REACH;
  return verdict(say, SEED, [
    {
      claim: `orders per second are at least ${reach} of pgbench's most similar transaction, median of ${rounds} rounds`,
      holds: ratio >= reach,
      figures: `ratio ${ratio.toFixed(3)}`,
    },
  ]);
}

/** Creates tables like the real ones, and one statement that writes what an order writes. */
async function preparePgbench(system: RunningSystem, program: string): Promise<(seconds: number) => number> {
  await asOwner(system, (owner) =>
    owner.query(`
      CREATE SCHEMA IF NOT EXISTS bench_orders;
      CREATE TABLE IF NOT EXISTS bench_orders.restaurant_order (LIKE restaurant_orders.restaurant_order INCLUDING ALL);
      CREATE TABLE IF NOT EXISTS bench_orders.order_items (LIKE restaurant_orders.order_items INCLUDING ALL);
      CREATE TABLE IF NOT EXISTS bench_orders.event_log (LIKE restaurant_orders.event_log INCLUDING ALL);
      CREATE TABLE IF NOT EXISTS bench_orders.idempotency_answer
        (LIKE restaurant_orders.idempotency_answer INCLUDING ALL)`),
  );
  const script = join(twinFolder(system), 'place-order.sql');
  writeFileSync(script, STATEMENT);
  return (seconds) => {
    const output = execFileSync(
      program,
      ['-n', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds), '-f', script, system.databaseUrl],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const figure = /tps = ([\d.]+)/.exec(output)?.[1];
    if (figure === undefined) throw new Error(`pgbench printed no figure:\n${output}`);
    return Number(figure);
  };
}

const ITEMS = JSON.stringify(
  Array.from({ length: 4 }, () => ({
    id: randomUUID(),
    name: 'Pork belly 五花肉',
    category: 'Proteins',
    unit: 'box',
    quantity: 3,
    unitPriceCents: 3_499,
    discountBasisPoints: 0,
    discountCents: 0,
  })),
);

const STATEMENT = `WITH o AS (
  INSERT INTO bench_orders.restaurant_order (id, store_id, order_number, restaurant_name, contact_person, email, phone,
    is_delivery, delivery_date, delivery_time, notes, subtotal_cents, discount_cents, delivery_fee_cents, total_cents,
    categories, search_text)
  VALUES (gen_random_uuid(), '0197a3c0-0000-7000-8000-000000000001', gen_random_uuid()::text, 'Noodle House', 'Ms Lau',
    'kitchen@example.com', '905-555-0101', false, '2027-01-01', '9-12', 'Back door, please.', 10497, 0, 0, 10497,
    '{Proteins}', 'noodle house ms lau kitchen@example.com') RETURNING id
), i AS (
  INSERT INTO bench_orders.order_items (order_id, items) SELECT id, '${ITEMS}' FROM o
), k AS (
  INSERT INTO bench_orders.idempotency_answer (store_id, key, request_hash, answer)
  SELECT '0197a3c0-0000-7000-8000-000000000001', id::text, '\\x00', '{"orderNumber":"261121-7K3-QXM"}' FROM o
)
INSERT INTO bench_orders.event_log (type, subject, after)
SELECT 'restaurant-order.created', id::text, '{"items":${ITEMS}}' FROM o;
`;
