import { setTimeout as pause } from 'node:timers/promises';
import type { DiscountCode, PlacedOrder } from '@larder/contracts';
import type { Client } from 'pg';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { SERVICES } from '../launcher/schema-state.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { identify, isRunning } from '../process-identity.mjs';
import { madeUpOrder, type MadeUpOrder, type OrderableProduct } from '../proof-parts/orders/made-up-orders.ts';
import { makeCode, OrderClient } from '../proof-parts/orders/order-client.ts';
import { connectOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
const CLIENTS = 12;
const DYING_MS = 100;

/** For `--full`: the numbers of orders, faults and seeds, each seed with a separate system. */
const FULL = { orders: 50_000, faults: 100, seeds: 3 };
const EVERYTHING = [...SERVICES, 'postgres', 'redis', 'nginx'];

interface Taken extends MadeUpOrder {
  answer: PlacedOrder;
}

/**
 * Orders are accepted with catalog, discounts-rebates and Redis stopped in turn; of thousands placed while processes
 * are killed at random none is lost, doubled or mispriced, and every code's figures are exact at the end.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  if (context.full) return await runFull(context);
  const { short, say } = context;
  const system = await context.startSystem(short ? undefined : { replicas: 2 });
  const staff = await StaffClient.signIn(system);
  const client = new OrderClient(system);
  const chance = seededChance(SEED);
  const draw = await shop(staff, client, chance);
  const lines: Line[] = [];
  const taken: Taken[] = [];
  for (const service of short ? ['catalog'] : ['catalog', 'discounts-rebates', 'redis']) {
    lines.push(
      await without(system, service, async () => void taken.push(...(await place(client, draw, short ? 10 : 20)))),
    );
  }
  const killer = killerIn(system, chance, short ? ['restaurant-orders'] : ['restaurant-orders', 'redis', 'postgres']);
  await killer.during(async () => void taken.push(...(await place(client, draw, short ? 100 : 5_000))));
  const figures = `${killer.kills.join(', ') || 'nothing'} killed; ${client.retries} sends were repeated`;
  lines.push({ claim: 'processes are killed while orders arrive', holds: killer.kills.length > 0, figures });
  lines.push(...(await audit(system, taken, draw.codes)));
  return verdict(say, SEED, lines);
}

/** Kills, freezes (as without a network) and stops every process while orders arrive. */
async function runFull({ say, startSystem }: ProofContext): Promise<CheckResult> {
  const lines: Line[] = [];
  for (let seed = SEED; seed < SEED + FULL.seeds; seed++) {
    const system = await startSystem({ replicas: 2 });
    const client = new OrderClient(system);
    const chance = seededChance(seed);
    const draw = await shop(await StaffClient.signIn(system), client, chance);
    const killer = killerIn(system, chance, EVERYTHING, ['kill', 'freeze', 'stop']);
    const taken: Taken[] = [];
    await killer.during(async () => {
      while (taken.length < FULL.orders || killer.kills.length < FULL.faults) {
        taken.push(...(await place(client, draw, 1_000)));
        say(`seed ${seed}: ${taken.length} orders, ${killer.kills.length} faults, ${client.retries} sends repeated`);
      }
    });
    const found = await audit(system, taken, draw.codes);
    lines.push(
      ...found.map((line) => ({ ...line, claim: `seed ${seed}, ${killer.kills.length} faults: ${line.claim}` })),
    );
    await system.stop();
  }
  return verdict(say, SEED, lines);
}

interface Shop {
  codes: readonly DiscountCode[];
  next(): MadeUpOrder;
}

/** Customers with a code of each tier, and some without. */
async function shop(staff: StaffClient, client: OrderClient, chance: () => number): Promise<Shop> {
  const codes: DiscountCode[] = [];
  for (const tier of ['tier1', 'tier2', 'tier3']) codes.push(await makeCode(staff, client, tier));
  const lists = new Map<string | null, OrderableProduct[]>([[null, await client.products()]]);
  for (const { code } of codes) lists.set(code, await client.productsWithCode(code));
  const choices = [...lists];
  return {
    codes,
    next: () => {
      const [code, products] = choices[Math.floor(chance() * choices.length)] ?? [null, []];
      return madeUpOrder(chance, products, { code });
    },
  };
}

async function place(client: OrderClient, { next }: Shop, count: number): Promise<Taken[]> {
  const taken: Taken[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left > 0) {
        left -= 1;
        const order = next();
        taken.push({ ...order, answer: await client.place(order.placement) });
      }
    }),
  );
  return taken;
}

async function without(system: RunningSystem, service: string, work: () => Promise<void>): Promise<Line> {
  const names = Object.keys(system.pids()).filter((name) => name === service || name.startsWith(`${service}-`));
  for (const name of names) await system.halt(name);
  const startedAt = performance.now();
  const failure = await work().then(
    () => null,
    (error: Error) => error.message,
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const name of names) await system.resume(name);
  return {
    claim: `orders are accepted while ${service} is stopped`,
    holds: failure === null,
    figures: failure ?? `orders in ${seconds.toFixed(1)} s`,
  };
}

