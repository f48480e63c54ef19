import { describe, expect, it } from '@jest/globals';
import { reachedRow } from './category-list.tsx';

const rows = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, top: index * 64, bottom: index * 64 + 64 }));
const [a, , c] = rows;

describe('the row that a dragged one reaches', () => {
  it.each([
    [0, 'a'],
    [10, 'a'],
    [25, 'b'],
    [50, 'b'],
    [75, 'b'],
    [100, 'c'],
    [1000, 'd'],
    [-25, 'a'],
  ])('dragging the first row by %i px reaches %p', (shift, id) => {
    expect(a && reachedRow(rows, a, shift)).toBe(id);
  });

  it.each([
    [-10, 'c'],
    [-25, 'b'],
    [-100, 'a'],
    [25, 'd'],
  ])('dragging the third row by %i px reaches %p', (shift, id) => {
    expect(c && reachedRow(rows, c, shift)).toBe(id);
  });
});
