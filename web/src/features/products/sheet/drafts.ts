import {
  centsToDollars,
  dollarsToCents,
  formatMoney,
  LIMITS,
  MAX_PRICE_CENTS,
  readPriceText,
  RETAIL_CATEGORIES,
} from '@larder/kernel';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { productListTexts } from '../../../texts/product-list.ts';
import { sheetTexts } from '../../../texts/products/sheet.ts';
import { categoryNames } from '../../../texts/words.ts';
import type { EditData } from '../bulk/bulk-change.ts';

const { problems } = sheetTexts;

/** The columns of the spreadsheet, in their order. */
export const SHEET_COLUMNS = [
  'description',
  'chineseName',
  'size',
  'retailPrice',
  'ourPrice',
  'savings',
  'category',
  'active',
] as const;

export type SheetColumn = (typeof SHEET_COLUMNS)[number];
export type SheetField = Exclude<SheetColumn, 'savings'>;

export const isField = (column: SheetColumn): column is SheetField => column !== 'savings';

/** Whether a store may override a column; names, sizes and categories are the chain's. */
export const ofStore = (column: SheetColumn): boolean =>
  column === 'retailPrice' || column === 'ourPrice' || column === 'active';

/** The unsaved text of a cell, and the saved value when it was typed. */
export interface Draft {
  text: string;
  base: string;
}

/** Drafts by product and field; immutable. */
export type Drafts = Readonly<Record<string, Readonly<Partial<Record<SheetField, Draft>>>>>;

export const NO_DRAFTS: Drafts = {};

/** The text of a product's saved field in the spreadsheet. */
export function savedText(product: ProductData, field: SheetField): string {
  const value = product[field];
  if (typeof value === 'number') return formatMoney(value);
  if (typeof value === 'boolean') return value ? productListTexts.active : productListTexts.inactive;
  if (field === 'category') return categoryNames[product.category];
  return value ?? '';
}

type Read = { value: string | number | boolean | null; text: string } | { problem: string };

const ACTIVE = new Set(['active', 'yes', 'y', 'true', '1', productListTexts.active.toLowerCase()]);
const INACTIVE = new Set(['inactive', 'no', 'n', 'false', '0', productListTexts.inactive.toLowerCase()]);

/** Parses a text for a field; returns its value and the formatted text. */
export function readCell(field: SheetField, typed: string): Read {
  const text = typed.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');
  if (field === 'retailPrice' || field === 'ourPrice') return readPrice(text);
  if (field === 'active') {
    const word = text.toLowerCase();
    if (!ACTIVE.has(word) && !INACTIVE.has(word)) return { problem: problems.active };
    const value = ACTIVE.has(word);
    return { value, text: value ? productListTexts.active : productListTexts.inactive };
  }
  if (field === 'category') {
    const value = RETAIL_CATEGORIES.find((key) => sameText(key, text) || sameText(categoryNames[key], text));
    return value === undefined ? { problem: problems.category } : { value, text: categoryNames[value] };
  }
  const most = {
    description: LIMITS.productDescription,
    chineseName: LIMITS.productChineseName,
    size: LIMITS.productSize,
  }[field];
  if (text.length > most) return { problem: problems.tooLong(most) };
  if (text === '') return field === 'chineseName' ? { value: null, text } : { problem: problems.missing };
  return { value: text, text };
}

function readPrice(text: string): Read {
  const price = readPriceText(text);
  if (price === 'ambiguous') return { problem: problems.ambiguousPrice };
  if (price === null) return { problem: problems.price };
  if (price.cents > MAX_PRICE_CENTS) return { problem: problems.dearest };
  const value = centsToDollars(price.cents);
  return { value, text: formatMoney(value) };
}

/** Ignores case, hyphens and blanks: "meat beef", "Meat - Beef". */
const sameText = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '');

/** The drafts after typing into a cell. A value equal to the saved one is not kept. */
export function withCell(drafts: Drafts, product: ProductData, field: SheetField, typed: string): Drafts {
  const saved = savedText(product, field);
  const read = readCell(field, typed);
  const text = 'problem' in read ? typed.trim() : read.text;
  if (text === saved) return withoutCell(drafts, product.id, field);
  const own = drafts[product.id];
  return { ...drafts, [product.id]: { ...own, [field]: { text, base: own?.[field]?.base ?? saved } } };
}

export function withoutCell(drafts: Drafts, id: string, field: SheetField): Drafts {
  const { [id]: own, ...others } = drafts;
  if (own?.[field] === undefined) return drafts;
  const { [field]: _taken, ...rest } = own;
  return Object.keys(rest).length === 0 ? others : { ...others, [id]: rest };
}

/** Parses a copied block: rows of tab-separated cells, quoted when they contain tabs, quotes or line ends. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, bare = '', end = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([]);
    else if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return rows;
}

interface Pasted {
  drafts: Drafts;
  /** The number of filled cells. */
  cells: number;
  /** The number of rows that did not fit. */
  left: number;
}

