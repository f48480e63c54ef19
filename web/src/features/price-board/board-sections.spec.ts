import { describe, expect, it } from '@jest/globals';
import { RETAIL_CATEGORIES } from '@larder/kernel';
import { BOARD_SECTIONS } from './board-sections.ts';

describe('the sections of the board', () => {
  it('show every retail category exactly once, in its order', () => {
    expect(BOARD_SECTIONS.flatMap(({ groups }) => groups.map(({ category }) => category))).toEqual([
      ...RETAIL_CATEGORIES,
    ]);
  });

  it('have the four buttons and titles of the specification, each with a Chinese title', () => {
    expect(BOARD_SECTIONS.map(({ button }) => button)).toEqual(['Produce', 'Meat', 'Seafood', 'Groceries']);
    expect(BOARD_SECTIONS.map(({ title }) => title)).toEqual(['Fresh Produce', 'Meat', 'Seafood', 'Asian Groceries']);
    expect(BOARD_SECTIONS[1]?.groups.map(({ title }) => title)).toEqual(['Beef', 'Chicken', 'Pork', 'Hot Pot']);
    const chinese = BOARD_SECTIONS.flatMap(({ chineseTitle, groups }) => [
      chineseTitle,
      ...groups.map((group) => group.chineseTitle),
    ]);
    for (const title of chinese) expect(title).toMatch(/^\p{Script=Han}+$/u);
  });
});
