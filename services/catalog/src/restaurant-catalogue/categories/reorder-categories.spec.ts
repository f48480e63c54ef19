import { describe, expect, it } from '@jest/globals';
import { reorderCategories } from './change-category.js';

const now = [
  { id: 'a', displayOrder: 0 },
  { id: 'b', displayOrder: 1 },
];

describe('the places of categories', () => {
  it('reordering changes the categories whose place differs', () => {
    const wanted = [
      { id: 'b', displayOrder: 0 },
      { id: 'a', displayOrder: 0 },
    ];
    expect(reorderCategories(now, wanted)).toEqual({
      kind: 'moved',
      before: [{ id: 'b', displayOrder: 1 }],
      after: [{ id: 'b', displayOrder: 0 }],
    });
  });

  it('reordering to the current places changes nothing', () => {
    expect(reorderCategories(now, now.slice(0, 1))).toEqual({ kind: 'same' });
  });

  it.each([
    ['an unknown category', [{ id: 'c', displayOrder: 0 }]],
    ['a category twice', [now[0], now[0]]],
  ])('the places of categories are not changed by %s', (_what, wanted) => {
    expect(reorderCategories(now, wanted as typeof now)).toEqual({ kind: 'other' });
  });
});
