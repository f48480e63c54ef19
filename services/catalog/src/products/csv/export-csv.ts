import type { ProductState } from '@larder/contracts';
import { csvLine } from '@larder/kernel';
import { BYTE_ORDER_MARK } from '@larder/platform';
import { EXPORT_COLUMNS, type CsvColumn } from './csv-columns.js';

const CELLS: Readonly<Record<CsvColumn, (product: ProductState) => string>> = {
  id: ({ id }) => id,
  category: ({ category }) => category,
  description: ({ description }) => description,
  chineseName: ({ chineseName }) => chineseName ?? '',
  size: ({ size }) => size,
  retailPrice: ({ retailPriceCents }) => (retailPriceCents / 100).toFixed(2),
  ourPrice: ({ ourPriceCents }) => (ourPriceCents / 100).toFixed(2),
  active: ({ active }) => String(active),
  imageUrl: ({ imageUrl }) => imageUrl ?? '',
  detailedDescription: ({ detailedDescription }) => detailedDescription ?? '',
};

/** Products written before other requests get their turn. */
const STRIDE = 1_000;

/** The list as a CSV file, piece by piece: only what is on its way is ever in memory as text. */
export function* exportCsv(products: readonly ProductState[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(EXPORT_COLUMNS);
  for (let start = 0; start < products.length; start += STRIDE) {
    const some = products.slice(start, start + STRIDE);
    yield some.map((product) => csvLine(EXPORT_COLUMNS.map((column) => CELLS[column](product)))).join('');
  }
}
