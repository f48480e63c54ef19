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

/** Proofs whose claims are times: another one beside them would count. */
const MEASURED: ReadonlySet<string> = new Set(['isolation', 'live-price', 'rolling', 'slow-clients']);

/** Their claims need time as well, but they leave much of the machine idle: two of them run side by side. */
const WAITING: ReadonlySet<string> = new Set(['batches', 'guessing', 'metrics', 'screens']);

interface ShortForm {
  readonly kind: ProofKind;
  readonly name: string;
}

/** What fell short, perhaps for want of a core: tried once more at the end, alone. */
const fellShort: (ShortForm & { first: CheckResult })[] = [];

async function runAll({ projects, journeys, shortForms, needsSystem }: Affected): Promise<void> {
  const engines = await bed.engines();
  await buildWhatChanged(root, signal);
  for (const check of STATIC_CHECKS) await part(check, () => runStaticCheck(root, check, signal));
  await part('Unit tests', () => runJest({ root, size: 'unit', projects, environment: {}, signal }));
  if (!needsSystem) return;
  await bed.prepareTemplate();
  // Two of each service: what only works with one replica does not work.
  const system = await bed.startSystem({ replicas: 2 });
  await part('Tests on engines', async () => {
    const environment = { ...(await bed.startEngines(engines)), ...systemEnvironment(system) };
    return runJest({ root, size: 'engine', projects, environment, signal });
  });
  const second = await bed.startSystem({ replicas: 2 });
  if (journeys === undefined || journeys.length > 0) {
    const systems = [system, second];
    await part('Browser tests', () =>
      runBrowserTests({ root, systems, engines, thorough: journeys !== undefined, files: journeys, signal }),
    );
  }
  const chosen = (kind: ProofKind): string[] =>
    listProofs(root, kind).filter((each) => shortForms?.includes(each) ?? true);
  // The short forms share the run's systems: starting one takes longer than most of them. Proofs wait for faults to heal
  // and run two at a time, each on a system of its own; benches measure and run alone.
  const proveTwoAtATime = async (names: string[]): Promise<void> => {
    const proveOn = async (own: RunningSystem): Promise<void> => {
      for (let name = names.shift(); name !== undefined; name = names.shift())
        await firstTry({ kind: 'prove', name }, engines, own);
    };
    await Promise.all([proveOn(system), proveOn(second)]);
  };
  const proofs = chosen('prove');
  await proveTwoAtATime(proofs.filter((name) => !MEASURED.has(name) && !WAITING.has(name)));
  await proveTwoAtATime(proofs.filter((name) => WAITING.has(name)));
  await second.stop();
  for (const name of proofs) if (MEASURED.has(name)) await firstTry({ kind: 'prove', name }, engines, system);
  for (const name of chosen('bench')) await firstTry({ kind: 'bench', name }, engines, system);
  for (const { first, ...form } of fellShort)
    await part(titleOf(form), async () => {
      const second = await runShortForm(form, engines, system);
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
      say(`${titleOf(form)} is tried again at the end, alone: ${title}: ${message}`);
    return { passed: 0, failures: [] };
  });
}

async function runShortForm(
  { kind, name }: ShortForm,
  engines: ProofContext['engines'],
  system: RunningSystem,
): Promise<CheckResult> {
  const said: string[] = [];
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
      say: (sentence) => said.push(sentence),
      engines,
      signal,
      startSystem,
      makeFolder: () => bed.makeFolder(),
    });
  } catch (error) {
    signal.throwIfAborted();
    return failed(titleOf({ kind, name }), describe(error));
  } finally {
    for (const sentence of said) say(sentence);
    // Even an idle system takes an eighth of a core from the next proofs.
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
// Said once more: of a long output the end is what is kept and read.
for (const { title, message } of total.unsteady ?? [])
  say(`Passed when tried again: ${title}: ${message.slice(0, 300)}`);
for (const { title, message } of total.failures) say(`✕ ${title}: ${message.slice(0, 600)}`);
say(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);
