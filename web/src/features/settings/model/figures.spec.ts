import { describe, expect, it } from '@jest/globals';
import { metricsAt } from '../test/metrics.sample.ts';
import {
  CHART_MS,
  formatFigure,
  formatPercent,
  formatSecond,
  type SparklineFrame,
  sparklinePath,
  formatUptime,
  withSample,
} from './figures.ts';

const at = (second: number) => metricsAt(new Date(second * 1000).toISOString());

describe('the figures that a page has received', () => {
  it('figures are kept for the last minutes', () => {
    const first = withSample(undefined, at(1), 1_000);
    const second = withSample(first, at(6), 6_000);
    expect(second.latest.at).toBe(6_000);
    expect(second.samples.map((sample) => sample.at)).toEqual([1_000, 6_000]);
    const later = withSample(second, at(303), 1_500 + CHART_MS);
    expect(later.samples.map((sample) => sample.at)).toEqual([6_000, 1_500 + CHART_MS]);
  });

  it('repeated figures keep their time', () => {
    const first = withSample(undefined, at(1), 1_000);
    expect(withSample(first, at(1), 20_000)).toBe(first);
  });

  it('figures stay in order when a clock is set back', () => {
    const first = withSample(undefined, at(1), 60_000);
    expect(withSample(first, at(2), 5_000).samples.map((sample) => sample.at)).toEqual([5_000]);
  });
});

describe('formatted figures', () => {
  it.each([
    [0, '0d 0h 0m'],
    [59, '0d 0h 0m'],
    [93_784.9, '1d 2h 3m'],
    [31_536_000, '365d 0h 0m'],
  ])('an uptime of %d seconds reads %s', (seconds, text) => {
    expect(formatUptime(seconds)).toBe(text);
  });

  it('figures have at most one decimal', () => {
    expect(formatFigure(1234.56)).toBe('1,234.6');
    expect(formatPercent(74.9)).toBe('74.9%');
    expect(formatPercent(90)).toBe('90%');
    expect(formatSecond(new Date('2026-11-21T15:00:05Z'), 'America/Toronto')).toBe('10:00:05 AM');
  });
});

const FRAME: SparklineFrame = { width: 100, height: 20, to: 10_000, span: 10_000, top: 100, gap: 3_000 };

describe('the path of a small chart', () => {
  it('a chart joins points over time, the newest at the right', () => {
    const points = [
      { at: 6_000, value: 0 },
      { at: 8_000, value: 50 },
      { at: 10_000, value: 100 },
    ];
    expect(sparklinePath(points, FRAME)).toBe('M60 20L60 20L80 10L100 0');
  });

  it('a chart has a gap for missing samples and a dot for a single one', () => {
    const points = [
      { at: 1_000, value: 50 },
      { at: 9_000, value: 50 },
    ];
    expect(sparklinePath(points, FRAME)).toBe('M10 10L10 10M90 10L90 10');
    expect(sparklinePath([], FRAME)).toBe('');
  });

  it('a chart stays within its edges', () => {
    expect(sparklinePath([{ at: 10_000, value: 250 }], FRAME)).toBe('M100 0L100 0');
    expect(sparklinePath([{ at: 10_000, value: -5 }], FRAME)).toBe('M100 20L100 20');
  });
});
