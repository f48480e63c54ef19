import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetUpError } from '../engines/set-up-error.ts';
import { buildWhatChanged } from '../launcher/build.ts';
import { describe, report, say } from './console.ts';
import { watchForInterruption, watchForStrayErrors } from './interruption.ts';
import { listProofs, loadProof, type ProofContext, type ProofKind } from './proof.ts';
import { TestBed } from './test-bed.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [kind = '', name = '', ...options] = process.argv.slice(2);
const signal = watchForInterruption();
const bed = new TestBed(root, say, signal);
let broken = false;

const fail = (error: unknown): void => {
  broken = true;
  process.stderr.write(`${describe(error)}\n`);
};
watchForStrayErrors(fail);

try {
  if (!isKind(kind)) throw new SetUpError('Say "npm run bench -- NAME" or "npm run prove -- NAME".');
  const names = listProofs(root, kind);
  if (!names.includes(name)) {
    const asked = name === '' ? 'Name one' : `There is no "${name}"`;
    throw new SetUpError(`${asked}; npm run ${kind} knows: ${names.join(', ') || 'none yet'}.`);
  }
  const engines = await bed.engines();
  await buildWhatChanged(root, signal);
  const run = await loadProof(root, kind, name);
  const startedAt = Date.now();
  const short = options.includes('--short');
  // A short form gets the same system as in the test run: two replicas of each service.
  const startSystem: ProofContext['startSystem'] = (options) =>
    bed.startSystem(options ?? (short ? { replicas: 2 } : undefined));
  const makeFolder = (): string => bed.makeFolder();
  const full = options.includes('--full');
  const result = await run({ root, short, full, say, engines, signal, startSystem, makeFolder });
  report(`${kind} ${name}`, result, Date.now() - startedAt);
  broken ||= result.failures.length > 0;
} catch (error) {
  fail(error);
} finally {
  await bed.end();
}
process.exit(broken ? 1 : 0);

function isKind(text: string): text is ProofKind {
  return text === 'bench' || text === 'prove';
}
