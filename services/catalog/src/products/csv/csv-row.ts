import type { ProductState } from '@larder/contracts';
import { LIMITS, RETAIL_CATEGORIES, RETAIL_CATEGORY_LABELS, type RetailCategory } from '@larder/kernel';
import {
  cellsOf,
  neededPrice,
  neededText,
  noneOf,
  optionalFlag,
  optionalId,
  optionalImageUrl,
  shortText,
} from '../../csv/csv-cells.js';
import type { CsvColumn, ProductHeader } from './csv-columns.js';
import { readStoreCells, type StoreCells } from './store-columns.js';

type Required = 'category' | 'description' | 'size' | 'retailPriceCents' | 'ourPriceCents';
type Optional = 'chineseName' | 'active' | 'imageUrl' | 'detailedDescription';

/** An optional field is absent when the file has no such column, null when emptied. */
export type CsvFields = Pick<ProductState, Required> & Partial<Pick<ProductState, Optional>>;

export interface CsvRow {
  /** The row as spreadsheets count: the header is row 1. */
  row: number;
  /** Lower case; null when the row names none. */
  id: string | null;
  fields: CsvFields;
  /** Stores' own values, by short name. */
  own: ReadonlyMap<string, StoreCells>;
  /** The store of a long-form row, which has one store's values of a product, and no fields of the product. */
  ofStore?: string;
}

/** The categories by name and by label, in lower case. */
export const CATEGORIES = new Map<string, RetailCategory>(
  RETAIL_CATEGORIES.flatMap((category) => [
    [category, category],
    [RETAIL_CATEGORY_LABELS[category].toLowerCase(), category],
  ]),
);

export function readRow(row: number, cells: readonly string[], header: ProductHeader): CsvRow {
  const cell = cellsOf(cells, header);
  const fields: CsvFields = {
    category: category(cell('category')),
    description: neededText('description', cell('description'), LIMITS.productDescription),
    size: neededText('size', cell('size'), LIMITS.productSize),
    retailPriceCents: neededPrice('retailPrice', cell('retailPrice'), header),
    ourPriceCents: neededPrice('ourPrice', cell('ourPrice'), header),
  };
  const chineseName = optional('chineseName', cell('chineseName'), LIMITS.productChineseName);
  if (chineseName !== undefined) fields.chineseName = chineseName;
  const details = optional('detailedDescription', cell('detailedDescription'), LIMITS.productDetails);
  if (details !== undefined) fields.detailedDescription = details;
  const imageUrl = optionalImageUrl('imageUrl', cell('imageUrl'));
  if (imageUrl !== undefined) fields.imageUrl = imageUrl;
  const active = optionalFlag('active', cell('active'));
  if (active !== undefined) fields.active = active;
  return { row, id: optionalId('id', cell('id'), 'a product'), fields, own: readStoreCells(cells, header) };
}

/** For a row about a store's prices: the fields of the product are not used. */
const NO_FIELDS = {} as CsvFields;

/** A row of the long form. An absent column keeps the value, an empty cell follows the chain. */
export function readLongRow(row: number, cells: readonly string[], header: ProductHeader): CsvRow {
  const cell = cellsOf(cells, header);
  const store = neededText('store', cell('store'), LIMITS.storeSlug).toLowerCase();
  const price = (column: 'ourPrice' | 'retailPrice'): number | null | undefined => {
    const text = cell(column);
    if (text === undefined) return undefined;
    return text === '' ? null : neededPrice(column, text, header);
  };
  const ownCells: StoreCells = {};
  const [ourPriceCents, retailPriceCents] = [price('ourPrice'), price('retailPrice')];
  if (ourPriceCents !== undefined) ownCells.ourPriceCents = ourPriceCents;
  if (retailPriceCents !== undefined) ownCells.retailPriceCents = retailPriceCents;
  const active = cell('active');
  if (active !== undefined) ownCells.active = optionalFlag('active', active) ?? null;
  const id = optionalId('id', cell('id'), 'a product');
  return { row, id, fields: NO_FIELDS, own: new Map([[store, ownCells]]), ofStore: store };
}

function category(text = ''): RetailCategory {
  const found = CATEGORIES.get(text.toLowerCase());
  if (!found) throw noneOf('category', text, RETAIL_CATEGORIES);
  return found;
}

function optional(column: CsvColumn, text: string | undefined, max: number): string | null | undefined {
  return text === '' ? null : text && shortText(column, text, max);
}
