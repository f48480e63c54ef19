import { rowEvents, type UndoTable } from '@larder/platform';
import { undoOfOverrides } from '../overrides/override-undo.js';
import { RESTAURANT_CATEGORY } from './categories/restaurant-category.entity.js';
import { RESTAURANT_OVERRIDE, RESTAURANT_OVERRIDES } from './overrides/restaurant-override.entity.js';
import { RESTAURANT_PRODUCT } from './products/restaurant-product.entity.js';

const PRODUCTS: UndoTable = {
  name: 'restaurant_product',
  key: ['id'],
  thing: 'restaurant product',
  label: 'name',
  version: 'version',
  dependents: [{ table: 'restaurant_override', column: 'product_id' }],
  eventsOf: (before, after) => rowEvents('restaurant-product', before, after, (row) => RESTAURANT_PRODUCT.ofJson(row)),
};

const CATEGORIES: UndoTable = {
  name: 'restaurant_category',
  key: ['id'],
  thing: 'category',
  label: 'name',
  eventsOf: (before, after) =>
    rowEvents('restaurant-category', before, after, (row) => RESTAURANT_CATEGORY.ofJson(row)),
};

/** The tables of the order sheet. */
export const RESTAURANT_UNDO: readonly UndoTable[] = [
  CATEGORIES,
  PRODUCTS,
  undoOfOverrides(RESTAURANT_OVERRIDE, RESTAURANT_OVERRIDES, 'restaurant_product'),
];
