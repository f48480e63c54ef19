import { csvCellText, MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import type { CsvHeader } from './csv-header.js';
import { RowFault } from './row-faults.js';

const FLAGS = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

/** Absent for a column that the file does not have. */
export type CellReader<Column> = (column: Column) => string | undefined;

/** @throws RowFault for unstorable text or more cells than the header has. */
export function cellsOf<Column>(cells: readonly string[], header: CsvHeader<Column>): CellReader<Column> {
  if (cells.some((cell) => cell.includes('\0'))) throw new RowFault('The row holds a character that cannot be stored.');
  if (cells.some((cell, place) => place >= header.width && cell.trim() !== '')) {
    throw new RowFault('The row has more cells than the header has columns.');
  }
  return (column) => {
    const place = header.places.get(column);
    return place === undefined ? undefined : csvCellText(cells[place] ?? '').trim();
  };
}

export function neededText(column: string, text = '', max: number): string {
  if (text === '') throw new RowFault(`${column} is empty.`);
  return shortText(column, text, max);
}

export function shortText(column: string, text: string, max: number): string {
  if (text.length > max) throw new RowFault(`${column} is longer than ${max} characters.`);
  return text;
}

export function neededPrice(column: string, text = ''): number {
  if (text === '') throw new RowFault(`${column} is empty.`);
  const cents = parsePriceCents(text);
  if (cents === null || cents > MAX_PRICE_CENTS) {
    throw new RowFault(`${said(column, text)} is no price from 0 to ${(MAX_PRICE_CENTS / 100).toFixed(2)}.`);
  }
  return cents;
}

/** An empty cell is absent. @throws RowFault */
export function optionalFlag(column: string, text: string | undefined): boolean | undefined {
  if (!text) return undefined;
  const value = FLAGS.get(text.toLowerCase());
  if (value === undefined) throw new RowFault(`${said(column, text)} is neither true nor false.`);
  return value;
}

/** The cell as its author sees it, shortened. */
export function said(column: string, text: string): string {
  return `${column} "${text.slice(0, 40).toWellFormed()}"`;
}
