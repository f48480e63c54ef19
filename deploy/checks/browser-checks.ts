import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../launcher/run-to-end.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { failed, sum, type CheckResult } from './check-result.ts';
import { readPlaywrightReport, type PlaywrightReport } from './playwright-results.ts';
import type { ProofContext } from './proof.ts';
import { systemEnvironment } from './system-environment.ts';

interface BrowserRun {
  readonly root: string;
  /** One system per worker: journeys change prices and would disturb each other. */
  readonly systems: readonly RunningSystem[];
  readonly engines: ProofContext['engines'];
  /** Includes tests tagged `@thorough`: other widths and languages, and the error states of each list and form. */
  readonly thorough: boolean;
  /** Parts of the paths of test files; all of them unless given. */
  readonly files?: readonly string[] | undefined;
  readonly signal: AbortSignal;
}

/** Journeys of web/e2e in a real browser, against running systems. */
export async function runBrowserTests(run: BrowserRun): Promise<CheckResult> {
  const { root, systems, engines, thorough, files = [], signal } = run;
  const web = join(root, 'web');
  const report = join(web, '.test-results', 'e2e.json');
  rmSync(report, { force: true });
  const { code, output } = await runToEnd({
    program: join(root, 'node_modules/.bin/playwright'),
    arguments: ['test', ...(thorough ? [] : ['--grep-invert=@thorough']), ...files],
    folder: web,
    environment: {
      LARDER_SYSTEMS: JSON.stringify(systems.map(systemEnvironment)),
      CHROMIUM_PATH: engines.chromium,
      HEADLESS_SHELL_PATH: engines['headless-shell'],
    },
    signal,
  });
  if (!existsSync(report)) return failed('browser tests', `They left no report.\n${output}`);
  const result = readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  return code !== 0 && result.failures.length === 0 ? sum([result, failed('browser tests', output)]) : result;
}