type Fault = 'kill' | 'freeze' | 'stop';

/** Kills a process every one to three seconds while other work is done. */
export function killerIn(
  system: RunningSystem,
  chance: () => number,
  victims: readonly string[],
  faults: readonly Fault[] = ['kill'],
) {
  const kills: string[] = [];
  let stopped = false;

  /** @returns false when the process was not running, or has survived. */
  async function strike(name: string, fault: Fault): Promise<boolean> {
    const victim = identify(system.pids()[name] ?? 0);
    if (fault === 'kill') {
      system.kill(name, 'SIGKILL');
      await pause(DYING_MS);
      return victim !== null && !isRunning(victim);
    }
    if (fault === 'freeze') system.kill(name, 'SIGSTOP');
    else await system.halt(name);
    await pause(500 + chance() * 3_000);
    if (fault === 'freeze') system.kill(name, 'SIGCONT');
    else await system.resume(name);
    return victim !== null;
  }

  async function run(): Promise<void> {
    for (;;) {
      await pause(victims.length === 1 ? 150 : 1_000 + chance() * 2_000);
      if (stopped) return;
      const alive = Object.keys(system.pids()).filter((name) =>
        victims.some((victim) => name === victim || name.startsWith(`${victim}-`)),
      );
      const name = alive[Math.floor(chance() * alive.length)];
      if (name === undefined) continue;
      const fault = faults[Math.floor(chance() * faults.length)] ?? 'kill';
      if (!(await strike(name, fault))) continue;
      kills.push(fault === 'kill' ? name : `${name} (${fault})`);
      // The short form kills once.
      if (victims.length === 1) return;
    }
  }

  async function during(work: () => Promise<void>): Promise<void> {
    const killing = run();
    await work().finally(() => (stopped = true));
    await killing;
  }
  return { kills, during };
}

async function audit(system: RunningSystem, taken: readonly Taken[], codes: readonly DiscountCode[]): Promise<Line[]> {
  const owner = await connectOwner(system);
  try {
    const numbers = taken.map(({ answer }) => answer.orderNumber);
    const { rows } = await owner.query<{ number: string; total: string; events: string }>(
      `SELECT o.order_number AS number, o.total_cents AS total,
         (SELECT count(*) FROM restaurant_orders.event_log AS e WHERE e.subject = 'restaurant-order:' || o.id) AS events
         FROM restaurant_orders.restaurant_order AS o
        WHERE o.order_number = ANY($1) OR o.discount_code = ANY($2)`,
      [numbers, codes.map(({ code }) => code)],
    );
    const stored = new Map(rows.map((row) => [row.number, row]));
    const lost = taken.filter(({ answer }) => !stored.has(answer.orderNumber)).length;
    const known = new Set(numbers);
    const doubled = taken.length - known.size + rows.filter(({ number }) => !known.has(number)).length;
    const mispriced = taken.filter(
      ({ answer, totalCents }) => Number(stored.get(answer.orderNumber)?.total) !== totalCents,
    );
    const eventless = rows.filter(({ events }) => Number(events) !== 1).length;
    const figures = `${taken.length} orders, ${rows.length} rows`;
    return [
      { claim: 'no order is lost', holds: lost === 0, figures: `${lost} lost; ${figures}` },
      { claim: 'no order is stored twice', holds: doubled === 0, figures: `${doubled} doubled; ${figures}` },
      {
        claim: 'no order is mispriced',
        holds: mispriced.length === 0,
        figures: `${mispriced.length} mispriced`,
      },
      { claim: 'every order has one event', holds: eventless === 0, figures: `${eventless} without or with more` },
      ...(await usage(owner, taken, codes)),
    ];
  } finally {
    await owner.end();
  }
}

async function usage(owner: Client, taken: readonly Taken[], codes: readonly DiscountCode[]): Promise<Line[]> {
  const expected = codes.map(({ id, code }) => {
    const orders = taken.filter(({ placement }) => placement.discountCode === code);
    return `${id} ${orders.length} ${orders.reduce((sum, { discountCents }) => sum + discountCents, 0)}`;
  });
  for (const deadline = performance.now() + 20_000; ; await pause(200)) {
    const { rows } = await owner.query<{ figures: string }>(
      `SELECT id || ' ' || usage_count || ' ' || total_discount_cents AS figures
         FROM discounts_rebates.discount_code WHERE id = ANY($1)`,
      [codes.map(({ id }) => id)],
    );
    const shown = rows.map(({ figures }) => figures);
    const exact = expected.every((figures) => shown.includes(figures));
    if (!exact && performance.now() < deadline) continue;
    return [
      {
        claim: "every code's figures are exact",
        holds: exact,
        figures: shown.map((figures) => figures.split(' ').slice(1).join(' uses, ')).join(' cents; ') + ' cents',
      },
    ];
  }
}
