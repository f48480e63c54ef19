import type { CheckResult } from '../checks/check-result.ts';

export interface Line {
  readonly claim: string;
  readonly holds: boolean;
  readonly figures: string;
}

/** Prints figures and verdict, and returns them as a result. */
export function verdict(say: (sentence: string) => void, seed: number, lines: readonly Line[]): CheckResult {
  say(`seed ${seed}`);
  for (const { claim, holds, figures } of lines) say(`${holds ? 'holds' : 'FALLS SHORT'}: ${claim} (${figures})`);
  return {
    passed: lines.filter(({ holds }) => holds).length,
    failures: lines.filter(({ holds }) => !holds).map(({ claim, figures }) => ({ title: claim, message: figures })),
  };
}
