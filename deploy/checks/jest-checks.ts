import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../launcher/run-to-end.ts';
import { failed, sum, type CheckResult } from './check-result.ts';
import { readJestReport, type JestReport } from './jest-results.ts';
import { listProjects } from './projects.ts';

export interface JestRun {
  readonly root: string;
  readonly size: 'unit' | 'engine';
  /** The names of the projects to test; all of them unless given. */
  readonly projects?: readonly string[] | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const TARGETS = { unit: 'test', engine: 'test:engine' } as const;

/** Runs the projects' tests of one size and adds up their reports; a project without a report has failed. */
export async function runJest(run: JestRun): Promise<CheckResult> {
  const target = TARGETS[run.size];
  const projects = listProjects(run.root).filter(
    ({ name, scripts }) => scripts.includes(target) && (run.projects?.includes(name) ?? true),
  );
  if (projects.length === 0) return sum([]);
  const report = (folder: string): string => join(run.root, folder, '.test-results', `${run.size}.json`);
  for (const { folder } of projects) rmSync(report(folder), { force: true });
  const { code, output } = await runToEnd({
    program: join(run.root, 'node_modules/.bin/nx'),
    arguments: [
      'run-many',
      '-t',
      target,
      `--projects=${projects.map(({ name }) => name).join()}`,
      '--output-style=static',
      // Engine tests mostly wait.
      `--parallel=${run.size === 'engine' ? 4 : 2}`,
    ],
    folder: run.root,
    environment: run.environment,
    signal: run.signal,
  });
  const result = sum(
    projects.map(({ name, folder }) =>
      existsSync(report(folder))
        ? readJestReport(JSON.parse(readFileSync(report(folder), 'utf8')) as JestReport, run.root)
        : failed(`${name}, ${run.size} tests`, `They left no report.\n${output}`),
    ),
  );
  if (code !== 0 && result.failures.length === 0) return sum([result, failed(`${run.size} tests`, output)]);
  return result;
}
