import { describe, expect, it } from '@jest/globals';
import { parsePercent, percentText } from './tier-fields.ts';

describe('a typed percentage', () => {
  it.each([
    ['7.5', 0.075],
    ['0', 0],
    ['100', 1],
    [' 15 % ', 0.15],
    ['0.1', 0.001],
    ['57.3', 0.573],
    ['７．５％', 0.075],
    ['100.1', null],
    ['101', null],
    ['-1', null],
    ['7.25', null],
    ['', null],
    ['7,5', null],
    ['1e1', null],
  ])('the typed percentage %j is the fraction %s', (text, fraction) => {
    expect(parsePercent(text)).toBe(fraction);
  });

  it('every tenth of a percent round-trips as typed', () => {
    for (let tenths = 0; tenths <= 1000; tenths += 1) {
      const text = String(tenths / 10);
      const fraction = parsePercent(text);
      expect(fraction).not.toBeNull();
      expect(percentText(fraction ?? -1)).toBe(text);
    }
  });
});
