import { describe, expect, it } from '@jest/globals';
import { changedCells } from '../flaps/face.ts';
import { chineseLook, facesOf, nameLook, type TerminalState } from './faces-of.ts';
import { columnPage, type TerminalRow } from './terminal-row.ts';

describe('the size of a text on its flap', () => {
  it.each([
    ['Beef Brisket', 'one'],
    ['AAA Striploin Steak, family pack', 'one'],
    ['AAA Striploin Steak, thick cut, family pack', 'two'],
    ['Boneless pork shoulder butt roast, skin on, cut to order', 'two'],
    ['x'.repeat(120), 'three'],
    ['x'.repeat(200), 'four'],
    ['肉'.repeat(11), 'one'],
    ['肉'.repeat(32), 'three'],
    ['肉'.repeat(200), 'least'],
    ['', 'one'],
  ])('the name %j has the size of %s', (name, look) => {
    expect(nameLook(name)).toBe(look);
  });

  it.each([
    ['牛腩', 'one'],
    ['特選五花肉', 'one'],
    ['加拿大安格斯牛小排', 'two'],
    ['新鮮無骨去皮帶脂豬肩肉切片家庭裝特價', 'three'],
    ['肉'.repeat(12), 'two'],
    ['肉'.repeat(13), 'three'],
    ['肉'.repeat(48), 'four'],
    ['肉'.repeat(200), 'least'],
  ])('the Chinese name %j has the size of %s', (name, look) => {
    expect(chineseLook(name)).toBe(look);
  });
});

const BRISKET: TerminalRow = { id: 'brisket', name: 'Beef Brisket', chinese: '牛腩', price: '$9.50' };
const SHANK: TerminalRow = { id: 'shank', name: 'Beef Shank', chinese: '牛腱', price: '$8.00' };

const state = (left: TerminalRow[], clock = '14:05'): TerminalState => ({
  clock,
  columns: {
    left: { category: 'meat-beef', ...columnPage(left, 11, 0) },
    right: { category: 'meat-pork', ...columnPage([], 11, 0) },
  },
});
const changed = (before: TerminalState, after: TerminalState): string[] =>
  changedCells(facesOf(before), facesOf(after)).map(({ cell }) => cell);

describe('the flaps of the terminal', () => {
  it('only changed characters of a price turn', () => {
    const before = state([BRISKET, SHANK]);
    expect(changed(before, state([{ ...BRISKET, price: '$9.75' }, SHANK]))).toEqual([
      'left-0-price-1',
      'left-0-price-0',
    ]);
    expect(changed(before, state([{ ...BRISKET, price: '$19.50' }, SHANK]))).toEqual([
      'left-0-price-5',
      'left-0-price-4',
    ]);
  });

  it('names turn as whole words', () => {
    expect(changed(state([BRISKET]), state([{ ...BRISKET, name: 'AAA Brisket' }]))).toEqual(['left-0-name']);
    expect(changed(state([BRISKET]), state([{ ...BRISKET, chinese: '牛胸肉' }]))).toEqual(['left-0-chinese']);
  });

  it('only changed digits of the clock turn', () => {
    expect(changed(state([BRISKET], '14:09'), state([BRISKET], '14:10'))).toEqual(['clock-3', 'clock-4']);
  });

  it('flaps stay in place when a longer price needs more space', () => {
    const before = state([BRISKET, SHANK]);
    const cells = changed(before, state([{ ...BRISKET, price: '$1,009.50' }, SHANK]));
    expect(cells.filter((cell) => !cell.startsWith('left-0-'))).toEqual([]);
    expect(cells).not.toContain('left-0-price-0');
  });
});
