import { describe, expect, it } from '@jest/globals';
import { csvRecords, separatorOf, type CsvRecord } from './csv-records.js';

async function read(text: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const some of csvRecords(text)) records.push(...some);
  return records;
}

const cells = async (text: string): Promise<string[][]> => (await read(text)).map((record) => record.cells);

describe('csvRecords', () => {
  it.each([
    ['line feeds', 'a,b\n1,2\n'],
    ['carriage returns and line feeds', 'a,b\r\n1,2\r\n'],
    ['carriage returns', 'a,b\r1,2\r'],
    ['both, and none at the end', 'a,b\n1,2'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n'],
    ['quotes', '"a","b"\n"1","2"\n'],
    ['a byte order mark before a quote', '\uFEFF"a",b\r\n1,2'],
  ])('a CSV text with %s is read', async (_what, text) => {
    expect(await cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([';', '\t'] as const)('cells may be separated by %j, and quoted ones keep it', async (separator) => {
    const records: CsvRecord[] = [];
    const text = `a${separator}"b, c"${separator}"1${separator}2"\r\n${separator}${separator}\nd`;
    for await (const some of csvRecords(text, separator)) records.push(...some);
    expect(records).toEqual([
      { row: 1, cells: ['a', 'b, c', `1${separator}2`] },
      { row: 3, cells: ['d'] },
    ]);
  });

  it.each([
    ['name,price', ','],
    ['\uFEFF"Name";"Price"\r\n1,2;3', ';'],
    [';;\nname;price', ';'],
    ['name\tPRICE\n', '\t'],
    ['name', ','],
    ['other;things', ','],
    ['', ','],
  ])('the separator of %j is %j', (text, separator) => {
    expect(separatorOf(text, ['name', 'price'])).toBe(separator);
  });

  it('quoted cells keep commas, quotes and line endings', async () => {
    expect(await cells('"a, ""b""","c\r\nd\ne"\n')).toEqual([['a, "b"', 'c\r\nd\ne']]);
  });

  it('rows are numbered as in a spreadsheet: blank rows count, line endings in quotes do not', async () => {
    const rows = await read('h\n\n"two\nlines"\n , ,\nlast\n');
    expect(rows).toEqual([
      { row: 1, cells: ['h'] },
      { row: 3, cells: ['two\nlines'] },
      { row: 5, cells: ['last'] },
    ]);
  });

  it('a text longer than one slice is read correctly at every cut', async () => {
    for (const shift of [0, 1, 2, 3]) {
      const line = `${'x'.repeat(shift)},"大白菜 ""🥬""\r\n2",z\r\n`;
      const count = Math.ceil(300_000 / line.length);
      const records = await cells(line.repeat(count));
      expect(records).toHaveLength(count);
      expect(new Set(records.map((each) => each.join('|')))).toEqual(
        new Set([`${'x'.repeat(shift)}|大白菜 "🥬"\r\n2|z`]),
      );
    }
  });

  it('a lone surrogate makes its row invalid', async () => {
    expect(await cells('a,\uD800b\n')).toEqual([['a', '\0b']]);
    expect(await cells('a,🥬\n')).toEqual([['a', '🥬']]);
  });

  it.each([
    ['never closed', 'h\n1\n"open\n2\n3\n', 3],
    ['closed in the middle', 'h\n"a"b\n', 2],
    ['opened in the middle', 'h\n1\n2\n5" pan\n', 4],
    ['wrong far down', `${'row\n'.repeat(50_000)}a"b\n`, 50_001],
  ])('a quote that is %s is reported with its place', async (_what, text, row) => {
    await expect(read(text)).rejects.toThrow(`The quotes in row ${row} are wrong`);
  });

  it('a row with more cells than a spreadsheet has columns is refused', async () => {
    expect(await cells(`a${','.repeat(16_383)}\n`)).toHaveLength(1);
    await expect(read(`h\na${','.repeat(16_384)}\n`)).rejects.toThrow('Row 2 has more than 16384 cells.');
  });

  it('an empty text has no records', async () => {
    for (const text of ['', '\uFEFF', '\n\n', ' , \n']) expect(await read(text)).toEqual([]);
  });

  it('reading a long CSV yields to other requests', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await read('a,b,c,d,e\n'.repeat(100_000));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});
