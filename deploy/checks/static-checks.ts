import { join } from 'node:path';
import { runToEnd } from '../launcher/run-to-end.ts';
import { failed, PASSED, type CheckResult } from './check-result.ts';

const CHECKS = {
  Format: ['oxfmt', '--check', '.'],
  Lint: ['oxlint', '--max-warnings', '0', '.'],
  Shape: ['node', 'deploy/checks/shape.ts'],
  Types: ['nx', 'run-many', '-t', 'types', '--output-style=static'],
} as const;

export const STATIC_CHECKS = Object.keys(CHECKS) as (keyof typeof CHECKS)[];

/** Runs one of the checks that only read the code. */
export async function runStaticCheck(
  root: string,
  check: keyof typeof CHECKS,
  signal: AbortSignal,
): Promise<CheckResult> {
  const [tool, ...args] = CHECKS[check];
  const { code, output } = await runToEnd({
    program: join(root, 'node_modules/.bin', tool),
    arguments: args,
    folder: root,
    signal,
  });
  return code === 0 ? PASSED : failed(check, output);
}
