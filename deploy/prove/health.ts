import { setTimeout as pause } from 'node:timers/promises';
import type { HealthCheck, SystemHealth } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

/** The limit from the end of a process to its red check, and from its return to a green one. */
const PATIENCE_MS = 15_000;
const POLL_MS = 250;
const SETTLED_POLLS = 6;

/** The checks by service; system-ops is only expected to answer. */
const CHECKS: Readonly<Record<string, string>> = {
  redis: 'Redis',
  postgres: 'PostgreSQL',
  identity: 'identity',
  catalog: 'catalog',
  'restaurant-orders': 'restaurant-orders',
  'discounts-rebates': 'discounts-rebates',
};

/** Stopping each service, Redis and PostgreSQL in turn makes only its check red within fifteen seconds. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const system = await context.startSystem();
  const staff = await StaffClient.signIn(system);
  const stopped = Object.entries(CHECKS).filter(([name]) => !context.short || /^(catalog|redis)$/.test(name));
  // Processes killed by an earlier proof are reported as missing for a while.
  let greenInTurn = 0;
  await until(staff, (checks) => {
    greenInTurn = stopped.every(([, check]) => isGreen(checks, check)) ? greenInTurn + 1 : 0;
    return greenInTurn === SETTLED_POLLS;
  });
  const lines: Line[] = [];
  for (const [name, check] of stopped) {
    lines.push(await stopAndResume({ system, staff, lookOnMs: context.short ? 1_000 : 13_000 }, name, check));
    context.say(`${name}: ${lines.at(-1)?.figures}`);
  }
  if (!context.short) lines.push(await hung(system, staff), await unwatched(system, staff));
  return verdict(context.say, 0, lines);
}

interface Watched {
  system: RunningSystem;
  staff: StaffClient;
  /** How long a red check is observed before the process returns. */
  lookOnMs: number;
}

/** All replicas, because with one alive the check only warns. */
const replicasOf = (system: RunningSystem, name: string): string[] =>
  Object.keys(system.pids()).filter((each) => each === name || each.startsWith(`${name}-`));

async function stopAndResume({ system, staff, lookOnMs }: Watched, name: string, check: string): Promise<Line> {
  // Ignores checks that were red before: the machine's disk may be full.
  const before = red(await checksOf(staff));
  const replicas = replicasOf(system, name);
  for (const replica of replicas) await system.halt(replica);
  const turnedRed = await until(staff, (checks) => red(checks).includes(check));
  // Longer than it takes to miss a silent process: the other checks must stay green.
  await pause(lookOnMs);
  const others = red(await checksOf(staff)).filter((other) => other !== check && !before.includes(other));
  for (const replica of replicas) await system.resume(replica);
  const turnedGreen = await until(staff, (checks) => isGreen(checks, check));
  return {
    claim: `${check} is red within 15 s of ${name} being stopped, alone, and green again after it is back`,
    holds: turnedRed !== null && turnedGreen !== null && others.length === 0,
    figures: `red after ${seconds(turnedRed)}, green after ${seconds(turnedGreen)}, red beside it: ${others.join(', ') || 'none'}`,
  };
}

/** A hung process sends no figures, is not restarted and raises no error. */
async function hung(system: RunningSystem, staff: StaffClient): Promise<Line> {
  system.kill('catalog', 'SIGSTOP');
  const turnedRed = await until(staff, (checks) => red(checks).includes('catalog'));
  system.kill('catalog', 'SIGCONT');
  const turnedGreen = await until(staff, (checks) => isGreen(checks, 'catalog'));
  return {
    claim: 'catalog is red within 15 s of its process hanging, and green again after',
    holds: turnedRed !== null && turnedGreen !== null,
    figures: `red after ${seconds(turnedRed)}, green after ${seconds(turnedGreen)}`,
  };
}

/** Without system-ops the performance tab must report that monitoring is down. */
async function unwatched(system: RunningSystem, staff: StaffClient): Promise<Line> {
  await system.halt('system-ops');
  const silent = await until(staff, (checks) => checks.length === 0);
  await system.resume('system-ops');
  const turnedGreen = await until(staff, (checks) => isGreen(checks, 'system-ops'));
  return {
    claim: 'while system-ops is stopped nothing is reported green, and everything is green again afterwards',
    holds: silent !== null && turnedGreen !== null,
    figures: `silent after ${seconds(silent)}, green after ${seconds(turnedGreen)}`,
  };
}

/** Milliseconds, or null when the condition did not hold in time. */
async function until(staff: StaffClient, isSo: (checks: readonly HealthCheck[]) => boolean): Promise<number | null> {
  const start = performance.now();
  while (performance.now() - start < PATIENCE_MS) {
    if (isSo(await checksOf(staff))) return performance.now() - start;
    await pause(POLL_MS);
  }
  return null;
}

/** The checks; empty without an answer. */
async function checksOf(staff: StaffClient): Promise<readonly HealthCheck[]> {
  const answer = await staff.send('GET', '/api/admin/system/health').catch(() => null);
  if (!answer?.ok) return [];
  return ((await answer.json()) as SystemHealth).checks;
}

const red = (checks: readonly HealthCheck[]): string[] =>
  checks.filter(({ status }) => status === 'fail').map(({ name }) => name);

const isGreen = (checks: readonly HealthCheck[], check: string): boolean =>
  checks.some(({ name, status }) => name === check && status === 'pass');

const seconds = (ms: number | null): string => (ms === null ? 'never' : `${(ms / 1_000).toFixed(1)} s`);
