import { describe, expect, it } from '@jest/globals';
import { findMatches } from './find-matches.ts';

const found = (text: string, query: string): string[] =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

describe('the search of a text', () => {
  it('finds every place, in any letters', () => {
    expect(found('Rebates: a rebate is paid. REBATE!', 'rebate')).toEqual(['Rebate', 'rebate', 'REBATE']);
  });

  it.each([
    ['Café crème', 'cafe creme', 'Café crème'],
    ['Cafe', 'CAFÉ', 'Cafe'],
    ['Cafe\u0301 noir', 'cafe', 'Cafe\u0301'],
    ['白菜 bok choy', '白菜', '白菜'],
    ['İzmir', 'izmir', 'İzmir'],
  ])('finds in %s by %s', (text, query, expected) => {
    expect(found(text, query)).toEqual([expected]);
  });

  it('takes blanks of any kind and number for one', () => {
    expect(found('Export\n   CSV and Export CSV', ' export  csv ')).toEqual(['Export\n   CSV', 'Export CSV']);
  });

  it('counts what overlaps once and nothing for nothing', () => {
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(found('anything', '  ')).toEqual([]);
    expect(found('', 'x')).toEqual([]);
  });

  it('keeps places right behind characters of two units', () => {
    expect(found('🥬🥬 cabbage', 'cabbage')).toEqual(['cabbage']);
  });
});
