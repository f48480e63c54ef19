import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../launcher/build.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { affectedBy, changedFiles, EVERYTHING, type Affected } from './affected.ts';
import { runBrowserTests } from './browser-checks.ts';
import { failed, sum, type CheckResult, type Timing } from './check-result.ts';
import { describe, report, say, slowest } from './console.ts';
import { watchForInterruption, watchForStrayErrors } from './interruption.ts';
import { runJest } from './jest-checks.ts';
import { listProofs, loadProof, type ProofContext, type ProofKind } from './proof.ts';
import { runStaticCheck, STATIC_CHECKS } from './static-checks.ts';
import { systemEnvironment } from './system-environment.ts';
import { TestBed } from './test-bed.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const signal = watchForInterruption();
const bed = new TestBed(root, say, signal, true);
const results: CheckResult[] = [];
const timings: Timing[] = [];

function fail(title: string, error: unknown): void {
  const result = failed(title, describe(error));
  results.push(result);
  report(title, result, 0);
}

watchForStrayErrors((error) => {
  if (!signal.aborted) fail('An error that nothing waited for', error);
});

/** Runs one part; an error fails that part, and the others still run. */
async function part(title: string, work: () => Promise<CheckResult>): Promise<void> {
  signal.throwIfAborted();
  const startedAt = Date.now();
  const result = await work().catch((error: unknown) => {
    signal.throwIfAborted();
    return failed(title, describe(error));
  });
  const milliseconds = Date.now() - startedAt;
  results.push(result);
  timings.push(...(result.timings?.length ? result.timings : [{ title, milliseconds }]));
  report(title, result, milliseconds);
}

/** Proofs use up the cores sooner than journeys: a third lane would only cost an idle system's eighth of a core. */
const LANES = 2;

/**
 * Proofs and benches with wide margins, or that mostly wait: they can run in parallel, except with those that use both
 * cores.
 */
const ROOM_TO_SPARE: Readonly<Record<ProofKind, readonly string[]>> = {
  prove: ['screens', 'isolation', 'batches', 'guessing', 'metrics', 'slow-clients', 'rolling', 'live-price'],
  bench: ['backup', 'rebates', 'stores', 'growth', 'matrix', 'board-read', 'export', 'storm'],
};

interface ShortForm {
  readonly kind: ProofKind;
  readonly name: string;
}

/** Short forms that failed, perhaps for want of a core: retried alone at the end. */
const fellShort: (ShortForm & { first: CheckResult })[] = [];

async function runAll({ projects, journeys, shortForms, needsSystem }: Affected): Promise<void> {
  const settingUp = bed.engines();
  const building = buildWhatChanged(root, signal);
  // Both finish even if one fails: a build still running would overwrite the files of the next run.
  await Promise.allSettled([settingUp, building]);
  await building;
  const engines = await settingUp;
  for (const check of STATIC_CHECKS) await part(check, () => runStaticCheck(root, check, signal));
  await part('Unit tests', () => runJest({ root, size: 'unit', projects, environment: {}, signal }));
  if (!needsSystem) return;
  await bed.prepareTemplate();
  // Two replicas of each service: what only works with one replica is a fault.
  const system = await bed.startSystem({ replicas: 2 });
  await part('Tests on engines', async () => {
    // In memory: thousands of files synced one by one would wait for the disk.
    const inMemory = { TMPDIR: bed.makeFolder() };
    const environment = { ...(await bed.startEngines(engines)), ...systemEnvironment(system), ...inMemory };
    return runJest({ root, size: 'engine', projects, environment, signal });
  });
  // Journeys wait for pages and timers: two systems would leave an eighth of the machine idle. The third runs no
  // proofs, and with one replica of each service takes half as much.
  const systems = [system, await bed.startSystem({ replicas: 2 }), await bed.startSystem({ replicas: 1 })];
  if (journeys === undefined || journeys.length > 0)
    await part('Browser tests', () =>
      runBrowserTests({ root, systems, engines, thorough: journeys !== undefined, files: journeys, signal }),
    );
  // Short forms share the run's systems, one at a time: starting a system takes longer than most of them.
  const run = async (kind: ProofKind, names: readonly string[], lanes: number): Promise<void> => {
    const rest = names.filter((name) => shortForms?.includes(name) ?? true);
    const runOn = async (own: RunningSystem): Promise<void> => {
      for (let name = rest.shift(); name !== undefined; name = rest.shift())
        await firstTry({ kind, name }, engines, own);
    };
    for (const idle of systems.splice(lanes)) await idle.stop();
    await Promise.all(systems.map(runOn));
  };
  const others = (kind: ProofKind): string[] =>
    listProofs(root, kind).filter((name) => !ROOM_TO_SPARE[kind].includes(name));
  await run('prove', others('prove'), LANES);
  await run('prove', ROOM_TO_SPARE.prove, LANES);
  await run('bench', ROOM_TO_SPARE.bench, LANES);
  await run('bench', others('bench'), 1);
  await system.stop();
  for (const { first, ...form } of fellShort)
    await part(titleOf(form), async () => {
      // The first attempt may have left full slots, users and tables.
      const fresh = await bed.startSystem({ replicas: 2 });
      const second = await runShortForm(form, engines, fresh);
      await fresh.stop();
      return second.failures.length === 0 ? { ...second, unsteady: first.failures } : second;
    });
}

const titleOf = ({ kind, name }: ShortForm): string => `${kind} ${name}`;

async function firstTry(form: ShortForm, engines: ProofContext['engines'], system: RunningSystem): Promise<void> {
  await part(titleOf(form), async () => {
    const first = await runShortForm(form, engines, system);
    if (first.failures.length === 0) return first;
    fellShort.push({ ...form, first });
    for (const { title, message } of first.failures)
      say(`${titleOf(form)} will be retried alone at the end: ${title}: ${message}`);
    return { passed: 0, failures: [] };
  });
}

async function runShortForm(
  { kind, name }: ShortForm,
  engines: ProofContext['engines'],
  system: RunningSystem,
): Promise<CheckResult> {
  const sentences: string[] = [];
  const own: RunningSystem[] = [];
  const startSystem: ProofContext['startSystem'] = async (options) => {
    if (options === undefined) return system;
    const started = await bed.startSystem(options);
    own.push(started);
    return started;
  };
  try {
    const run = await loadProof(root, kind, name);
    return await run({
      root,
      short: true,
      full: false,
      say: (sentence) => sentences.push(sentence),
      engines,
      signal,
      startSystem,
      makeFolder: () => bed.makeFolder(),
    });
  } catch (error) {
    signal.throwIfAborted();
    return failed(titleOf({ kind, name }), describe(error));
  } finally {
    for (const sentence of sentences) say(sentence);
    // An idle system still takes an eighth of a core from the next proofs.
    for (const each of own.toReversed()) await each.stop();
  }
}

const startedAt = Date.now();
try {
  const onlyChanged = process.argv.includes('--changed');
  const scope = onlyChanged ? affectedBy(root, changedFiles(root, process.argv.at(3))) : EVERYTHING;
  if (onlyChanged) say(scope.summary);
  await runAll(scope);
} catch (error) {
  fail('The run itself', error);
} finally {
  await bed.end();
}
say(slowest(timings, 10));
say(`The run took ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
const total = sum(results);
// Repeated at the end, which is what people read of a long output.
for (const { title, message } of total.unsteady ?? [])
  say(`Passed when tried again: ${title}: ${message.slice(0, 300)}`);
for (const { title, message } of total.failures) say(`✕ ${title}: ${message.slice(0, 600)}`);
say(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);