/** Fills cells to the right and down. Blank cells of the block, and fixed columns, keep their values. */
export function withBlock(
  drafts: Drafts,
  block: readonly (readonly string[])[],
  rows: readonly ProductData[],
  start: { row: number; column: SheetColumn },
  mayChange: (column: SheetColumn) => boolean,
): Pasted {
  const first = SHEET_COLUMNS.indexOf(start.column);
  const pasted = { drafts, cells: 0, left: Math.max(0, start.row + block.length - rows.length) };
  for (const [down, cells] of block.entries()) {
    const product = rows[start.row + down];
    for (const [right, text] of cells.entries()) {
      const column = SHEET_COLUMNS[first + right];
      if (product === undefined || column === undefined || text.trim() === '') continue;
      if (!isField(column) || !mayChange(column)) continue;
      pasted.drafts = withCell(pasted.drafts, product, column, text);
      pasted.cells += 1;
    }
  }
  return pasted;
}

/** The problem of a cell: its text is invalid, or another user has saved a value since. */
export interface CellProblem {
  id: string;
  field: SheetField;
  product: string;
  sentence: string;
  /** Whether it prevents publishing; a conflict is only shown. */
  blocks: boolean;
}

/** The problem of a draft, if any. */
export function problemOf(product: ProductData, field: SheetField, draft: Draft): CellProblem | null {
  const read = readCell(field, draft.text);
  const saved = savedText(product, field);
  const named = { id: product.id, field, product: product.description };
  if ('problem' in read) return { ...named, sentence: read.problem, blocks: true };
  if (saved === draft.base) return null;
  const { conflict } = problems;
  return { ...named, sentence: conflict(saved || sheetTexts.nothing, draft.text || sheetTexts.nothing), blocks: false };
}

export interface DraftReview {
  /** Cells that differ from what is saved. */
  count: number;
  problems: CellProblem[];
  /** The changes that publishing sends. */
  items: EditData[];
  /** The number of products with drafts that were deleted. */
  gone: number;
}

/** Compares drafts with the newest list. A draft equal to the saved value is dropped. */
export function reviewDrafts(drafts: Drafts, products: readonly ProductData[]): DraftReview {
  const review: DraftReview = { count: 0, problems: [], items: [], gone: 0 };
  let known = 0;
  for (const product of products) {
    const own = drafts[product.id];
    if (own === undefined) continue;
    known += 1;
    const values: Partial<Record<SheetField, unknown>> = {};
    for (const field of SHEET_COLUMNS) {
      const draft = isField(field) ? own[field] : undefined;
      if (!isField(field) || draft === undefined || draft.text === savedText(product, field)) continue;
      review.count += 1;
      const problem = problemOf(product, field, draft);
      if (problem !== null) review.problems.push(problem);
      const read = readCell(field, draft.text);
      if ('value' in read) values[field] = read.value;
    }
    if (Object.keys(values).length > 0) review.items.push({ ...values, id: product.id } as EditData);
  }
  review.problems.sort((one, other) => Number(other.blocks) - Number(one.blocks));
  review.gone = Object.keys(drafts).length - known;
  return review;
}

/** Drops drafts that have been saved: after another user's later change they would become conflicts. */
export function withoutSaved(drafts: Drafts, products: readonly ProductData[]): Drafts {
  let left = drafts;
  for (const product of products)
    for (const [field, draft] of Object.entries(drafts[product.id] ?? {}) as [SheetField, Draft][])
      if (draft.text === savedText(product, field)) left = withoutCell(left, product.id, field);
  return left;
}

/** Parses the drafts stored on the device. */
export function readDrafts(text: string | null): Drafts {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, Record<string, Partial<Draft>>>;
    const fields = SHEET_COLUMNS.filter(isField);
    const rows = Object.entries(kept).map(([id, own]) => [
      id,
      Object.fromEntries(
        Object.entries(own).filter(
          ([field, draft]) =>
            fields.some((each) => each === field) && typeof draft.text === 'string' && typeof draft.base === 'string',
        ),
      ),
    ]);
    return Object.fromEntries(rows) as Drafts;
  } catch {
    return NO_DRAFTS;
  }
}

/** The prices shown in the row, for its savings; null while one of them is invalid. */
export function pricesOf(
  product: ProductData,
  own: Drafts[string] | undefined,
): { retail: number; our: number } | null {
  const cents = (field: 'retailPrice' | 'ourPrice'): number | null => {
    const draft = own?.[field];
    if (draft === undefined) return dollarsToCents(product[field]);
    const read = readPriceText(draft.text);
    return read === null || read === 'ambiguous' ? null : read.cents;
  };
  const [retail, our] = [cents('retailPrice'), cents('ourPrice')];
  return retail === null || our === null ? null : { retail: retail / 100, our: our / 100 };
}
