import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../launcher/run-to-end.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { failed, sum, type CheckResult } from './check-result.ts';
import { readPlaywrightReport, type PlaywrightReport } from './playwright-results.ts';
import { systemEnvironment } from './system-environment.ts';

/** The journeys of web/e2e in a real browser, against a running system. */
export async function runBrowserTests(
  root: string,
  system: RunningSystem,
  chromium: string,
  signal: AbortSignal,
): Promise<CheckResult> {
  const web = join(root, 'web');
  const report = join(web, '.test-results', 'e2e.json');
  rmSync(report, { force: true });
  const { code, output } = await runToEnd({
    program: join(root, 'node_modules/.bin/playwright'),
    arguments: ['test'],
    folder: web,
    environment: { ...systemEnvironment(system), CHROMIUM_PATH: chromium },
    signal,
  });
  if (!existsSync(report)) return failed('browser tests', `They left no report.\n${output}`);
  const result = readPlaywrightReport(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  return code !== 0 && result.failures.length === 0 ? sum([result, failed('browser tests', output)]) : result;
}
