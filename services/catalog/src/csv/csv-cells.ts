import { csvCellText, MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import type { CsvHeader } from './csv-header.js';
import { RowFault } from './row-fault.js';

const FLAGS = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

/** Reads a row's cells by column; of a column that the file does not have, the cell is absent. */
export type CellReader<Column> = (column: Column) => string | undefined;

/** @throws RowFault when the row holds what cannot be stored, or more than the header announces. */
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

/** @throws RowFault when the cell is empty or too long. */
export function neededText(column: string, text = '', max: number): string {
  if (text === '') throw new RowFault(`${column} is empty.`);
  return shortText(column, text, max);
}

/** @throws RowFault when the cell is too long. */
export function shortText(column: string, text: string, max: number): string {
  if (text.length > max) throw new RowFault(`${column} is longer than ${max} characters.`);
  return text;
}

/** @throws RowFault when the cell is no price. */
export function neededPrice(column: string, text = ''): number {
  if (text === '') throw new RowFault(`${column} is empty.`);
  const cents = parsePriceCents(text);
  if (cents === null || cents > MAX_PRICE_CENTS) {
    throw new RowFault(`${said(column, text)} is no price from 0 to ${(MAX_PRICE_CENTS / 100).toFixed(2)}.`);
  }
  return cents;
}

/**
 * There is no product that is neither shown nor hidden, so an empty cell says nothing.
 * @throws RowFault
 */
export function optionalFlag(column: string, text: string | undefined): boolean | undefined {
  if (!text) return undefined;
  const value = FLAGS.get(text.toLowerCase());
  if (value === undefined) throw new RowFault(`${said(column, text)} is neither true nor false.`);
  return value;
}

/** The cell as the person sees it, cut where a sentence would end being one. */
export function said(column: string, text: string): string {
  return `${column} "${text.slice(0, 40).toWellFormed()}"`;
}
