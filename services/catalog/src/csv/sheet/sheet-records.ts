import { DAY_ZERO } from '../csv-header.js';
import { tooManyCells, workbookUnreadable } from '../csv-import.errors.js';
import type { CsvRecord } from '../csv-records.js';
import { WorkbookParts } from './workbook-parts.js';
import { readXml, xmlSlices, type XmlListener } from './xml-events.js';

/** The columns of a spreadsheet. */
const MOST_COLUMNS = 16_384;
const MOST_ROWS = 1_048_576;
/** The widest row that is read: a few bytes of XML must not become thousands of cells, row after row. */
const WIDEST = 1_000;

/** The sheet that a workbook shows first, and its rows as texts, like those of a CSV file. */
export interface Sheet {
  name: string;
  /** Workbooks from old Macs count days from 1904. */
  dayZero: string;
  records(): AsyncGenerator<CsvRecord[]>;
}

/** A custom reader that keeps only what it needs: others fill every cell in a rule's range. @throws Refusal */
export async function openSheet(bytes: Buffer): Promise<Sheet> {
  const parts = await WorkbookParts.open(bytes);
  const { name, relation, dayZero } = await firstSheet(parts);
  const target = await targetOf(parts, relation);
  const strings = await sharedTexts(parts);
  const xml = await parts.read(target);
  if (xml === null) throw workbookUnreadable();
  return { name, dayZero, records: () => sheetRecords(xml, strings) };
}

async function firstSheet(parts: WorkbookParts): Promise<{ name: string; relation: string; dayZero: string }> {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let dayZero = DAY_ZERO;
  await read(parts, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr' && ['1', 'true'].includes(attributes['date1904'] ?? '')) dayZero = '1904-01-01';
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      sheets.push({ name: attributes['name'] ?? '', relation, isHidden });
    },
  });
  const shown = sheets.find(({ isHidden }) => !isHidden);
  if (!shown) throw workbookUnreadable();
  return { ...shown, dayZero };
}

async function targetOf(parts: WorkbookParts, relation: string): Promise<string> {
  let target = '';
  await read(parts, 'xl/_rels/workbook.xml.rels', {
    open(name, attributes) {
      if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target'] ?? '';
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedTexts(parts: WorkbookParts): Promise<string[]> {
  const texts: string[] = [];
  const xml = await parts.read('xl/sharedStrings.xml');
  if (xml === null) return texts;
  const gather = textGatherer();
  await readXml(xml, {
    ...gather,
    open: (name) => {
      if (name === 'si') gather.start();
      gather.open(name);
    },
    close: (name) => {
      gather.close(name);
      if (name === 'si') texts.push(gather.take());
    },
  });
  return texts;
}

/** Collects the text of one item: its runs joined, without phonetic hints. */
function textGatherer() {
  let text = '';
  let isText = false;
  let isHint = false;
  return {
    start: (): void => {
      text = '';
    },
    take: (): string => unescaped(text),
    open: (name: string): void => {
      if (name === 'rPh') isHint = true;
      if (name === 't') isText = true;
    },
    text: (part: string): void => {
      if (isText && !isHint) text += part;
    },
    close: (name: string): void => {
      if (name === 'rPh') isHint = false;
      if (name === 't') isText = false;
    },
  };
}

async function* sheetRecords(xml: string, strings: readonly string[]): AsyncGenerator<CsvRecord[]> {
  let records: CsvRecord[] = [];
  let row = 0;
  let width = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let value = '';
  let isValue = false;
  const inline = textGatherer();
  const listener: XmlListener = {
    open(name, { r: reference, t }) {
      if (name === 'row') {
        const given = Number(reference);
        row = given > row && given <= MOST_ROWS ? given : row + 1;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = reference === undefined ? column + 1 : columnOf(reference);
        if (!(column < MOST_COLUMNS)) throw tooManyCells(row, MOST_COLUMNS);
        type = t ?? 'n';
        value = '';
        inline.start();
      } else if (name === 'v') isValue = true;
      inline.open(name);
    },
    text(text) {
      if (isValue) value += text;
      inline.text(text);
    },
    close(name) {
      inline.close(name);
      if (name === 'v') isValue = false;
      else if (name === 'c') {
        const text = cellText(type, value, type === 'inlineStr' ? inline.take() : '', strings);
        // A column beyond the header counts as the first one after it.
        const place = width === 0 ? column : Math.min(column, width);
        if (text.trim() === '') return;
        if (place >= WIDEST) throw tooManyCells(row, WIDEST);
        put(cells, place, text);
      } else if (name === 'row' && cells.some((cell) => cell.trim() !== '')) {
        if (width === 0) width = cells.length;
        records.push({ row, cells });
      }
    },
  };
  for await (const _slice of xmlSlices(xml, listener)) {
    yield records;
    records = [];
  }
}

function put(cells: string[], place: number, text: string): void {
  while (cells.length < place) cells.push('');
  cells[place] = text;
}

function cellText(type: string, value: string, inline: string, strings: readonly string[]): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return inline;
    case 'b':
      return value === '1' ? 'true' : value === '0' ? 'false' : '';
    case 'n':
      return value.trim() === '' ? '' : numberText(Number(value));
    default:
      return unescaped(value);
  }
}

/** Rounds away floating-point noise: 2.9900000000000002 was typed as 2.99. */
function numberText(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(12))) : '';
}

/** "B7" → 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Characters that XML cannot hold are written as "_x000D_". A lone surrogate becomes NUL, which no row may hold. */
function unescaped(text: string): string {
  const whole = text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return whole.isWellFormed() ? whole : whole.replace(/\p{Surrogate}/gu, '\0');
}

async function read(parts: WorkbookParts, path: string, { open }: Pick<XmlListener, 'open'>): Promise<void> {
  const xml = await parts.read(path);
  if (xml === null) throw workbookUnreadable();
  await readXml(xml, { open, text: () => undefined, close: () => undefined });
}
