import { describe, expect, it } from '@jest/globals';
import { columnsFor } from '../../../shared/ui/lists/use-columns.ts';
import { COLUMN_STEPS } from './product-view.ts';

describe('the columns of the product grid', () => {
  it.each([
    [0, 2],
    [358, 2],
    [720, 3],
    [760, 4],
    [1016, 5],
    [1239, 5],
    [1272, 6],
    [3000, 6],
  ])('a grid of %i px has %i columns', (width, columns) => {
    expect(columnsFor(width, COLUMN_STEPS)).toBe(columns);
  });
});
