import { describe, expect, it } from '@jest/globals';
import { findMatches } from './find-matches.ts';

const found = (text: string, query: string): string[] =>
  findMatches(text, query).map(({ start, end }) => text.slice(start, end));

describe('the search of a text', () => {
  it('the text search finds every match, case-insensitive', () => {
    expect(found('Rebates: a rebate is paid. REBATE!', 'rebate')).toEqual(['Rebate', 'rebate', 'REBATE']);
  });

  it.each([
    ['Café crème', 'cafe creme', 'Café crème'],
    ['Cafe', 'CAFÉ', 'Cafe'],
    ['Cafe\u0301 noir', 'cafe', 'Cafe\u0301'],
    ['白菜 bok choy', '白菜', '白菜'],
    ['İzmir', 'izmir', 'İzmir'],
  ])('the text search in %s for %s', (text, query, expected) => {
    expect(found(text, query)).toEqual([expected]);
  });

  it('the text search treats any whitespace as one blank', () => {
    expect(found('Export\n   CSV and Export CSV', ' export  csv ')).toEqual(['Export\n   CSV', 'Export CSV']);
  });

  it('overlapping matches count once, and an empty search has none', () => {
    expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
    expect(found('anything', '  ')).toEqual([]);
    expect(found('', 'x')).toEqual([]);
  });

  it('matches after surrogate pairs have the right place', () => {
    expect(found('🥬🥬 cabbage', 'cabbage')).toEqual(['cabbage']);
  });
});
