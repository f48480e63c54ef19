import { plainText, type CheckResult, type Failure } from './check-result.ts';

export interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The results in jest's report of one project; a file that did not even run counts as one failed test. */
export function readJestReport(report: JestReport, root: string): CheckResult {
  const failures = report.testResults.flatMap((file): Failure[] => {
    const name = nameOf(file.name, root);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [{ title: name, message: plainText(file.message) }];
    return tests.map((test) => ({
      title: `${name}: ${test.fullName}`,
      message: plainText(test.failureMessages.join('\n')),
    }));
  });
  const timings = report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    title: nameOf(name, root),
    milliseconds: endTime - startTime,
  }));
  return { passed: report.numPassedTests, failures, timings };
}

/** Grouped spec files have the project's name (grouped-specs.mjs): their tests' names begin with their file. */
function nameOf(file: string, root: string): string {
  return file.replace(`${root}/`, '').replace('/.test-results/group/all.spec.ts', '');
}
