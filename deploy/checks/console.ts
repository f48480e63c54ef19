import { SetUpError } from '../engines/set-up-error.ts';
import type { CheckResult, Timing } from './check-result.ts';

const LONGEST_MESSAGE = 6000;

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Prints one line for a part of the run, and its failures in full. */
export function report(title: string, result: CheckResult, milliseconds: number): void {
  const counts =
    result.failures.length === 0
      ? `${result.passed} passed`
      : `${result.passed} passed, ${result.failures.length} failed`;
  say(`${title}: ${counts} (${(milliseconds / 1000).toFixed(1)} s)`);
  for (const { title: name, message } of result.failures) {
    const text = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}\n...` : message;
    say(`\n  ✕ ${name}\n${text.replaceAll(/^/gm, '    ')}\n`);
  }
}

/** The parts that took longest, one a line. */
export function slowest(timings: readonly Timing[], most: number): string {
  const longest = timings.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, most);
  const lines = longest.map(
    ({ title, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`,
  );
  return ['The slowest parts:', ...lines].join('\n');
}

/** A sentence for users if there is one, otherwise a stack for programmers. */
export function describe(error: unknown): string {
  if (error instanceof SetUpError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
