import { describe, expect, it } from '@jest/globals';
import { automaticColumns, BOARD_FONT_SIZES, nextFontSize } from './meat-board.js';

describe('the meat price board', () => {
  it.each([
    [0, 1],
    [3, 1],
    [4, 2],
    [8, 2],
    [9, 3],
    [15, 3],
    [16, 4],
    [24, 4],
    [25, 5],
    [60, 5],
  ])('%i items are shown in %i columns', (items, columns) => {
    expect(automaticColumns(items)).toBe(columns);
  });

  it('font sizes cycle', () => {
    const pressed = BOARD_FONT_SIZES.map(nextFontSize);
    expect(pressed).toEqual(['medium', 'large', 'xlarge', 'small']);
  });
});
