import { plainText, type CheckResult, type Failure } from './check-result.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration?: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites: readonly Suite[];
}

/** Of some 450 journeys beside each other on two cores. A fault of the product shows in the second try too. */
const MOST_FLAKY = 2;

/** What a Playwright report says. Journeys that passed only when tried again are named; more than two of them have failed. */
export function readPlaywrightReport(report: PlaywrightReport): CheckResult {
  const broken = (report.errors ?? []).map((error) => ({
    title: 'browser tests',
    message: plainText(error.message ?? ''),
  }));
  const withStatus = (status: string) => report.suites.flatMap((suite) => testsOf(suite, status, []));
  const flaky = withStatus('flaky');
  const tooMany = flaky.length > MOST_FLAKY;
  return {
    passed: report.stats.expected + (tooMany ? 0 : flaky.length),
    failures: [...broken, ...withStatus('unexpected'), ...(tooMany ? flaky : [])],
    flaky: tooMany ? [] : flaky,
    timings: report.suites.map((suite) => ({ title: `web/e2e/${suite.title}`, milliseconds: durationOf(suite) })),
  };
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((total, duration) => total + duration, 0);
}

function testsOf(suite: Suite, status: string, above: readonly string[]): Failure[] {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => ({
        title: [...path, spec.title].filter((part) => part !== '').join(' › '),
        message: plainText(
          test.results
            .flatMap((result) => result.errors ?? [])
            .map((error) => error.message ?? '')
            .join('\n'),
        ),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, status, path))];
}
