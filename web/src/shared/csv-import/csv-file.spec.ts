import { describe, expect, it } from '@jest/globals';
import { csvFaultOf } from './use-csv-import.ts';

const LIMIT = 5 * 1024 * 1024;

describe('a chosen CSV file', () => {
  it.each([
    ['products.csv', 10, null],
    ['PRODUCTS.CSV', LIMIT, null],
    ['products.csv', LIMIT + 1, 'tooLarge'],
    ['products.txt', 10, 'invalidType'],
    ['products.csv.exe', 10, 'invalidType'],
    ['csv', 10, 'invalidType'],
  ])('named %p of %i bytes: %p', (name, size, fault) => {
    expect(csvFaultOf({ name, size })).toBe(fault);
  });
});
