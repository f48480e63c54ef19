import { describe, expect, it } from '@jest/globals';
import { actOf, type CellPlace } from './sheet-keys.ts';

const key = (name: string, more: object = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const middle: CellPlace = { row: 3, column: 'ourPrice' };
const act = (name: string, at = middle, more: object = {}) => actOf(key(name, more), at, 20);

describe('a key in the spreadsheet', () => {
  it.each([
    ['Enter', {}, 4, 'ourPrice'],
    ['Enter', { shiftKey: true }, 2, 'ourPrice'],
    ['ArrowUp', {}, 2, 'ourPrice'],
    ['ArrowDown', { ctrlKey: true }, 19, 'ourPrice'],
    ['ArrowLeft', {}, 3, 'retailPrice'],
    ['PageDown', {}, 13, 'ourPrice'],
    ['Home', {}, 3, 'description'],
    ['End', { ctrlKey: true }, 19, 'active'],
    ['Tab', {}, 3, 'savings'],
    ['Tab', { shiftKey: true }, 3, 'retailPrice'],
  ] as const)('the key %s %j goes to row %i, %s', (name, more, row, column) => {
    expect(act(name, middle, more)).toEqual({ kind: 'go', row, column });
  });

  it('keys stop at the edges, and Tab continues in the next row and finally leaves the table', () => {
    expect(act('ArrowRight', { row: 0, column: 'active' })).toMatchObject({ row: 0, column: 'active' });
    expect(act('ArrowUp', { row: 0, column: 'size' })).toMatchObject({ row: 0 });
    expect(act('Tab', { row: 0, column: 'active' })).toMatchObject({ row: 1, column: 'description' });
    expect(act('Tab', { row: 19, column: 'active' })).toBeNull();
    expect(act('Tab', { row: 0, column: 'description' }, { shiftKey: true })).toBeNull();
  });

  it('typing replaces, F2 edits, and keys revert, clear, toggle and undo', () => {
    expect(act('5')).toEqual({ kind: 'edit', typed: '5' });
    expect(act('Process')).toEqual({ kind: 'edit', typed: '' });
    expect(act('F2')).toEqual({ kind: 'edit' });
    expect(act('Escape')).toEqual({ kind: 'restore' });
    expect(act('Delete')).toEqual({ kind: 'empty' });
    expect(act(' ')).toEqual({ kind: 'turn' });
    expect(act('z', middle, { metaKey: true })).toEqual({ kind: 'undo' });
  });

  it('keys of the browser are left alone', () => {
    expect(act('c', middle, { ctrlKey: true })).toBeNull();
    expect(act('F5')).toBeNull();
    expect(act('ArrowLeft', middle, { altKey: true })).toBeNull();
  });
});
