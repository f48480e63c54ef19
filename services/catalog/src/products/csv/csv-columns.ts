import type { CsvHeader } from '../../csv/csv-header.js';

/** The columns of an export, in its order. An import takes them in any order and ignores all others. */
export const EXPORT_COLUMNS = [
  'id',
  'category',
  'description',
  'chineseName',
  'size',
  'retailPrice',
  'ourPrice',
  'active',
  'imageUrl',
  'detailedDescription',
] as const;

/** The long form: stores' own values, a row for each product and store. An import needs the first two columns. */
export const LONG_COLUMNS = ['store', 'id', 'description', 'size', 'ourPrice', 'retailPrice', 'active'] as const;

export type CsvColumn = (typeof EXPORT_COLUMNS)[number] | 'store';

export const TEMPLATE_COLUMNS: readonly CsvColumn[] = EXPORT_COLUMNS.slice(1, 7);

/** Columns that a product needs (specification part 1 §5). */
export const REQUIRED_COLUMNS = TEMPLATE_COLUMNS.filter((column) => column !== 'chineseName');

export type ProductHeader = CsvHeader<CsvColumn>;
