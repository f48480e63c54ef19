import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicRestaurantProduct } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { diskBytes } from '../proof-parts/load/disk-use.ts';
import { SlowCrowdThread } from '../proof-parts/load/slow-crowd-thread.ts';
import { SteadyLoad, type Ask } from '../proof-parts/load/steady-load.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { percentile, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_122;
const FULL = { ofEachKind: 2_000, seconds: 90, mostMs: 500 };
const SHORT: typeof FULL = { ofEachKind: 200, seconds: 7, mostMs: 1_500 };
const PER_SECOND = 50;
const MOST_BYTES = 64 * 1024 ** 2;

/**
 * Slow bodies and slow readers from many addresses, as many as the gateway holds, in parallel with ordinary customers:
 * the customers notice nothing, and the disk does not fill.
 */
export async function run({ root, short, say, startSystem }: ProofContext): Promise<CheckResult> {
  const { ofEachKind, seconds, mostMs } = short ? SHORT : FULL;
  const system = await startSystem(short ? undefined : { replicas: 2 });
  const port = system.ports['nginx'] ?? 0;
  const load = new SteadyLoad(system.url);
  const nextAsk = await customers(system.url);
  const before = diskBytes(system);
  const crowd = new SlowCrowdThread({ port, ofEachKind, script: largestScript(root) });
  let [grown, fewest, ended] = [0, Number.POSITIVE_INFINITY, 0];
  try {
    // Time for the slow clients to connect; customers are measured afterwards.
    await pause(3_000);
    load.start(PER_SECOND, nextAsk);
    for (let second = 0; second < seconds; second++) {
      await pause(1_000);
      grown = Math.max(grown, diskBytes(system) - before);
      const { connected, disconnects } = await crowd.look();
      [fewest, ended] = [Math.min(fewest, connected), disconnects];
    }
    await load.stop();
  } finally {
    await crowd.stop();
  }
  const slowest = percentile(load.waits, 0.99);
  const megabytes = (grown / 1024 ** 2).toFixed(1);
  const crowded = `${ofEachKind} slow bodies and ${ofEachKind} slow readers`;
  for (const failure of load.failures.slice(0, 5)) say(failure);
  return verdict(say, SEED, [
    {
      claim: `besides ${crowded}, ${PER_SECOND} requests per second are answered, 99 % within ${mostMs} ms`,
      holds: load.failures.length === 0 && slowest <= mostMs,
      figures: `p99 ${slowest.toFixed(0)} ms of ${load.waits.length}, ${load.failures.length} failed`,
    },
    {
      claim: 'meanwhile the disk grows by less than 64 MB',
      holds: grown < MOST_BYTES,
      figures: `${megabytes} MB`,
    },
    {
      claim: 'a fifth of each kind was connected all the time, while the others reconnected',
      holds: fewest >= ofEachKind / 5,
      figures: `at least ${fewest} of each connected; ${ended} disconnects`,
    },
  ]);
}

/** Ordinary customers, who open the board and order. */
async function customers(url: string): Promise<() => Ask> {
  const products = (await (await fetch(`${url}/api/restaurant/products`)).json()) as PublicRestaurantProduct[];
  const chance = seededChance(SEED);
  const reads = ['/api/products', '/', '/api/stores', '/api/restaurant/categories'];
  let turn = 0;
  return () => {
    turn += 1;
    if (turn % 5 > 0) return { method: 'GET', path: reads[(turn % 5) - 1] ?? '/' };
    const headers = { 'idempotency-key': randomUUID() };
    return { method: 'POST', path: '/api/restaurant/order', headers, body: madeUpOrder(chance, products).placement };
  };
}

function largestScript(root: string): string {
  const folder = join(root, 'web', 'dist', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return (
    scripts.toSorted((one, other) => statSync(join(folder, other)).size - statSync(join(folder, one)).size)[0] ?? ''
  );
}
