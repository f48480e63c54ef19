import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSystem, SystemOptions } from '../launcher/start-system.ts';
import type { CheckResult } from './check-result.ts';

export type ProofKind = 'bench' | 'prove';

export interface ProofContext {
  readonly root: string;
  /** In `npm test`: the same claim with fewer rounds. */
  readonly short: boolean;
  /** With `--full`: a form that takes a whole night, for proofs that have one. */
  readonly full: boolean;
  readonly say: (sentence: string) => void;
  /** Paths of programs. */
  readonly engines: Readonly<Record<'postgres' | 'redis' | 'nginx' | 'chromium' | 'headless-shell', string>>;
  readonly signal: AbortSignal;
  /** Starts a system, or in `npm test` uses the run's: fresh data unless `data` names a folder of `makeFolder`. */
  startSystem(
    options?: Pick<SystemOptions, 'replicas' | 'live' | 'gateways'> & {
      readonly env?: Readonly<Record<string, string>>;
      readonly data?: string;
    },
  ): Promise<RunningSystem>;
  /** An empty data folder, removed at the end of the run. */
  makeFolder(): string;
}

/** What deploy/bench/NAME.ts and deploy/prove/NAME.ts export as `run`: each claim counts as one test. */
export type Proof = (context: ProofContext) => Promise<CheckResult>;

/** The names of the existing benches or proofs. */
export function listProofs(root: string, kind: ProofKind): string[] {
  const folder = join(root, 'deploy', kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted();
}

export async function loadProof(root: string, kind: ProofKind, name: string): Promise<Proof> {
  const { run } = (await import(join(root, 'deploy', kind, `${name}.ts`))) as { run?: Proof };
  if (run === undefined) throw new Error(`deploy/${kind}/${name}.ts exports no function "run".`);
  return run;
}
