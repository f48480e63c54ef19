import { runBrowserTests } from '../checks/browser-checks.ts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';

/**
 * Every journey of `web/e2e`, including those tagged `@thorough`: each page, dialog and notice in Chinese and with long
 * texts, other widths, and the error states of each list and form. The short form is the browser tests of `npm test`.
 */
export async function run({ root, short, engines, signal, startSystem, say }: ProofContext): Promise<CheckResult> {
  if (short) {
    say('the browser tests of this run are its short form; the rest by npm run prove -- journeys');
    return { passed: 0, failures: [] };
  }
  const systems = [await startSystem({ replicas: 2 }), await startSystem({ replicas: 2 })];
  const result = await runBrowserTests({ root, systems, engines, thorough: true, signal });
  say(`${result.passed} journeys hold, ${result.failures.length} fall short`);
  return result;
}
