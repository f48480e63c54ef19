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

/** The results in a Playwright report; a test that passed only on retry is unsteady. */
export function readPlaywrightReport(report: PlaywrightReport): CheckResult {
  const broken = (report.errors ?? []).map((error) => ({
    title: 'browser tests',
    message: plainText(error.message ?? ''),
  }));
  const unsteady = report.suites.flatMap((suite) => ended(suite, 'flaky', []));
  return {
    passed: report.stats.expected + unsteady.length,
    failures: [...broken, ...report.suites.flatMap((suite) => ended(suite, 'unexpected', []))],
    unsteady,
    timings: report.suites.map((suite) => ({ title: `web/e2e/${suite.title}`, milliseconds: durationOf(suite) })),
  };
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((total, duration) => total + duration, 0);
}

/** The tests that ended with this status, with their errors. */
function ended(suite: Suite, status: 'unexpected' | 'flaky', above: readonly string[]): Failure[] {
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
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ended(inner, status, path))];
}
