import { describe, expect, it } from '@jest/globals';
import { readPlaywrightReport } from './playwright-results.ts';

const test = (status: string, ...messages: string[]) => ({
  status,
  results: [{ duration: 40, errors: messages.map((message) => ({ message })) }],
});

describe('readPlaywrightReport', () => {
  it('finds failures however deep they stand, and names what passed only when tried again', () => {
    const inner = {
      title: 'board',
      specs: [
        { title: 'shows prices', tests: [test('expected')] },
        { title: 'shows changes', tests: [test('unexpected', 'no price')] },
        { title: 'reconnects', tests: [test('flaky', 'first time')] },
      ],
    };
    const report = { stats: { expected: 1 }, suites: [{ title: 'board.spec.ts', suites: [inner] }] };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 2,
      timings: [{ title: 'web/e2e/board.spec.ts', milliseconds: 120 }],
      failures: [{ title: 'board.spec.ts › board › shows changes', message: 'no price' }],
      unsteady: [{ title: 'board.spec.ts › board › reconnects', message: 'first time' }],
    });
  });

  it('counts what kept tests from running', () => {
    const report = { stats: { expected: 0 }, errors: [{ message: 'no tests found' }], suites: [] };
    expect(readPlaywrightReport(report).failures).toEqual([{ title: 'browser tests', message: 'no tests found' }]);
  });
});
