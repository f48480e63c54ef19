import { describe, expect, it } from '@jest/globals';
import { columnsFor } from '../../../shared/ui/lists/use-columns.ts';
import { COLUMN_STEPS } from './column-steps.ts';

describe('the columns of the product grid', () => {
  it.each([
    [0, 2],
    [358, 2],
    [720, 3],
    [960, 4],
    [1216, 5],
    [1399, 5],
    [1472, 6],
    [3000, 6],
  ])('%i px hold %i', (width, columns) => {
    expect(columnsFor(width, COLUMN_STEPS)).toBe(columns);
  });
});
