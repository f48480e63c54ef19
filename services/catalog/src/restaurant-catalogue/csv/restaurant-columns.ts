import { readHeader, type CsvHeader } from '../../csv/csv-header.js';

/** The columns of a file of restaurant products (specification part 2 §3). An import takes them in any order. */
export const RESTAURANT_COLUMNS = [
  'Name',
  'Category',
  'Description',
  'Price Per Unit',
  'Unit',
  'Active',
  'Display Order',
] as const;

export type RestaurantColumn = (typeof RESTAURANT_COLUMNS)[number];

export type RestaurantHeader = CsvHeader<RestaurantColumn>;

/** @throws Refusal */
export const readRestaurantHeader = (cells: readonly string[]): RestaurantHeader =>
  readHeader<RestaurantColumn>(cells, RESTAURANT_COLUMNS, ['Name']);
