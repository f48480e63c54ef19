import { UUID } from '@larder/contracts';
import { csvCellText, IMAGE_URL, isVisible, LIMITS, MAX_PRICE_CENTS, readPriceText, sentence } from '@larder/kernel';
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
    return place === undefined ? undefined : cellAt(cells, place);
  };
}

export const cellAt = (cells: readonly string[], place: number): string => csvCellText(cells[place] ?? '').trim();

export function neededText(column: string, text = '', max: number): string {
  if (!isVisible(text)) throw new RowFault(sentence('{column} is empty.', { column }));
  return shortText(column, text, max);
}

export function shortText(column: string, text: string, max: number): string {
  if (text.length > max) {
    throw new RowFault(sentence('{column} is longer than {most} characters.', { column, most: max }));
  }
  return text;
}

/** @param decimals notes whether the file has decimal points or commas. @throws RowFault */
export function neededPrice(column: string, text = '', { decimals }: Pick<CsvHeader<string>, 'decimals'>): number {
  if (text === '') throw new RowFault(sentence('{column} is empty.', { column }));
  const price = readPriceText(text);
  if (price === 'ambiguous') {
    throw new RowFault(
      sentence(
        '{column} "{text}" may mean thousands or a fraction: write it like 1234.00 or 1.23.',
        cellAs(column, text),
      ),
    );
  }
  if (price === null || price.cents > MAX_PRICE_CENTS) {
    const most = (MAX_PRICE_CENTS / 100).toFixed(2);
    throw new RowFault(
      sentence('{column} "{text}" is not a price from 0 to {most}.', { ...cellAs(column, text), most }),
    );
  }
  if (price.decimal !== null) decimals.add(price.decimal);
  return price.cents;
}

/** An empty cell is absent. @throws RowFault */
export function optionalFlag(column: string, text: string | undefined): boolean | undefined {
  if (!text) return undefined;
  const value = FLAGS.get(text.toLowerCase());
  if (value === undefined) {
    throw new RowFault(sentence('{column} "{text}" is neither true nor false.', cellAs(column, text)));
  }
  return value;
}

/** An empty cell is absent. @throws RowFault */
export function optionalWhole(column: string, text: string | undefined, max: number): number | undefined {
  if (!text) return undefined;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (!(value <= max)) {
    throw new RowFault(
      sentence('{column} "{text}" is not a whole number from 0 to {most}.', { ...cellAs(column, text), most: max }),
    );
  }
  return value;
}

/** Case-insensitive. An empty cell is absent. @throws RowFault */
export function optionalChoice<Choice extends string>(
  column: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (!text) return undefined;
  const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  if (!found) throw noneOf(column, text, choices);
  return found;
}

/** Lower case; null for an empty cell. @throws RowFault */
export function optionalId(
  column: string,
  text: string | undefined,
  thing: 'a product' | 'a restaurant product' | 'a category',
): string | null {
  if (!text) return null;
  if (!UUID.test(text)) {
    throw new RowFault(
      sentence('{column} "{text}" is not the id of {thing}.', { ...cellAs(column, text), thing: sentence(thing) }),
    );
  }
  return text.toLowerCase();
}

/** Null for an emptied cell, absent without the column. @throws RowFault */
export function optionalImageUrl(column: string, text: string | undefined): string | null | undefined {
  if (!text) return text === '' ? null : undefined;
  if (!IMAGE_URL.test(shortText(column, text, LIMITS.imageUrl))) {
    throw new RowFault(sentence('{column} must be a path under /images/products/ or an https address.', { column }));
  }
  return text;
}

/** The cell as its author sees it, shortened. */
export const cellAs = (column: string, text: string): { column: string; text: string } => ({
  column,
  text: text.slice(0, 40).toWellFormed(),
});

export const noneOf = (column: string, text: string, choices: readonly string[]): RowFault =>
  new RowFault(
    sentence('{column} "{text}" is not one of {choices}.', { ...cellAs(column, text), choices: choices.join(', ') }),
  );
