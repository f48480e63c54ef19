import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuditVerification } from '@larder/contracts';
import type { Client } from 'pg';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { connectOwner } from '../proof-parts/owner.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { seededChance } from '../proof-parts/statistics.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const APPENDERS = 50;
const REPLICAS = 3;
const SEED = 20_261_121;
const CONSUMER = join(import.meta.dirname, '..', 'proof-parts', 'counting-consumer.ts');

/**
 * Every event is applied exactly once and in order: 50 concurrent appenders, a quarter of whose transactions roll back;
 * three consumer replicas, killed in turn; Redis stopped, wiped and restarted.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const seconds = short ? 4 : 60;
  const system = await context.startSystem();
  const owner = await connectOwner(system);
  await owner.query(`CREATE TABLE restaurant_orders.counted (place bigserial PRIMARY KEY, number bigint NOT NULL);
    ALTER TABLE restaurant_orders.counted OWNER TO larder_restaurant_orders;
    CREATE TABLE catalog.refusal (x int CONSTRAINT refusal_once UNIQUE DEFERRABLE INITIALLY DEFERRED);
    ALTER TABLE catalog.refusal OWNER TO larder_catalog`);
  const replicas = new Replicas(await roleUrl(system, 'larder_restaurant_orders', owner), system.redisUrl);
  try {
    const until = performance.now() + seconds * 1_000;
    const appending = appendUntil(until, await roleUrl(system, 'larder_catalog', owner), system.redisUrl);
    const faults = await faultsUntil(until, system, replicas, say);
    const { committed, rolledBack } = await appending;
    const drainedAfter = await drained(owner, committed);
    const found = await judge(owner);
    const figures = `${committed} committed, ${rolledBack} rolled back, ${faults.kills} kills, Redis wiped ${faults.wipes} times`;
    return verdict(say, SEED, [
      { claim: 'no event is lost', holds: found.lost === 0, figures: `${found.lost} lost; ${figures}` },
      { claim: 'no event is applied twice', holds: found.twice === 0, figures: `${found.twice} twice` },
      {
        claim: 'events are applied in order of number',
        holds: found.disorder === 0,
        figures: `${found.disorder} out of order`,
      },
      { claim: 'nothing rolled back is applied', holds: found.ghosts === 0, figures: `${found.ghosts} ghosts` },
      {
        claim: 'the audit trail has every event of the log',
        holds: found.unaudited === 0,
        figures: `${found.unaudited} missing`,
      },
      await chainHolds(system),
      {
        claim: 'consumers are at the head within 15 s',
        holds: drainedAfter <= 15,
        figures: `${drainedAfter.toFixed(1)} s`,
      },
    ]);
  } finally {
    replicas.end();
    await owner.end();
  }
}

class Replicas {
  private readonly args: string[];
  private readonly running = new Set<ChildProcess>();
  private ended = false;

  constructor(...args: string[]) {
    this.args = args;
    for (let replica = 0; replica < REPLICAS; replica++) this.start();
  }

  killOne(chance: number): void {
    [...this.running][Math.floor(chance * this.running.size)]?.kill('SIGKILL');
  }

  end(): void {
    this.ended = true;
    for (const child of this.running) child.kill('SIGKILL');
  }

  private start(): void {
    if (this.ended) return;
    const child = fork(CONSUMER, this.args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.running.add(child);
    child.on('exit', () => {
      this.running.delete(child);
      setTimeout(() => this.start(), 100);
    });
  }
}

async function faultsUntil(
  until: number,
  system: RunningSystem,
  replicas: Replicas,
  say: ProofContext['say'],
): Promise<{ kills: number; wipes: number }> {
  const chance = seededChance(SEED);
  let kills = 0;
  let wipes = 0;
  while (performance.now() < until) {
    await pause(300 + chance() * 900);
    replicas.killOne(chance());
    kills += 1;
    if (kills % 3 !== 0) continue;
    await system.halt('redis');
    rmSync(join(system.data, 'redis', 'appendonlydir'), { recursive: true, force: true });
    await pause(200 + chance() * 800);
    await system.resume('redis');
    wipes += 1;
    say(`Redis is back, empty (${wipes})`);
  }
  return { kills, wipes };
}

async function appendUntil(
  until: number,
  databaseUrl: string,
  redisUrl: string,
): Promise<{ committed: number; rolledBack: number }> {
  const { BroadcastClient, dataSourceOptions, EventRing, RedisLink, Transactions } = await import('@larder/platform');
  const { DataSource } = await import('typeorm');
  // Longer than the services' limit of a second, which is for waiting users; appenders begin while replicas start.
  const options = dataSourceOptions({ service: 'catalog', databaseUrl, databasePatienceMs: 10_000 });
  const source = await new DataSource({ ...options, poolSize: APPENDERS } as typeof options).initialize();
  const redis = new RedisLink(redisUrl, 'larder');
  const transactions = new Transactions(source, 'catalog', new EventRing(new BroadcastClient(redis)));
  const chance = seededChance(SEED + 1);
  let committed = 0;
  let rolledBack = 0;
  await Promise.all(
    Array.from({ length: APPENDERS }, async (_each, appender) => {
      while (performance.now() < until) {
        const events = 1 + Math.floor(chance() * 3);
        const rollBack = chance() < 0.25;
        const work = transactions.run(async ({ manager, announce }) => {
          for (let event = 0; event < events; event++) announce(priceEvent(appender, rollBack));
          // Transactions end at different times, so that numbers commit out of order.
          await manager.query('SELECT pg_sleep($1)', [chance() * 0.02]);
          // Fails only after the events have got numbers.
          if (rollBack) await manager.query(DEFERRED_REFUSAL);
        });
        const failure = await work.then(
          () => null,
          (error: unknown) => String(error),
        );
        const kept = failure === null;
        if (kept === rollBack) throw new Error(`A transaction ended otherwise than told: ${failure ?? 'it was kept'}.`);
        if (kept) committed += events;
        else rolledBack += events;
        await pause(chance() * 30);
      }
    }),
  );
  redis.close();
  await source.destroy();
  return { committed, rolledBack };
}

/** A constraint checked at the commit. */
const DEFERRED_REFUSAL = 'INSERT INTO catalog.refusal VALUES (1), (1)';

