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
      flaky: [{ title: 'board.spec.ts › board › reconnects', message: 'first time' }],
    });
  });

  it('counts more than two that passed only when tried again as failed', () => {
    const specs = ['a', 'b', 'c'].map((title) => ({ title, tests: [test('flaky', 'first time')] }));
    const read = (count: number) =>
      readPlaywrightReport({ stats: { expected: 0 }, suites: [{ title: 'e2e', specs: specs.slice(0, count) }] });
    expect([read(2).failures.length, read(2).passed]).toEqual([0, 2]);
    expect([read(3).failures.length, read(3).passed]).toEqual([3, 0]);
  });

  it('counts what kept tests from running', () => {
    const report = { stats: { expected: 0 }, errors: [{ message: 'no tests found' }], suites: [] };
    expect(readPlaywrightReport(report).failures).toEqual([{ title: 'browser tests', message: 'no tests found' }]);
  });
});
