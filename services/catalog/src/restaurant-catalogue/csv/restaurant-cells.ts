import type { RestaurantProductState } from '@larder/contracts';
import { csvLine } from '@larder/kernel';
import { BYTE_ORDER_MARK } from '@larder/platform';
import { RESTAURANT_COLUMNS, type RestaurantColumn } from './restaurant-columns.js';

/** What stands in each column of a file, as the value it is: money in dollars, places as numbers. */
export const RESTAURANT_CELLS: Readonly<
  Record<RestaurantColumn, (product: RestaurantProductState) => string | number | boolean>
> = {
  Name: ({ name }) => name,
  Category: ({ category }) => category,
  Description: ({ description }) => description,
  'Price Per Unit': ({ pricePerUnitCents }) => pricePerUnitCents / 100,
  Unit: ({ unit }) => unit,
  Active: ({ active }) => active,
  'Display Order': ({ displayOrder }) => displayOrder,
};

/** Products written before other requests get their turn. */
const STRIDE = 1_000;

/** The list as a CSV file, piece by piece. */
export function* restaurantCsv(products: readonly RestaurantProductState[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(RESTAURANT_COLUMNS);
  for (let start = 0; start < products.length; start += STRIDE) {
    const some = products.slice(start, start + STRIDE);
    yield some.map((product) => csvLine(RESTAURANT_COLUMNS.map((column) => csvText(product, column)))).join('');
  }
}

function csvText(product: RestaurantProductState, column: RestaurantColumn): string {
  const value = RESTAURANT_CELLS[column](product);
  return column === 'Price Per Unit' ? Number(value).toFixed(2) : String(value);
}
