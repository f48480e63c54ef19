import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../launcher/build.ts';
import { runBrowserTests } from './browser-checks.ts';
import { failed, sum, type CheckResult } from './check-result.ts';
import { describe, report, say } from './console.ts';
import { watchForInterruption, watchForStrayErrors } from './interruption.ts';
import { runJest } from './jest-checks.ts';
import { listProofs, loadProof, type ProofContext, type ProofKind } from './proof.ts';
import { runStaticCheck, STATIC_CHECKS } from './static-checks.ts';
import { systemEnvironment } from './system-environment.ts';
import { TestBed } from './test-bed.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const signal = watchForInterruption();
const bed = new TestBed(root, say, signal);
const results: CheckResult[] = [];

function fail(title: string, error: unknown): void {
  const result = failed(title, describe(error));
  results.push(result);
  report(title, result, 0);
}

watchForStrayErrors((error) => {
  if (!signal.aborted) fail('An error that nothing waited for', error);
});

/** Runs one part; whatever breaks it is a failure of that part, and the others still run. */
async function part(title: string, work: () => Promise<CheckResult>): Promise<void> {
  signal.throwIfAborted();
  const startedAt = Date.now();
  const result = await work().catch((error: unknown) => {
    signal.throwIfAborted();
    return failed(title, describe(error));
  });
  results.push(result);
  report(title, result, Date.now() - startedAt);
}

async function runAll(): Promise<void> {
  const engines = await bed.engines();
  await buildWhatChanged(root, signal);
  for (const check of STATIC_CHECKS) await part(check, () => runStaticCheck(root, check, signal));
  await part('Unit tests', () => runJest({ root, size: 'unit', environment: {}, signal }));
  // Two of each service: what only works with one replica does not work.
  const system = await bed.startSystem({ replicas: 2 });
  await part('Tests on engines', async () => {
    const environment = { ...(await bed.startEngines(engines)), ...systemEnvironment(system) };
    return runJest({ root, size: 'engine', environment, signal });
  });
  await part('Browser tests', () => runBrowserTests(root, system, engines.chromium, signal));
  // The short forms share the run's system: starting one takes longer than most of them.
  const startSystem: ProofContext['startSystem'] = (options) =>
    options === undefined ? Promise.resolve(system) : bed.startSystem(options);
  for (const kind of ['prove', 'bench'] satisfies ProofKind[]) {
    for (const name of listProofs(root, kind)) {
      await part(`${kind} ${name}`, async () => {
        const run = await loadProof(root, kind, name);
        return run({ root, short: true, say, engines, signal, startSystem });
      });
    }
  }
}

try {
  await runAll();
} catch (error) {
  fail('The run itself', error);
} finally {
  await bed.end();
}
const total = sum(results);
say(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);
