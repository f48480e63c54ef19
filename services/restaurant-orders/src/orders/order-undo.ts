import type { NewEvent, RestaurantOrderFacts } from '@larder/contracts';
import type { RawRow, UndoConfig, UndoTable } from '@larder/platform';
import { ORDER } from './order.entity.js';

const ORDERS: UndoTable = {
  name: 'restaurant_order',
  key: ['id'],
  thing: 'order',
  label: 'order_number',
  version: 'version',
  silent: ['updated_at'],
  eventsOf: (before, after): NewEvent[] => {
    const row = before ?? after;
    const about = { subject: `restaurant-order:${String(row?.['id'])}`, storeId: String(row?.['store_id']) };
    // Not `created`: a restored order must not be announced as a new one.
    return [{ type: 'restaurant-order.moved', ...about, before: factsOf(before), after: factsOf(after) }];
  },
};

const ITEMS: UndoTable = {
  name: 'order_items',
  key: ['order_id'],
  thing: 'items of an order',
  parents: [{ table: 'restaurant_order', column: 'order_id' }],
  eventsOf: () => [],
};

/** Status changes and deletions of many orders at once, and deletions of single ones. */
export const ORDER_UNDO: UndoConfig = {
  tables: [ORDERS, ITEMS],
  who: 'staff',
  roles: (kind) => (kind === 'orders-moved' ? ['admin', 'order'] : ['admin']),
  lock: async () => undefined,
};

function factsOf(raw: RawRow | null): RestaurantOrderFacts | null {
  if (raw === null) return null;
  const { id, orderNumber, status, discountCodeId, subtotalCents, discountCents, createdAt } = ORDER.ofJson(raw);
  return { id, orderNumber, status, discountCodeId, subtotalCents, discountCents, createdAt };
}
