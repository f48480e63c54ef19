import type { NewEvent, RetailOverrideState } from '@larder/contracts';
import type { RawRow, UndoTable } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { RETAIL_OVERRIDE } from './overrides/retail-override.entity.js';
import { PRODUCT } from './product.entity.js';

const PRODUCTS: UndoTable = {
  name: 'product',
  key: ['id'],
  thing: 'product',
  label: 'description',
  version: 'version',
  dependents: [{ table: 'retail_override', column: 'product_id' }],
  eventsOf: (before, after) => {
    const subject = `product:${idOf(before ?? after)}`;
    if (!after) return before ? [{ type: 'product.deleted', subject, before: PRODUCT.ofJson(before) }] : [];
    return before
      ? [{ type: 'product.updated', subject, before: PRODUCT.ofJson(before), after: PRODUCT.ofJson(after) }]
      : [{ type: 'product.created', subject, after: PRODUCT.ofJson(after) }];
  },
};

const OVERRIDES: UndoTable = {
  name: 'retail_override',
  key: ['store_id', 'product_id'],
  thing: 'price of a store',
  version: 'version',
  nextVersions: async (manager, count) => {
    const rows: { version: number }[] = await manager.query(
      `SELECT nextval('catalog.override_version') AS version FROM generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ version }) => version);
  },
  parents: [{ table: 'product', column: 'product_id' }],
  eventsOf: (before, after) => {
    const row = before ?? after;
    const words = (each: RawRow | null): RetailOverrideState | null => each && RETAIL_OVERRIDE.ofJson(each);
    const subject = `product:${String(row?.['product_id'])}`;
    return [{ type: 'product.overridden', subject, storeId: storeOf(row), before: words(before), after: words(after) }];
  },
};

const ORDERS: UndoTable = {
  name: 'retail_order',
  key: ['store_id'],
  thing: 'order of a store',
  eventsOf: (before, after): NewEvent[] => {
    const order = (row: RawRow | null): { from: number; productIds: string[] } | null =>
      row && { from: 0, productIds: row['product_ids'] as string[] };
    const storeId = storeOf(before ?? after);
    const change = { before: order(before), after: order(after) };
    return [{ type: 'store-order.changed', subject: 'products:order', storeId, ...change }];
  },
};

/** What the retail list is made of. */
export const PRODUCT_UNDO: readonly UndoTable[] = [PRODUCTS, OVERRIDES, ORDERS];

export async function countProducts(manager: EntityManager): Promise<number> {
  const rows: { products: number }[] = await manager.query('SELECT count(*) AS products FROM catalog.product');
  return rows[0]?.products ?? 0;
}

const idOf = (row: RawRow | null): string => String(row?.['id']);

const storeOf = (row: RawRow | null): string => String(row?.['store_id']);
