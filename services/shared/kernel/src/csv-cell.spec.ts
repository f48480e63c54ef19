import { describe, expect, it } from '@jest/globals';
import { csvCell, csvCellText, csvLine, sheetText } from './csv-cell.js';

/** Every text of up to `length` characters of an alphabet. */
function* texts(alphabet: readonly string[], length: number): Generator<string> {
  yield '';
  if (length === 0) return;
  for (const rest of texts(alphabet, length - 1)) for (const first of alphabet) yield first + rest;
}

/** Removes quotes by RFC 4180; null when the cell would not stay one cell. */
function unquote(cell: string): string | null {
  const quoted = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return /[",\r\n]/.test(cell) ? null : cell;
}

describe('csvCell', () => {
  it.each([
    ['Cod', 'Cod'],
    ['', ''],
    ['5" pan', '"5"" pan"'],
    ['one, two', '"one, two"'],
    ['two\nlines', '"two\nlines"'],
    [' edge ', '" edge "'],
    ['=SUM(A1:A9)', `'=SUM(A1:A9)`],
    ['-5 °C', `'-5 °C`],
    ['+1', `'+1`],
    ['@home', `'@home`],
    ['\t=1', `'\t'=1`],
    [`'=1`, `''=1`],
    ['＝1+1', `'＝1+1`],
    ['＠home', `'＠home`],
    [`'n Appel`, `'n Appel`],
    ['大白菜', '大白菜'],
    ['a;=cmd', `"a;'=cmd"`],
    ['a\t@b', `a\t'@b`],
    ['one\n+two', `"one\n'+two"`],
    [`a;'=b`, `"a;''=b"`],
  ])('the text %j is written as %j in CSV', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('any text round-trips through a CSV cell and never becomes a formula', () => {
    const alphabet = ['=', '＝', '+', '-', '@', '\t', '\r', '\n', ';', "'", '"', ',', ' ', 'a'];
    let wrong = 0;
    for (const text of texts(alphabet, 4)) {
      const cell = unquote(csvCell(text));
      if (cell === null || csvCellText(cell) !== text || /^[=＝+\-@\t\r]|[;\t\r\n][=＝+\-@]/.test(cell)) wrong++;
    }
    expect(wrong).toBe(0);
  });

  it('a cell without a guard is read unchanged', () => {
    expect(csvCellText('-5')).toBe('-5');
    expect(csvCellText("'quoted'")).toBe("'quoted'");
  });
});

describe('sheetText', () => {
  it('a text that is too long for a cell of Excel is cut, and no character is cut in half', () => {
    expect(sheetText('x'.repeat(32_767))).toBe('x'.repeat(32_767));
    expect(sheetText('x'.repeat(32_768))).toBe(`${'x'.repeat(32_766)}…`);
    expect(sheetText(`${'x'.repeat(32_765)}🥬🥬`)).toBe(`${'x'.repeat(32_765)}…`);
    expect(sheetText(`=${'x'.repeat(32_767)}`)).toHaveLength(32_767);
  });
});

describe('csvLine', () => {
  it('a CSV row is cells, commas and a line ending', () => {
    expect(csvLine(['a', 'b,c', ''])).toBe('a,"b,c",\r\n');
  });
});
