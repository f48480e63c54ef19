import type { NewEvent } from '@larder/contracts';
import { rowEvents, type RawRow, type RowChange, type UndoTable } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { undoOfOverrides } from '../overrides/override-undo.js';
import { refuseOverlap } from './batches/price-batch.repository.js';
import { RETAIL_OVERRIDE, RETAIL_OVERRIDES } from './overrides/retail-override.entity.js';
import { PRODUCT } from './product.entity.js';

const PRODUCTS: UndoTable = {
  name: 'product',
  key: ['id'],
  thing: 'product',
  label: 'description',
  version: 'version',
  dependents: [{ table: 'retail_override', column: 'product_id' }],
  eventsOf: (before, after) => rowEvents('product', before, after, (row) => PRODUCT.ofJson(row)),
};

const ORDERS: UndoTable = {
  name: 'retail_order',
  key: ['store_id'],
  thing: 'order of a store',
  eventsOf: (before, after): NewEvent[] => {
    const order = (row: RawRow | null): { from: number; productIds: string[] } | null =>
      row && { from: 0, productIds: row['product_ids'] as string[] };
    const storeId = String((before ?? after)?.['store_id']);
    const change = { before: order(before), after: order(after) };
    return [{ type: 'store-order.changed', subject: 'products:order', storeId, ...change }];
  },
};

/** No product list shows shelf tags, so that their rows need no events. */
const SHELF_TAGS: UndoTable = {
  name: 'shelf_tag',
  key: ['store_id', 'product_id'],
  thing: 'shelf tag',
  silent: ['printed_at'],
  eventsOf: () => [],
};

/** Names of batches, read once in a transaction: an undone recall has a row for each batch and store. */
const NAMES = new WeakMap<EntityManager, Map<unknown, string>>();

/** A product that a batch does not have in a store. */
const EXCEPTIONS: UndoTable = {
  name: 'price_batch_exception',
  key: ['batch_id', 'store_id', 'product_id'],
  thing: 'price batch',
  eventsOf: async (before, after, manager): Promise<NewEvent[]> => {
    const { batch_id: id, store_id: storeId, product_id: productId } = before ?? after ?? {};
    const names = NAMES.get(manager) ?? new Map<unknown, string>();
    if (!names.has(id)) {
      const [batch] = await manager.query<{ name: string }[]>('SELECT name FROM catalog.price_batch WHERE id = $1', [
        id,
      ]);
      NAMES.set(manager, names.set(id, batch?.name ?? ''));
    }
    const facts = { name: names.get(id) ?? '', products: 1, productId: String(productId) };
    const type = after === null ? 'price-batch.included' : 'price-batch.excepted';
    return [{ type, subject: `price-batch:${String(id)}`, storeId: String(storeId), after: facts }];
  },
};

/** The tables of the retail list, of its shelf tags, and of what a recall takes out of batches. */
export const PRODUCT_UNDO: readonly UndoTable[] = [
  PRODUCTS,
  undoOfOverrides(RETAIL_OVERRIDE, RETAIL_OVERRIDES, 'product'),
  ORDERS,
  SHELF_TAGS,
  EXCEPTIONS,
];

/**
 * A batch without an end becomes "ended" when its prices are undone, and "applied" again on redo. @param changeId of the
 * undone change. @throws Refusal `conflict` if a batch has a product again that another one has got meanwhile
 */
export async function followUndo(manager: EntityManager, rows: readonly RowChange[], changeId: string): Promise<void> {
  const back = rows.filter(({ table, after }) => table === EXCEPTIONS && after === null);
  const products = [...new Set(back.map(({ before }) => before?.['product_id']))];
  for (const id of new Set(back.map(({ before }) => String(before?.['batch_id']))))
    await refuseOverlap(manager, id, products);
  await manager.query(
    `WITH RECURSIVE taken_back AS (
       SELECT id, undoes FROM catalog.change_set WHERE id = $1
       UNION ALL
       SELECT c.id, c.undoes FROM catalog.change_set AS c JOIN taken_back AS t ON c.id = t.undoes
     )
     UPDATE catalog.price_batch_store AS s SET state = CASE s.state WHEN 'applied' THEN 'ended' ELSE 'applied' END
       FROM taken_back AS t WHERE s.change_id = t.id AND s.state IN ('applied', 'ended')`,
    [changeId],
  );
}
