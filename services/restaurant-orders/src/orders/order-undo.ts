import type { NewEvent, RestaurantOrderFacts } from '@larder/contracts';
import type { OrderStatus } from '@larder/kernel';
import { currentRequest, type RawRow, type RowChange, type UndoConfig, type UndoTable } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { ORDER } from './order.entity.js';
import { notYourStep } from './order.errors.js';
import { SlotPlaces } from './slots/slot-places.js';

const ORDERS: UndoTable = {
  name: 'restaurant_order',
  key: ['id'],
  thing: 'order',
  label: 'order_number',
  version: 'version',
  silent: ['updated_at'],
  changedAt: 'updated_at',
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

/** Undo for status changes and deletions of many orders at once, and for deletions of single ones. */
export const ORDER_UNDO: UndoConfig = {
  tables: [ORDERS, ITEMS],
  who: 'staff',
  roles: (kind) => (kind === 'orders-moved' ? ['admin', 'order'] : ['admin']),
  lock: async () => undefined,
  refuse: async (_manager, changes) => {
    if (currentRequest()?.actor?.role !== 'admin') for (const change of changes) refuseCancellation(change);
    return new Map();
  },
  finish: keepWithinSlots,
};

/** @throws Refusal `forbidden` for an undo that cancels an order or reverts that: only administrators may do either. */
function refuseCancellation({ before, after }: RowChange): void {
  const [from, to] = [after, before].map((row) => row?.['status'] as OrderStatus | undefined);
  if (from && to && (from === 'cancelled' || to === 'cancelled')) throw notYourStep(from, to);
}

/** @throws Refusal `conflict` when others have taken the slots of restored orders. */
async function keepWithinSlots(manager: EntityManager, restored: readonly RowChange[]): Promise<void> {
  const back = restored
    .filter(({ table, before, after }) => table === ORDERS && !hasPlace(before) && hasPlace(after))
    .map(({ after }) => ORDER.ofJson(after ?? {}));
  const places = await SlotPlaces.lock(manager, back);
  for (const order of back) places.keep(order);
}

const hasPlace = (order: RawRow | null): boolean => order !== null && order['status'] !== 'cancelled';

function factsOf(raw: RawRow | null): RestaurantOrderFacts | null {
  if (raw === null) return null;
  const { id, orderNumber, status, discountCodeId, subtotalCents, discountCents, createdAt } = ORDER.ofJson(raw);
  return { id, orderNumber, status, discountCodeId, subtotalCents, discountCents, createdAt };
}
