import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../launcher/run-to-end.ts';
import { failed, sum, type CheckResult } from './check-result.ts';
import { readJestReport, type JestReport } from './jest-results.ts';
import { listProjects, type Project } from './projects.ts';

export interface JestRun {
  readonly root: string;
  readonly size: 'unit' | 'engine';
  /** The names of the projects to test; all of them unless given. */
  readonly projects?: readonly string[] | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const TARGETS = { unit: 'test', engine: 'test:engine' } as const;

/** Runs the projects' tests of one size and adds up their reports; a project that leaves no report has failed. */
export async function runJest(run: JestRun): Promise<CheckResult> {
  const target = TARGETS[run.size];
  const projects = listProjects(run.root).filter(
    ({ name, scripts }) => scripts.includes(target) && (run.projects?.includes(name) ?? true),
  );
  if (projects.length === 0) return sum([]);
  const report = (folder: string): string => join(run.root, folder, '.test-results', `${run.size}.json`);
  for (const { folder } of projects) rmSync(report(folder), { force: true });
  const { code, output } = await runProjects(projects, run);
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

/** The projects whose tests take longest, which begin first: one that begins late runs on alone at the end. */
const LONGEST = ['web', 'catalog', 'system-ops', 'restaurant-orders', 'discounts-rebates', 'journeys', 'gateway'];

/** Tests on engines mostly wait for them. */
const LANES = { unit: 2, engine: 4 } as const;

async function runProjects(
  projects: readonly Project[],
  { root, size, environment, signal }: JestRun,
): Promise<{ code: number; output: string }> {
  const place = ({ name }: Project): number => LONGEST.toReversed().indexOf(name.replace('@larder/', ''));
  const rest = projects.toSorted((one, other) => place(other) - place(one));
  const outcomes: { code: number; output: string }[] = [];
  const lane = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      const folder = join(root, next.folder);
      const jest = [join(root, 'deploy/jest.mjs'), size];
      outcomes.push(await runToEnd({ program: process.execPath, arguments: jest, folder, environment, signal }));
    }
  };
  await Promise.all(Array.from({ length: LANES[size] }, lane));
  return {
    code: Math.max(...outcomes.map(({ code }) => code)),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}
