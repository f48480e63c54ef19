import { describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
import { RETAIL_CATEGORIES } from '@larder/kernel';
import { BOARD_SECTIONS, boardSearch } from './board-sections.ts';

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
    const chinese = BOARD_SECTIONS.flatMap(({ otherTitle, groups }) => [
      otherTitle,
      ...groups.map((group) => group.otherTitle),
    ]);
    for (const title of chinese) expect(title).toMatch(/^\p{Script=Han}+$/u);
  });
});

describe('a search of the board', () => {
  const product = (description: string, category: string): Product =>
    ({ description, category, chineseName: null, size: '1 lb' }) as Product;
  const brisket = product('Brisket', 'meat-beef');
  const wings = product('Wings', 'meat-chicken');
  const balls = product('Beef Balls', 'groceries');
  const found = (query: string): string[] =>
    [brisket, wings, balls].filter(boardSearch(query)).map(({ description }) => description);

  it('finds products by their own words and by those of their section', () => {
    expect(found('beef')).toEqual(['Brisket', 'Beef Balls']);
    expect(found('MEAT')).toEqual(['Brisket', 'Wings']);
    expect(found('牛肉')).toEqual(['Brisket']);
    expect(found('')).toHaveLength(3);
    expect(found('fish')).toEqual([]);
  });
});
