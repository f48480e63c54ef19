import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicRestaurantProduct } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { ComposeSystem } from '../proof-parts/compose/compose-system.ts';
import { ReturningSockets } from '../proof-parts/load/returning-sockets.ts';
import { SteadyLoad, type Ask } from '../proof-parts/load/steady-load.ts';
import { madeUpOrder } from '../proof-parts/orders/made-up-orders.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { percentile, seededChance } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
const PER_SECOND = 50;
const SOCKETS = 500;
const P99_MS = 500;
const BACK_WITHIN_MS = 5_000;

/** The launcher's system, or the containers of COMPOSE_PROJECT. */
export interface Rollable {
  readonly url: string;
  readonly replicas: readonly string[];
  restart(replica: string): Promise<void>;
}

/**
 * Every process of every service is restarted in turn under load: no request fails, few are delayed, and every socket
 * reconnects quickly. With COMPOSE_PROJECT and LARDER_URL set, containers are restarted.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const target = process.env['COMPOSE_PROJECT']
    ? await ComposeSystem.open(process.env)
    : await launched(context, short);
  const { session } = await StaffClient.signIn(target.system);
  const chance = seededChance(SEED);
  const products = (await (await fetch(`${target.url}/api/restaurant/products`)).json()) as PublicRestaurantProduct[];
  const sockets = await ReturningSockets.open(
    `${target.url.replace('http', 'ws')}/ws`,
    short ? SOCKETS / 5 : SOCKETS,
    chance,
  );
  const load = new SteadyLoad(target.url);
  load.start(PER_SECOND, () => nextAsk(chance, products, session.sessionId));
  try {
    await pause(1_000);
    const rolled = short ? target.replicas.filter((name) => /^(catalog|system-ops)$/.test(name)) : target.replicas;
    for (const replica of rolled) {
      const before = load.failures.length;
      const startedAt = performance.now();
      await target.restart(replica);
      say(
        `${replica}: restarted in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ` +
          `${load.failures.length - before} failed requests, ${sockets.missing} sockets away`,
      );
      // Time for the restarted process to take its share of the load again.
      await pause(short ? 500 : 2_000);
    }
    for (const deadline = performance.now() + 8_000; sockets.missing > 0 && performance.now() < deadline;) {
      await pause(50);
    }
  } finally {
    await load.stop();
    sockets.close();
  }
  for (const failure of load.failures.slice(0, 10)) say(failure);
  for (const [why, times] of sockets.refusals) say(`a socket was refused ${times} times: ${why}`);
  const p99 = percentile(load.waits, 0.99);
  // In the short form two cores restart services and answer at the same time.
  const reach = short ? 3 * P99_MS : P99_MS;
  const longest = Math.max(0, ...sockets.absences);
  return verdict(say, SEED, [
    {
      claim: `no request fails while services are restarted in turn, at ${PER_SECOND} a second`,
      holds: load.failures.length === 0 && load.waits.length > 0,
      figures: `${load.failures.length} of ${load.waits.length} failed`,
    },
    {
      claim: `the 99th percentile of response times stays below ${reach} ms`,
      holds: p99 < reach,
      figures: `p50 ${percentile(load.waits, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    },
    {
      claim: `every socket is back within ${BACK_WITHIN_MS / 1_000} s`,
      holds: sockets.missing === 0 && longest <= BACK_WITHIN_MS && sockets.absences.length > 0,
      figures: `${sockets.absences.length} were away, the longest for ${(longest / 1_000).toFixed(1)} s; ${sockets.missing} missing`,
    },
  ]);
}

async function launched(context: ProofContext, short: boolean): Promise<Rollable & { system: RunningSystem }> {
  const system = await context.startSystem(short ? undefined : { replicas: 2 });
  const engines = new Set(['postgres', 'redis', 'nginx']);
  return {
    system,
    url: system.url,
    replicas: Object.keys(system.pids()).filter((name) => !engines.has(name)),
    restart: async (name) => {
      await system.halt(name);
      await system.resume(name);
    },
  };
}

/** Mostly requests of shoppers, some orders, and staff reads of each service. */
function nextAsk(chance: () => number, products: readonly PublicRestaurantProduct[], session: string): Ask {
  const drawn = chance();
  if (drawn < 0.1) {
    return {
      method: 'POST',
      path: '/api/restaurant/order',
      headers: { 'idempotency-key': randomUUID() },
      body: madeUpOrder(chance, products).placement,
    };
  }
  if (drawn < 0.6) {
    const paths = ['/', '/api/products', '/api/admin/settings', '/api/restaurant/products', '/meatprices'];
    return { method: 'GET', path: paths[Math.floor(chance() * paths.length)] ?? '/' };
  }
  const paths = [
    '/api/admin/verify-session',
    '/api/admin/discount-tiers',
    '/api/admin/restaurant/stats',
    '/api/restaurant/categories/all',
    '/api/admin/system/screens',
  ];
  return {
    method: 'GET',
    path: paths[Math.floor(chance() * paths.length)] ?? '/',
    headers: { 'x-session-id': session },
  };
}
