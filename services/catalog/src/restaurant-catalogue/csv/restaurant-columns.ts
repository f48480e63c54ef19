import type { RestaurantProductState } from '@larder/contracts';
import { readHeader, type CsvHeader } from '../../csv/csv-header.js';

interface FileColumn {
  width: number;
  value: (product: RestaurantProductState) => string | number | boolean;
}

const COLUMNS = {
  Name: { width: 40, value: ({ name }) => name },
  Category: { width: 24, value: ({ category }) => category },
  Description: { width: 50, value: ({ description }) => description },
  'Price Per Unit': { width: 16, value: ({ pricePerUnitCents }) => pricePerUnitCents / 100 },
  Unit: { width: 10, value: ({ unit }) => unit },
  Active: { width: 10, value: ({ active }) => active },
  'Display Order': { width: 14, value: ({ displayOrder }) => displayOrder },
} satisfies Record<string, FileColumn>;

export type RestaurantColumn = keyof typeof COLUMNS;

/** The columns of a file of restaurant products (specification part 2 §3). An import takes them in any order. */
export const RESTAURANT_COLUMNS = Object.keys(COLUMNS) as RestaurantColumn[];

export const restaurantColumn = (column: RestaurantColumn): FileColumn => COLUMNS[column];

export type RestaurantHeader = CsvHeader<RestaurantColumn>;

export const readRestaurantHeader = (cells: readonly string[]): RestaurantHeader =>
  readHeader<RestaurantColumn>(cells, RESTAURANT_COLUMNS, ['Name']);
