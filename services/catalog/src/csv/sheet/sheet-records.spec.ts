import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { ZipArchive } from 'archiver';
import exceljs from 'exceljs';
import type { CsvRecord } from '../csv-records.js';
import { openSheet } from './sheet-records.js';

async function read(bytes: Buffer): Promise<{ name: string; records: CsvRecord[] }> {
  const { name, records } = await openSheet(bytes);
  const all: CsvRecord[] = [];
  for await (const some of records()) all.push(...some);
  return { name, records: all };
}

async function workbook(fill: (book: exceljs.Workbook) => void): Promise<Buffer> {
  const book = new exceljs.Workbook();
  fill(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const PARTS = {
  'xl/workbook.xml': `<workbook ${MAIN} ${RELATIONS}><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};

const sheet = (rows: string): string => `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`;

async function zipped(parts: Record<string, string>): Promise<Buffer> {
  const archive = new ZipArchive({ zlib: { level: 9 } });
  for (const [name, content] of Object.entries(parts)) archive.append(content, { name });
  const whole = buffer(archive);
  await archive.finalize();
  return await whole;
}

const withSheet = async (rows: string, more: Record<string, string> = {}): Promise<Buffer> =>
  zipped({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet(rows), ...more });

const UNREADABLE = 'The Excel file cannot be read. It must be an .xlsx workbook without damage or protection.';
const TOO_LARGE = 'The sheet of the Excel file is too large. Save it as CSV, or split it.';

describe('a sheet of an Excel file', () => {
  it('an Excel sheet is read as rows of texts, with gaps and results of formulas', async () => {
    const bytes = await workbook((book) => {
      book.addWorksheet('Hidden', { state: 'hidden' }).addRow(['no']);
      const prices = book.addWorksheet('Prices 价格');
      prices.addRow(['Name', 'Price', 'Active']);
      prices.addRow([]);
      prices.addRow(['大白菜 & <co>', 2.99, true]);
      prices.addRow([{ richText: [{ text: 'Bok ' }, { text: 'Choy', font: { bold: true } }] }, 1234.5, false]);
      prices.addRow([undefined, { formula: '1+1', result: 2 }]);
      prices.addRow(['  ', null]);
      prices.addRow(['line\nbreak', 0.1 + 0.2]);
      prices.mergeCells('A8:XFD9');
    });
    expect(await read(bytes)).toEqual({
      name: 'Prices 价格',
      records: [
        { row: 1, cells: ['Name', 'Price', 'Active'] },
        { row: 3, cells: ['大白菜 & <co>', '2.99', 'true'] },
        { row: 4, cells: ['Bok Choy', '1234.5', 'false'] },
        { row: 5, cells: ['', '2'] },
        { row: 7, cells: ['line\nbreak', '0.3'] },
      ],
    });
  });

  it('an Excel sheet may have inline texts, no cell references and prefixed names', async () => {
    const rows = `<x:row><x:c t="inlineStr"><x:is><x:t>a</x:t><x:rPh><x:t>b</x:t></x:rPh></x:is></x:c><x:c t="str"><x:f>A1</x:f><x:v>c_x000D_d</x:v></x:c></x:row>`;
    const bytes = await zipped({
      ...PARTS,
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="urn:x"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
    });
    expect((await read(bytes)).records).toEqual([{ row: 1, cells: ['a', 'c\rd'] }]);
  });

  it('an Excel sheet may begin with a byte order mark and have texts in CDATA sections', async () => {
    const rows = `<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t><![CDATA[b & c]]></t></is></c><c><v><![CDATA[2.5]]></v></c></row>`;
    const strings = `\uFEFF<?xml version="1.0"?><sst ${MAIN}><si><t>a <![CDATA[<1 lb>]]></t></si></sst>`;
    expect((await read(await withSheet(rows, { 'xl/sharedStrings.xml': strings }))).records).toEqual([
      { row: 1, cells: ['a <1 lb>', 'b & c', '2.5'] },
    ]);
  });

  it('a cell far to the right of the header stays one cell', async () => {
    const bytes = await withSheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="XFD2"><v>2</v></c></row>');
    expect((await read(bytes)).records).toEqual([
      { row: 1, cells: ['1'] },
      { row: 2, cells: ['', '2'] },
    ]);
    await expect(read(await withSheet('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'))).rejects.toThrow(
      'Row 1 has more than 16384 cells.',
    );
  });

  it('a header far to the right, or blanks there, never make rows of thousands of cells', async () => {
    const header = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>';
    await expect(read(await withSheet(header))).rejects.toThrow('Row 1 has more than 1000 cells.');
    const blank = '<row r="1"><c r="XFD1" t="str"><v> </v></c></row><row r="2"><c r="A2"><v>1</v></c></row>';
    expect((await read(await withSheet(blank))).records).toEqual([{ row: 2, cells: ['1'] }]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['no ZIP file', () => Buffer.from('Name,Price'), UNREADABLE],
    ['an old or protected workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), UNREADABLE],
    ['another ZIP file', () => zipped({ 'a.txt': 'x' }), UNREADABLE],
    ['a workbook without its sheet', () => zipped(PARTS), UNREADABLE],
    ['broken XML', () => withSheet('<row><c>'), UNREADABLE],
    ['endless nesting', () => withSheet('<a>'.repeat(200) + '</a>'.repeat(200)), UNREADABLE],
    ['a cut-off file', async () => (await withSheet('<row/>')).subarray(0, 300), UNREADABLE],
    [
      'entities of its own',
      () =>
        zipped({ ...PARTS, 'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>' }),
      UNREADABLE,
    ],
    ['a sheet that is a decompression bomb', () => withSheet(' '.repeat(65 * 1024 * 1024)), TOO_LARGE],
    [
      'texts that are a decompression bomb',
      () => withSheet('<row/>', { 'xl/sharedStrings.xml': `<sst>${' '.repeat(65 * 1024 * 1024)}</sst>` }),
      TOO_LARGE,
    ],
  ])('an Excel file with %s is refused', async (_what, bytes, message) => {
    const sent = await bytes();
    await expect(read(sent)).rejects.toThrow(message);
  });
});
