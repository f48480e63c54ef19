import { Refusal, sentence } from '@larder/kernel';

export const fileTooLarge = (): Refusal => new Refusal('too_large', 'File is too large. Maximum size is 5MB.');

export const columnsMissing = (names: readonly string[]): Refusal =>
  new Refusal(
    'invalid',
    names.length === 1
      ? sentence('The file has no column {name}.', { name: names[0] ?? '' })
      : sentence('The file has no columns {names} and {last}.', {
          names: names.slice(0, -1).join(', '),
          last: names.at(-1) ?? '',
        }),
  );

export const columnTwice = (name: string): Refusal =>
  new Refusal('invalid', sentence('The file has the column {name} twice.', { name }));

export const columnOfNoStore = (name: string): Refusal =>
  new Refusal('invalid', sentence('The column {name} belongs to no open store.', { name }));

export const rowOfNoStore = (row: number, store: string): Refusal =>
  new Refusal('invalid', sentence('Row {row} names {store}, which is not an open store.', { row, store }));

export const workbookUnreadable = (): Refusal =>
  new Refusal('invalid', 'The Excel file cannot be read. It must be an .xlsx workbook without damage or protection.');

export const sheetTooLarge = (): Refusal =>
  new Refusal('too_large', 'The sheet of the Excel file is too large. Save it as CSV, or split it.');

export const strayQuote = (row: number): Refusal =>
  new Refusal(
    'invalid',
    sentence('The quotes in row {row} are wrong: a quote inside a text is written twice, and each is closed.', { row }),
  );

export const tooManyCells = (row: number, most: number): Refusal =>
  new Refusal('invalid', sentence('Row {row} has more than {most} cells.', { row, most }));

export const tooManyRows = (most: number): Refusal =>
  new Refusal('invalid', sentence('The file has more than {most} rows, which is more than a list can hold.', { most }));

export const tooManyProducts = (most: number): Refusal =>
  new Refusal('invalid', sentence('There would be more than {most} products, the most a list can hold.', { most }));
