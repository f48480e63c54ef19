import { describe, expect, it } from '@jest/globals';
import { metricsAt } from '../test/metrics.sample.ts';
import { CHART_MS, withSample } from './monitored.ts';

const at = (second: number) => metricsAt(new Date(second * 1000).toISOString());

describe('the figures that a page has seen', () => {
  it('are kept for the last minutes', () => {
    const first = withSample(undefined, at(1), 1_000);
    const second = withSample(first, at(6), 6_000);
    expect(second.latest.at).toBe(6_000);
    expect(second.samples.map((sample) => sample.at)).toEqual([1_000, 6_000]);
    const later = withSample(second, at(303), 1_500 + CHART_MS);
    expect(later.samples.map((sample) => sample.at)).toEqual([6_000, 1_500 + CHART_MS]);
  });

  it('become no younger when the same ones arrive again', () => {
    const first = withSample(undefined, at(1), 1_000);
    expect(withSample(first, at(1), 20_000)).toBe(first);
  });

  it('stay in their order when a clock was put back', () => {
    const first = withSample(undefined, at(1), 60_000);
    expect(withSample(first, at(2), 5_000).samples.map((sample) => sample.at)).toEqual([5_000]);
  });
});
