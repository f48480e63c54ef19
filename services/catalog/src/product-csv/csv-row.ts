import { UUID, type ProductState } from '@larder/contracts';
import {
  csvCellText,
  IMAGE_URL,
  LIMITS,
  MAX_PRICE_CENTS,
  parsePriceCents,
  RETAIL_CATEGORIES,
  RETAIL_CATEGORY_LABELS,
  type RetailCategory,
} from '@larder/kernel';
import type { CsvColumn } from './csv-columns.js';
import type { CsvHeader } from './csv-header.js';

type Required = 'category' | 'description' | 'size' | 'retailPriceCents' | 'ourPriceCents';
type Optional = 'chineseName' | 'active' | 'imageUrl' | 'detailedDescription';

/** What a row says of a product. An optional field that the file does not carry is absent, an emptied one is null. */
export type CsvFields = Pick<ProductState, Required> & Partial<Pick<ProductState, Optional>>;

export interface CsvRow {
  /** As spreadsheets count: the header is row 1. */
  row: number;
  /** Lower case; null when the row names none. */
  id: string | null;
  fields: CsvFields;
}

/** A fault of one row, in words; the other rows go on. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
}

const CATEGORIES = new Map<string, RetailCategory>(
  RETAIL_CATEGORIES.flatMap((category) => [
    [category, category],
    [RETAIL_CATEGORY_LABELS[category].toLowerCase(), category],
  ]),
);

const FLAGS = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

/** @throws RowFault */
export function readRow(row: number, cells: readonly string[], header: CsvHeader): CsvRow {
  if (cells.some((cell) => cell.includes('\0'))) throw new RowFault('The row holds a character that cannot be stored.');
  if (cells.some((cell, place) => place >= header.width && cell.trim() !== '')) {
    throw new RowFault('The row has more cells than the header has columns.');
  }
  const cell = (column: CsvColumn): string | undefined => {
    const place = header.places.get(column);
    return place === undefined ? undefined : csvCellText(cells[place] ?? '').trim();
  };
  const fields: CsvFields = {
    category: category(cell('category')),
    description: needed('description', cell('description'), LIMITS.productDescription),
    size: needed('size', cell('size'), LIMITS.productSize),
    retailPriceCents: price('retailPrice', cell('retailPrice')),
    ourPriceCents: price('ourPrice', cell('ourPrice')),
  };
  const chineseName = optional('chineseName', cell('chineseName'), LIMITS.productChineseName);
  if (chineseName !== undefined) fields.chineseName = chineseName;
  const details = optional('detailedDescription', cell('detailedDescription'), LIMITS.productDetails);
  if (details !== undefined) fields.detailedDescription = details;
  const imageUrl = optional('imageUrl', cell('imageUrl'), LIMITS.imageUrl);
  if (typeof imageUrl === 'string' && !IMAGE_URL.test(imageUrl)) {
    throw new RowFault('imageUrl must be a path under /images/products/ or an https address.');
  }
  if (imageUrl !== undefined) fields.imageUrl = imageUrl;
  const active = flag(cell('active'));
  if (active !== undefined) fields.active = active;
  return { row, id: id(cell('id')), fields };
}

function category(text = ''): RetailCategory {
  const found = CATEGORIES.get(text.toLowerCase());
  if (!found) throw new RowFault(`${said('category', text)} is none of ${RETAIL_CATEGORIES.join(', ')}.`);
  return found;
}

function needed(column: CsvColumn, text = '', max: number): string {
  if (text === '') throw new RowFault(`${column} is empty.`);
  return short(column, text, max);
}

function optional(column: CsvColumn, text: string | undefined, max: number): string | null | undefined {
  return text === '' ? null : text && short(column, text, max);
}

function short(column: CsvColumn, text: string, max: number): string {
  if (text.length > max) throw new RowFault(`${column} is longer than ${max} characters.`);
  return text;
}

function price(column: CsvColumn, text = ''): number {
  if (text === '') throw new RowFault(`${column} is empty.`);
  const cents = parsePriceCents(text);
  if (cents === null || cents > MAX_PRICE_CENTS) {
    throw new RowFault(`${said(column, text)} is no price from 0 to ${(MAX_PRICE_CENTS / 100).toFixed(2)}.`);
  }
  return cents;
}

/** There is no product that is neither shown nor hidden, so an empty cell says nothing. */
function flag(text: string | undefined): boolean | undefined {
  if (!text) return undefined;
  const value = FLAGS.get(text.toLowerCase());
  if (value === undefined) throw new RowFault(`${said('active', text)} is neither true nor false.`);
  return value;
}

function id(text: string | undefined): string | null {
  if (!text) return null;
  if (!UUID.test(text)) throw new RowFault(`${said('id', text)} is no id of a product.`);
  return text.toLowerCase();
}

/** The cell as the person sees it, cut where a sentence would end being one. */
function said(column: CsvColumn, text: string): string {
  return `${column} "${text.slice(0, 40).toWellFormed()}"`;
}
