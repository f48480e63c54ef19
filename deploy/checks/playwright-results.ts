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

/** What a Playwright report says. A test that passed only when tried again has failed. */
export function readPlaywrightReport(report: PlaywrightReport): CheckResult {
  const broken = (report.errors ?? []).map((error) => ({
    title: 'browser tests',
    message: plainText(error.message ?? ''),
  }));
  return {
    passed: report.stats.expected,
    failures: [...broken, ...report.suites.flatMap((suite) => suiteFailures(suite, []))],
    timings: report.suites.map((suite) => ({ title: `web/e2e/${suite.title}`, milliseconds: durationOf(suite) })),
  };
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((total, duration) => total + duration, 0);
}

function suiteFailures(suite: Suite, above: readonly string[]): Failure[] {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
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
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteFailures(inner, path))];
}
