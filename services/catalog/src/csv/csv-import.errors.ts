import { Refusal } from '@larder/kernel';

export const fileTooLarge = (): Refusal => new Refusal('too_large', 'File is too large. Maximum size is 5MB.');

export const fileMissing = (): Refusal => new Refusal('invalid', 'csvContent must be the text of a CSV file.');

export const fileIsEmpty = (): Refusal => new Refusal('invalid', 'The file is empty.');

export const columnsMissing = (names: readonly string[]): Refusal =>
  new Refusal(
    'invalid',
    names.length === 1
      ? `The file has no column ${names[0]}.`
      : `The file has no columns ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
  );

export const columnTwice = (name: string): Refusal => new Refusal('invalid', `The file has the column ${name} twice.`);

export const workbookUnreadable = (): Refusal =>
  new Refusal('invalid', 'The Excel file cannot be read: it must be an .xlsx workbook, neither damaged nor protected.');

export const sheetTooLarge = (): Refusal =>
  new Refusal('too_large', 'The sheet of the Excel file is too large. Save it as CSV, or split it.');

export const strayQuote = (row: number): Refusal =>
  new Refusal(
    'invalid',
    `The quotes in row ${row} are wrong: a quote inside a text is written twice, and each is closed.`,
  );

export const tooManyCells = (row: number, most: number): Refusal =>
  new Refusal('invalid', `Row ${row} has more than ${most} cells.`);

export const tooManyRows = (most: number): Refusal =>
  new Refusal('invalid', `The file has more than ${most} rows, and no list can hold so many products.`);

export const tooManyProducts = (most: number): Refusal =>
  new Refusal('invalid', `There would be more than ${most} products, which is as many as the list can hold.`);
