import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '../checks/check-result.ts';
import { readJestReport, type JestReport } from '../checks/jest-results.ts';
import type { ProofContext } from '../checks/proof.ts';
import { systemEnvironment } from '../checks/system-environment.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { verdict } from '../proof-parts/verdict.ts';

const STORES = 4;
const OWN_PRICES = 30;
const SUITE = 'services/journeys';

/**
 * The specified calls, which name no store, answer the same in a chain of five stores with overridden prices: tests of
 * `npm test` for a shop with one store pass unchanged.
 */
export async function run({ root, short, startSystem, say, signal }: ProofContext): Promise<CheckResult> {
  const system = await startSystem({ replicas: 1 });
  await makeStores(system, await StaffClient.signIn(system), STORES, OWN_PRICES);
  const { output } = await runToEnd({
    program: process.execPath,
    arguments: [join(root, 'deploy/jest.mjs'), 'engine', short ? 'product-calls' : '(?<!store)-calls|unknown-ids'],
    folder: join(root, SUITE),
    environment: systemEnvironment(system),
    signal,
  });
  const report = JSON.parse(readFileSync(join(root, SUITE, '.test-results/engine.json'), 'utf8')) as JestReport;
  const { passed, failures } = readJestReport(report, root);
  for (const { title, message } of failures) say(`${title}\n${message}`);
  if (passed + failures.length === 0) say(output);
  return verdict(say, 0, [
    {
      claim: `the tests of the specified calls pass with ${STORES + 1} stores`,
      holds: passed > 0 && failures.length === 0,
      figures: `${passed} passed, ${failures.length} failed`,
    },
  ]);
}
