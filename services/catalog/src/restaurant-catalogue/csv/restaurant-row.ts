import type { RestaurantProductState } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { cellsOf, neededPrice, neededText, optionalFlag, said, shortText } from '../../csv/csv-cells.js';
import { RowFault } from '../../csv/row-faults.js';
import type { RestaurantHeader } from './restaurant-columns.js';

type Optional = 'category' | 'description' | 'pricePerUnitCents' | 'unit' | 'active' | 'displayOrder';

/** Absent when the file does not carry it, or leaves it empty though it is required. */
export type RestaurantFields = Pick<RestaurantProductState, 'name'> & Partial<Pick<RestaurantProductState, Optional>>;

export interface RestaurantRow {
  /** As spreadsheets count: the header is row 1. */
  row: number;
  fields: RestaurantFields;
}

export function readRestaurantRow(row: number, cells: readonly string[], header: RestaurantHeader): RestaurantRow {
  const cell = cellsOf(cells, header);
  const fields: RestaurantFields = { name: neededText('Name', cell('Name'), LIMITS.restaurantProductName) };
  const category = cell('Category');
  if (category) fields.category = shortText('Category', category, LIMITS.restaurantCategoryName);
  const description = cell('Description');
  if (description !== undefined) {
    fields.description = shortText('Description', description, LIMITS.restaurantProductDescription);
  }
  // An emptied price is likely a mistake: neither make it free nor keep the old price.
  if (header.places.has('Price Per Unit')) {
    fields.pricePerUnitCents = neededPrice('Price Per Unit', cell('Price Per Unit'));
  }
  const unit = cell('Unit');
  if (unit) fields.unit = shortText('Unit', unit, LIMITS.restaurantProductUnit);
  const active = optionalFlag('Active', cell('Active'));
  if (active !== undefined) fields.active = active;
  const displayOrder = cell('Display Order');
  if (displayOrder) fields.displayOrder = place(displayOrder);
  return { row, fields };
}

function place(text: string): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (!(value <= LIMITS.displayOrder)) {
    throw new RowFault(`${said('Display Order', text)} is no whole number from 0 to ${LIMITS.displayOrder}.`);
  }
  return value;
}
