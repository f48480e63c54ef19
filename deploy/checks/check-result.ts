export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** How long a part of a check took. */
export interface Timing {
  readonly title: string;
  readonly milliseconds: number;
}

export interface CheckResult {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Tests that failed once and passed on retry: counted as passed, and named at the end of the run. */
  readonly unsteady?: readonly Failure[];
  /** Timings of the check's parts, if there are any. */
  readonly timings?: readonly Timing[];
}

export const PASSED: CheckResult = { passed: 1, failures: [] };

export function failed(title: string, message: string): CheckResult {
  return { passed: 0, failures: [{ title, message: plainText(message).trim() }] };
}

export function sum(results: readonly CheckResult[]): CheckResult {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failures: results.flatMap((result) => result.failures),
    unsteady: results.flatMap((result) => result.unsteady ?? []),
    timings: results.flatMap((result) => result.timings ?? []),
  };
}

/** Removes the colours that tools print even into a pipe. */
export function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- colours begin with the escape character
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '');
}
