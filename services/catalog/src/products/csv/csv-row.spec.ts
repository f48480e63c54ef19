import { describe, expect, it } from '@jest/globals';
import { readHeader } from '../../csv/csv-header.js';
import { EXPORT_COLUMNS, REQUIRED_COLUMNS, type ProductHeader } from './csv-columns.js';
import { readRow } from './csv-row.js';
import { STORE_COLUMN } from './store-columns.js';

const readProductHeader = (cells: readonly string[]): ProductHeader =>
  readHeader(cells, EXPORT_COLUMNS, REQUIRED_COLUMNS);

const HEADER = readProductHeader([
  'Category',
  ' DESCRIPTION',
  'size',
  'Retail Price',
  'ourPrice',
  'colour',
  'active',
  'chinese_name',
]);
const GOOD = ['produce', 'Bok Choy', '1 lb', '2.99', '1.99'];

describe('the header', () => {
  it('columns of a store may be spelled with blanks and capitals too', () => {
    const stores = readHeader([...REQUIRED_COLUMNS, ' Our Price@North-York'], EXPORT_COLUMNS, [], STORE_COLUMN);
    expect([...stores.further.keys()]).toEqual(['ourprice@north-york']);
  });

  it('columns may be in any order and spelling (case, blanks, underscores), and unknown ones are ignored', () => {
    expect([...HEADER.places.keys()]).toEqual([
      'category',
      'description',
      'size',
      'retailPrice',
      'ourPrice',
      'active',
      'chineseName',
    ]);
  });

  it.each([
    [['category', 'description', 'size', 'retailPrice'], 'The file has no column ourPrice.'],
    [['category', 'size'], 'The file has no columns description, retailPrice and ourPrice.'],
    [[...GOOD, 'x'], 'The file has no columns category, description, size, retailPrice and ourPrice.'],
    [['size', 'Size', 'category', 'description', 'retailPrice', 'ourPrice'], 'The file has the column size twice.'],
  ])('the header %j is refused with a sentence', (cells, message) => {
    expect(() => readProductHeader(cells)).toThrow(message);
  });
});

describe('a row', () => {
  it("a row contains only the fields of the file's columns", () => {
    expect(readRow(2, ['Meat - Beef', ' Brisket ', '1 lb', '$1,012.50', '.5'], HEADER)).toEqual({
      row: 2,
      id: null,
      fields: {
        category: 'meat-beef',
        description: 'Brisket',
        size: '1 lb',
        retailPriceCents: 101_250,
        ourPriceCents: 50,
        chineseName: null,
      },
      own: new Map(),
    });
    expect(readRow(3, [...GOOD, 'red', 'NO', '白菜'], HEADER).fields).toMatchObject({
      active: false,
      chineseName: '白菜',
    });
  });

  it('prices may have decimal commas, which the header remembers', () => {
    const header = readProductHeader(REQUIRED_COLUMNS);
    const fields = readRow(2, ['produce', 'Yam', '1 lb', '1.234,50', '2,9'], header).fields;
    expect([fields.retailPriceCents, fields.ourPriceCents, [...header.decimals]]).toEqual([123_450, 290, [',']]);
  });

  it('the guard before a formula is removed on import', () => {
    expect(readRow(2, ['produce', "'=1+1", '1 lb', '1', '1'], HEADER).fields.description).toBe('=1+1');
  });

  const but = (place: number, cell: string): string[] => GOOD.toSpliced(place, 1, cell);
  it.each([
    [but(0, 'fruit'), /^category "fruit" is not one of produce, /],
    [but(0, ''), /^category "" is not one of produce, /],
    [but(0, 'constructor'), /^category "constructor" is not one of /],
    [but(1, '  '), 'description is empty.'],
    [but(1, '\u200b'), 'description is empty.'],
    [but(1, 'x'.repeat(201)), 'description is longer than 200 characters.'],
    [but(1, 'a\0b'), 'The row holds a character that cannot be stored.'],
    [but(2, ''), 'size is empty.'],
    [but(3, ''), 'retailPrice is empty.'],
    [but(3, '-1'), 'retailPrice "-1" is not a price from 0 to 99999.99.'],
    [but(3, '1e3'), 'retailPrice "1e3" is not a price from 0 to 99999.99.'],
    [but(3, '1,234'), 'retailPrice "1,234" may mean thousands or a fraction: write it like 1234.00 or 1.23.'],
    [but(3, '1.005'), 'retailPrice "1.005" may mean thousands or a fraction: write it like 1234.00 or 1.23.'],
    [but(3, '1,2,3'), 'retailPrice "1,2,3" is not a price from 0 to 99999.99.'],
    [but(3, '100000'), 'retailPrice "100000" is not a price from 0 to 99999.99.'],
    [but(4, 'NaN'), 'ourPrice "NaN" is not a price from 0 to 99999.99.'],
    [but(4, '9'.repeat(400)), /^ourPrice "9{40}" is not a price/],
    [but(4, `${'9'.repeat(39)}🥬`), /^ourPrice "9{39}\uFFFD" is not a price/],
    [GOOD.slice(0, 3), 'retailPrice is empty.'],
    [[...GOOD, '', 'maybe'], 'active "maybe" is neither true nor false.'],
    [[...GOOD, '', '', '', 'stray'], 'The row has more cells than the header has columns.'],
  ])('the row %j has a fault', (cells, message) => {
    expect(() => readRow(2, cells, HEADER)).toThrow(message);
  });

  it("a row's id and picture address are validated", () => {
    const header = readProductHeader(['id', 'imageUrl', 'category', 'description', 'size', 'retailPrice', 'ourPrice']);
    expect(() => readRow(2, ['7', '', ...GOOD], header)).toThrow('id "7" is not the id of a product.');
    expect(() => readRow(2, ['', 'javascript:alert(1)', ...GOOD], header)).toThrow('imageUrl must be a path under');
    const id = '0197A3C0-0000-7000-8000-00000000FFFF';
    expect(readRow(2, [id, '', ...GOOD], header)).toMatchObject({ id: id.toLowerCase(), fields: { imageUrl: null } });
  });
});
