import { describe, expect, it } from '@jest/globals';
import { readJestReport } from './jest-results.ts';

describe('readJestReport', () => {
  it('counts passed tests and reports failed ones in plain text', () => {
    const failing = { fullName: 'money rounds', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] };
    const passing = { fullName: 'money adds', status: 'passed', failureMessages: [] };
    const testResults = [
      { name: '/repo/a.spec.ts', message: '', status: 'failed', assertionResults: [passing, failing] },
    ];
    expect(readJestReport({ numPassedTests: 1, testResults }, '/repo')).toMatchObject({
      passed: 1,
      failures: [{ title: 'a.spec.ts: money rounds', message: 'expected 1' }],
    });
  });

  it("names a project's grouped tests by the project and their file", () => {
    const failing = { fullName: 'src/money.spec.ts rounds', status: 'failed', failureMessages: ['no'] };
    const name = '/repo/web/.test-results/group/all.spec.ts';
    const testResults = [{ name, message: '', status: 'failed', assertionResults: [failing] }];
    expect(readJestReport({ numPassedTests: 0, testResults }, '/repo').failures).toEqual([
      { title: 'web: src/money.spec.ts rounds', message: 'no' },
    ]);
  });

  it('counts a file that could not run as a failure', () => {
    const testResults = [
      { name: '/repo/b.spec.ts', message: 'Cannot find module', status: 'failed', assertionResults: [] },
    ];
    expect(readJestReport({ numPassedTests: 0, testResults }, '/repo').failures).toEqual([
      { title: 'b.spec.ts', message: 'Cannot find module' },
    ]);
  });
});
