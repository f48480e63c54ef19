import { describe, expect, it } from '@jest/globals';
import { contrast, contrastOfLetters, isReadable, READABLE, readableColor, shadesOf } from './shop-color.js';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('the contrast of %s and %s is %p, as WCAG defines it', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('the colour of a shop', () => {
  it.each(['#ffcc00', '#ffffff', '#00ff00', '#ff0000', '#767676', '#808080'])(
    '%s becomes a darker one of its kind, on which letters can be read',
    (color) => {
      expect(isReadable(color)).toBe(false);
      const darker = readableColor(color);
      expect(isReadable(darker)).toBe(true);
      expect(contrast(darker, '#fbf8f2')).toBeLessThan(READABLE + 0.3);
    },
  );

  it.each(['#0b5d3b', '#000000', '#8c1d18'])('%s is readable and stays as it is', (color) => {
    expect(readableColor(color)).toBe(color);
  });

  it.each(['#0b5d3b', '#000000', '#8c1d18', '#7a6200', readableColor('#ffcc00'), readableColor('#00ffff')])(
    '%s has a light ground on which it can be read itself, and its darker shade too',
    (color) => {
      const { hover, tint } = shadesOf(color);
      expect(contrast(color, tint)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(hover, tint)).toBeGreaterThanOrEqual(READABLE);
    },
  );

  it('a contrast just below the minimum is rounded down', () => {
    expect(contrastOfLetters('#ffcc00')).toBeLessThan(READABLE);
    expect(contrastOfLetters(readableColor('#ffcc00'))).toBeGreaterThanOrEqual(READABLE);
  });
});