function priceEvent(appender: number, ghost: boolean) {
  return {
    type: 'product.updated',
    subject: `product:${appender}`,
    storeId: null,
    before: null,
    after: {
      id: '0197a3c0-0000-7000-8000-000000000001',
      description: ghost ? 'ghost' : 'kept',
      chineseName: null,
      detailedDescription: null,
      size: '1 lb',
      retailPriceCents: 100,
      ourPriceCents: 90,
      category: 'produce',
      active: true,
      imageUrl: null,
      version: 1,
    },
  } as const;
}

/** Waits for at most a minute. */
async function drained(owner: Client, committed: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ behind: boolean }>(
      `SELECT (SELECT count(*) FROM restaurant_orders.counted) < (SELECT count(*) FROM catalog.event_log)
           OR (SELECT count(*) FROM system_ops.audit_entry WHERE producer = 'catalog')
              < (SELECT count(*) FROM catalog.event_log) AS behind`,
    );
    const seconds = (performance.now() - start) / 1_000;
    if (!rows[0]?.behind || seconds > 60) return committed === 0 ? Number.NaN : seconds;
    await pause(50);
  }
}

async function judge(owner: Client): Promise<Record<'lost' | 'twice' | 'disorder' | 'ghosts' | 'unaudited', number>> {
  const { rows } = await owner.query<Record<'lost' | 'twice' | 'disorder' | 'ghosts' | 'unaudited', number>>(`SELECT
    (SELECT count(*)::int FROM catalog.event_log l
      WHERE NOT EXISTS (SELECT 1 FROM restaurant_orders.counted c WHERE c.number = l.number)) AS lost,
    (SELECT (count(*) - count(DISTINCT number))::int FROM restaurant_orders.counted) AS twice,
    (SELECT count(*)::int FROM (SELECT number < lag(number) OVER (ORDER BY place) AS back
       FROM restaurant_orders.counted) steps WHERE back) AS disorder,
    (SELECT count(*)::int FROM restaurant_orders.counted c
      WHERE NOT EXISTS (SELECT 1 FROM catalog.event_log l WHERE l.number = c.number))
      + (SELECT count(*)::int FROM catalog.event_log WHERE after->>'description' = 'ghost') AS ghosts,
    (SELECT count(*)::int FROM catalog.event_log l WHERE NOT EXISTS
      (SELECT 1 FROM system_ops.audit_entry a WHERE a.producer = 'catalog' AND a.number = l.number)) AS unaudited`);
  if (!rows[0]) throw new Error('The judge has no answer.');
  return rows[0];
}

/** Runs the system's verification of the chain. */
async function chainHolds(system: RunningSystem): Promise<Line> {
  const answer = await (await StaffClient.signIn(system)).send('GET', '/api/admin/system/audit/verify');
  const { intact, entries, faults, next } = (await answer.json()) as AuditVerification;
  return {
    claim: 'the chain of the audit trail is intact',
    holds: answer.status === 200 && intact && next === null && entries > 0,
    figures: `${entries} entries, ${faults.length} faults`,
  };
}

async function roleUrl(system: RunningSystem, role: string, owner: Client): Promise<string> {
  const url = new URL(system.databaseUrl);
  const { rows } = await owner.query<{ secret: string }>('SELECT gen_random_uuid()::text AS secret');
  // A second login, so that the service's pool can keep connecting.
  const login = `prove_${role}`;
  await owner.query(`CREATE ROLE ${login} LOGIN PASSWORD '${rows[0]?.secret}' IN ROLE ${role}`);
  url.username = login;
  url.password = rows[0]?.secret ?? '';
  return url.href;
}
