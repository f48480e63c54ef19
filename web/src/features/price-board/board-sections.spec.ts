import { describe, expect, it } from '@jest/globals';
import type { Product } from '@larder/contracts';
import { RETAIL_CATEGORIES } from '@larder/kernel';
import { BOARD_SECTIONS, byFirstProduct, searchBoard } from './board-sections.ts';

describe('the sections of the board', () => {
  it('the board shows every retail category exactly once, in order', () => {
    expect(BOARD_SECTIONS.flatMap(({ groups }) => groups.map(({ category }) => category))).toEqual([
      ...RETAIL_CATEGORIES,
    ]);
  });

  it('the board has the four buttons and titles of the specification, each with a Chinese title', () => {
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
    searchBoard([brisket, wings, balls], query, null).map(({ description }) => description);

  it('the board search finds products by their own texts and by the name of their section', () => {
    expect(found('beef')).toEqual(['Beef Balls', 'Brisket']);
    expect(found('MEAT')).toEqual(['Brisket', 'Wings']);
    expect(found('牛肉')).toEqual(['Brisket']);
    expect(found('')).toHaveLength(3);
    expect(found('fish')).toEqual([]);
  });

  it('sections with the best matches come first', () => {
    const sections = (...products: Product[]): string[] =>
      byFirstProduct(BOARD_SECTIONS, products, ({ groups }) => groups).map(({ id }) => id);
    expect(sections(balls, wings)).toEqual(['groceries', 'meat', 'produce', 'seafood']);
    expect(sections()).toEqual(['produce', 'meat', 'seafood', 'groceries']);
  });
});
