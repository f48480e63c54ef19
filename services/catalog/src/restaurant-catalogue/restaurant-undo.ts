import type { UndoTable } from '@larder/platform';
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
  eventsOf: (before, after) => {
    const subject = `restaurant-product:${String((before ?? after)?.['id'])}`;
    if (!after)
      return before ? [{ type: 'restaurant-product.deleted', subject, before: RESTAURANT_PRODUCT.ofJson(before) }] : [];
    const state = RESTAURANT_PRODUCT.ofJson(after);
    return before
      ? [{ type: 'restaurant-product.updated', subject, before: RESTAURANT_PRODUCT.ofJson(before), after: state }]
      : [{ type: 'restaurant-product.created', subject, after: state }];
  },
};

const CATEGORIES: UndoTable = {
  name: 'restaurant_category',
  key: ['id'],
  thing: 'category',
  label: 'name',
  eventsOf: (before, after) => {
    const subject = `restaurant-category:${String((before ?? after)?.['id'])}`;
    if (!after)
      return before
        ? [{ type: 'restaurant-category.deleted', subject, before: RESTAURANT_CATEGORY.ofJson(before) }]
        : [];
    const state = RESTAURANT_CATEGORY.ofJson(after);
    return before
      ? [{ type: 'restaurant-category.updated', subject, before: RESTAURANT_CATEGORY.ofJson(before), after: state }]
      : [{ type: 'restaurant-category.created', subject, after: state }];
  },
};

/** What the order sheet is made of. */
export const RESTAURANT_UNDO: readonly UndoTable[] = [
  CATEGORIES,
  PRODUCTS,
  undoOfOverrides(RESTAURANT_OVERRIDE, RESTAURANT_OVERRIDES, 'restaurant_product'),
];
