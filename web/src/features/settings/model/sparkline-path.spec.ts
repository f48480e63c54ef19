import { describe, expect, it } from '@jest/globals';
import { sparklinePath, type SparklineFrame } from './sparkline-path.ts';

const FRAME: SparklineFrame = { width: 100, height: 20, to: 10_000, span: 10_000, top: 100, gap: 3_000 };

describe('the path of a small chart', () => {
  it('joins points over time, the newest at the right', () => {
    const points = [
      { at: 6_000, value: 0 },
      { at: 8_000, value: 50 },
      { at: 10_000, value: 100 },
    ];
    expect(sparklinePath(points, FRAME)).toBe('M60 20L60 20L80 10L100 0');
  });

  it('leaves a gap where there are no samples, and draws a single point as a dot', () => {
    const points = [
      { at: 1_000, value: 50 },
      { at: 9_000, value: 50 },
    ];
    expect(sparklinePath(points, FRAME)).toBe('M10 10L10 10M90 10L90 10');
    expect(sparklinePath([], FRAME)).toBe('');
  });

  it('stays within its edges', () => {
    expect(sparklinePath([{ at: 10_000, value: 250 }], FRAME)).toBe('M100 0L100 0');
    expect(sparklinePath([{ at: 10_000, value: -5 }], FRAME)).toBe('M100 20L100 20');
  });
});
