import { describe, expect, it } from '@jest/globals';
import { MAX_ROW_ERRORS } from '@larder/contracts';
import { sentence } from '@larder/kernel';
import { RowFaults } from './row-faults.js';

describe('the faults of rows', () => {
  it('all row faults are counted, and the first of both passes are listed in row order', () => {
    const read = new RowFaults();
    const planned = new RowFaults(read);
    for (let row = 2; row <= 5_000; row += 2) read.add(row, sentence('Its name is too long.'));
    for (let row = 3; row <= 5_001; row += 2) planned.add(row, sentence('Several products have this name.'));
    expect(planned.count).toBe(5_000);
    expect(planned.first().map(({ row }) => row)).toEqual(Array.from({ length: MAX_ROW_ERRORS }, (_, n) => n + 2));
  });
});
