import { describe, expect, it } from '@jest/globals';
import { columnPage } from './column-page.ts';
import type { TerminalRow } from './terminal-row.ts';

const rows = (count: number): TerminalRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: '', chinese: '', price: '' }));
const shown = (count: number, turn: number) => {
  const { rows: lines, page, pages } = columnPage(rows(count), 11, turn);
  return [lines.length, lines.filter((line) => line !== null).map(({ id }) => Number(id)), page, pages] as const;
};

describe('the page of a column', () => {
  it.each([
    [0, 1],
    [1, 1],
    [11, 1],
    [12, 2],
    [60, 6],
  ])('of %i products is one of %i', (count, pages) => {
    expect(shown(count, 0)[3]).toBe(pages);
  });

  it('always has as many lines as fit, the last ones blank', () => {
    expect(shown(13, 1)).toEqual([11, [11, 12], 1, 2]);
    expect(shown(0, 5)).toEqual([11, [], 0, 1]);
  });

  it('shows every product once in a round and then begins again', () => {
    const round = [0, 1, 2, 3, 4, 5].flatMap((turn) => shown(60, turn)[1]);
    expect(round).toEqual(Array.from({ length: 60 }, (_, at) => at));
    expect(shown(60, 6)).toEqual(shown(60, 0));
  });
});
