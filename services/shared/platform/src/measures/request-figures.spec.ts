import { expect, it } from '@jest/globals';
import { RequestFigures, type AnsweredRequest } from './request-figures.js';

const NOON = 1_795_262_400_000;
const request = (status: number, ms: number): AnsweredRequest => ({
  requestId: `id-${status}-${ms}`,
  method: 'GET',
  path: '/api/products',
  status,
  ms,
  isError: status >= 500,
});

it('responses are counted by status, and failures as errors', () => {
  const figures = new RequestFigures();
  for (const [status, ms] of [
    [200, 4],
    [404, 6],
    [503, 20],
  ] as const) {
    figures.answered(request(status, ms), NOON);
  }
  expect(figures.minute(NOON)).toEqual({ count: 3, ms: 30, errors: 1 });
  expect(figures.recentErrors()).toEqual([
    { requestId: 'id-503-20', method: 'GET', path: '/api/products', status: 503, at: '2026-11-21T12:00:00.000Z' },
  ]);
});

it('the last fifty errors are kept, newest first, with shortened paths', () => {
  const figures = new RequestFigures();
  for (let ms = 0; ms < 80; ms++) figures.answered({ ...request(500, ms), path: `/${'x'.repeat(400)}` }, NOON + ms);
  expect(figures.recentErrors()).toHaveLength(50);
  expect(figures.recentErrors()[0]?.requestId).toBe('id-500-79');
  expect(figures.recentErrors()[0]?.path).toHaveLength(300);
});

it('a duration counts in every bucket that is long enough for it', async () => {
  const figures = new RequestFigures();
  for (const ms of [0, 5, 5.1, 10_001]) figures.answered(request(200, ms), NOON);
  const text = await figures.registry.metrics();
  expect([...text.matchAll(/_bucket\{le="(.+)"\} (\d+)/g)].map(([, le, count]) => `${le}: ${count}`)).toEqual([
    '0.005: 2',
    '0.01: 3',
    '0.025: 3',
    '0.05: 3',
    '0.1: 3',
    '0.25: 3',
    '0.5: 3',
    '1: 3',
    '2.5: 3',
    '5: 3',
    '10: 3',
    '+Inf: 4',
  ]);
  expect(text).toContain('larder_http_requests_total{method="GET",status="200"} 4');
});
