import { describe, expect, it } from '@jest/globals';
import { contentOf, csvFaultOf } from './use-csv-import.ts';

const LIMIT = 5 * 1024 * 1024;

describe('a chosen CSV file', () => {
  it.each([
    ['products.csv', 10, null],
    ['PRODUCTS.CSV', LIMIT, null],
    ['products.xlsx', LIMIT, null],
    ['products.xls', 10, 'invalidType'],
    ['products.csv', LIMIT + 1, 'tooLarge'],
    ['products.txt', 10, 'invalidType'],
    ['products.csv.exe', 10, 'invalidType'],
    ['csv', 10, 'invalidType'],
  ])('a chosen file named %p of %i bytes: %p', (name, size, fault) => {
    expect(csvFaultOf({ name, size })).toBe(fault);
  });

  it.each<[string, string, number[], object | null]>([
    ['UTF-8', 'a.csv', [0xef, 0xbb, 0xbf, 0xe8, 0x8f, 0x9c], { csvContent: '菜' }],
    ['Unicode text of Excel', 'a.csv', [0xff, 0xfe, 0xdc, 0x83], { csvContent: '菜' }],
    ['another encoding', 'a.csv', [0xb2, 0xcb], null],
    ['an Excel file', 'a.XLSX', [0x50, 0x4b, 0x03, 0x04], { xlsxContent: 'UEsDBA==' }],
  ])('a file with %s is sent as the server reads it', async (_what, name, bytes, content) => {
    expect(await contentOf(new File([new Uint8Array(bytes)], name))).toEqual(content);
  });
});
