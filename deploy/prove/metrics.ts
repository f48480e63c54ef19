import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceReplica, ServiceReplicas, SystemMetrics } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const ALLOWED = 0.05;
const MINUTE_SECONDS = 60;

interface Tally {
  count: number;
  ms: number;
  errors: number;
}

/**
 * Under load, requests per minute, average response and error rate agree with the services' logs within five per cent.
 * PostgreSQL is stopped for a while to cause errors.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  // A separate system: those of other proofs log only warnings.
  const system = await context.startSystem({ env: { LOG_LEVEL: 'info' } });
  const staff = await StaffClient.signIn(system);
  const loading = new AbortController();
  const load = Promise.all([
    keepAsking(loading.signal, async () => await fetch(`${system.url}/api/products?rev=0`)),
    keepAsking(loading.signal, async () => await staff.send('GET', '/api/admin/restaurant/orders/page?limit=20')),
    keepAsking(loading.signal, async () => await staff.send('GET', '/api/admin/discount-tiers')),
    keepAsking(loading.signal, async () => await staff.send('GET', '/api/admin/verify-session')),
  ]);
  await pause(context.short ? 2_000 : 40_000);
  await system.halt('postgres');
  await pause(context.short ? 1_000 : 8_000);
  await system.resume('postgres');
  await pause(context.short ? 5_000 : 20_000);
  const { metrics, replicas } = await oneLook(staff);
  const logged = tallyOfLogs(system, replicas);
  loading.abort();
  await load;
  const { api, gateway } = metrics;
  const lines = [
    compared('requests per minute', api.requestsPerMinute, logged.count),
    compared('average response in milliseconds', api.avgResponseTime, logged.ms / logged.count),
    compared('error rate in percent', api.errorRate, (100 * logged.errors) / logged.count),
    {
      claim: 'the gateway counts its own requests',
      holds: gateway !== null && gateway.apiRequestsPerMinute > 0,
      figures: `${gateway?.apiRequestsPerMinute ?? 'none'} under /api of ${gateway?.requestsPerMinute ?? 'none'}`,
    },
  ];
  return verdict(context.say, 0, lines);
}

function compared(what: string, reported: number, logged: number): Line {
  const apart = Math.abs(reported - logged) / Math.max(logged, Number.EPSILON);
  return {
    claim: `${what} agree with the services' logs within 5 %`,
    holds: logged > 0 && apart <= ALLOWED,
    figures: `${reported.toFixed(2)} reported, ${logged.toFixed(2)} logged, ${(100 * apart).toFixed(1)} % apart`,
  };
}

async function keepAsking(signal: AbortSignal, ask: () => Promise<Response>): Promise<void> {
  while (!signal.aborted) {
    // A steady rate, because with a varying one two different minutes would be compared.
    const turn = pause(20);
    await ask().then(
      async (answer) => await answer.arrayBuffer(),
      () => undefined,
    );
    await turn;
  }
}

/** Both figures at the same moment. */
async function oneLook(staff: StaffClient): Promise<{ metrics: SystemMetrics; replicas: readonly ServiceReplica[] }> {
  for (;;) {
    const [metrics, services] = await Promise.all([
      read<SystemMetrics>(staff, 'metrics'),
      read<ServiceReplicas>(staff, 'services'),
    ]);
    if (metrics.timestamp === services.timestamp) return { metrics, replicas: services.replicas };
  }
}

async function read<T>(staff: StaffClient, what: string): Promise<T> {
  const answer = await staff.send('GET', `/api/admin/system/${what}`);
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

/** Counts the log lines of the minute that the figures cover. */
function tallyOfLogs(system: RunningSystem, replicas: readonly ServiceReplica[]): Tally {
  const tally: Tally = { count: 0, ms: 0, errors: 0 };
  for (const { service, startedAt, lastSeenAt, status: state } of replicas) {
    if (state === 'fail') continue;
    const end = Date.parse(lastSeenAt);
    const firstSecond = Math.floor(end / 1_000) - MINUTE_SECONDS + 1;
    const start = Math.max(firstSecond * 1_000, Date.parse(startedAt));
    for (const line of readFileSync(join(system.data, 'logs', `${service}.log`), 'utf8').split('\n')) {
      if (!line.includes('"msg":"request"')) continue;
      const { time, status, ms } = JSON.parse(line) as { time: string; status: number; ms: number };
      const at = Date.parse(time);
      if (at < start || at > end) continue;
      tally.count += 1;
      tally.ms += ms;
      if (status >= 500) tally.errors += 1;
    }
  }
  return tally;
}
