import { describe, expect, it } from '@jest/globals';
import { isReadable } from '@larder/kernel';
import { proposeColors } from './propose-colors.js';

/** A picture with the given number of pixels of each colour. */
const picture = (...parts: readonly (readonly [rgba: readonly number[], count: number])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(([rgba, count]) => Array.from({ length: count }, () => rgba).flat()));

const WHITE = [255, 255, 255, 255];
const NAVY = [20, 30, 110, 255];
const CRIMSON = [170, 20, 40, 255];

describe('the colours proposed for a logo', () => {
  it('the colours proposed are the most frequent ones, without the white background', () => {
    expect(proposeColors(picture([WHITE, 900], [NAVY, 80], [CRIMSON, 20]))).toEqual(['#141e6e', '#aa1428']);
  });

  it('transparent pixels propose no colours', () => {
    expect(proposeColors(picture([[170, 20, 40, 0], 900], [NAVY, 100]))).toEqual(['#141e6e']);
  });

  it('the first colour proposed is not grey, even when there is more grey', () => {
    expect(proposeColors(picture([[90, 90, 90, 255], 300], [CRIMSON, 100]))[0]).toBe('#aa1428');
  });

  it('proposed colours are darkened until letters can be read on them', () => {
    const [yellow = ''] = proposeColors(picture([[255, 204, 0, 255], 100]));
    expect(isReadable(yellow)).toBe(true);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(yellow.slice(at, at + 2), 16));
    expect(blue).toBe(0);
    expect(green / red).toBeCloseTo(0.8, 1);
  });

  it('shades of one colour propose one colour', () => {
    const shades = [0, 8, 16, 24].map((more) => [[20 + more, 30 + more, 110 + more, 255], 50] as const);
    expect(proposeColors(picture(...shades))).toHaveLength(1);
  });

  it('at most four colours are proposed, one of them black', () => {
    const many = [NAVY, CRIMSON, [20, 120, 40, 255], [110, 20, 110, 255], [10, 100, 110, 255], [90, 60, 0, 255]];
    expect(proposeColors(picture(...many.map((color) => [color, 50] as const)))).toHaveLength(4);
    expect(proposeColors(picture([WHITE, 50], [[0, 0, 0, 255], 50]))).toEqual(['#000000']);
  });

  it('a white or transparent picture proposes no colours', () => {
    expect(proposeColors(picture([WHITE, 100]))).toEqual([]);
    expect(proposeColors(picture([[0, 0, 0, 0], 100]))).toEqual([]);
    expect(proposeColors(new Uint8Array())).toEqual([]);
  });
});
