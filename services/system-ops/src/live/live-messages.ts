import {
  RESTAURANT_LIST_EVENTS,
  RESTAURANT_STORE_LIST_EVENTS,
  type EventType,
  type LiveMessage,
  type OrderMessage,
  type OrderMessageType,
  type ProductMessageType,
  type ProductsChangedMessage,
  type Ring,
  type RungEvent,
} from '@larder/contracts';

const MESSAGE_TYPES: Partial<Record<EventType, ProductMessageType>> = {
  'product.created': 'product_created',
  'product.updated': 'product_updated',
  'product.deleted': 'product_deleted',
  'product.overridden': 'product_updated',
};

const BULK_MESSAGE_TYPES: Partial<Record<EventType, ProductMessageType>> = {
  'products.reordered': 'product_updated',
  'products.cleared': 'product_deleted',
  'default-store.changed': 'product_updated',
  'store-order.changed': 'product_updated',
  'overrides.applied': 'product_updated',
  'price-batch.started': 'product_updated',
  'price-batch.ended': 'product_updated',
  'price-batch.excepted': 'product_updated',
  'price-batch.included': 'product_updated',
  'price-guard.updated': 'product_updated',
  'data.restored': 'product_updated',
};

/** Events that change the list of stores, their data and rules, the default store, or the chain's look. */
const STORE_CHANGES: readonly EventType[] = [
  'store.created',
  'store.updated',
  'default-store.changed',
  'chain-rules.updated',
  'shop-look.updated',
  'data.restored',
];

const ORDER_MESSAGE_TYPES: Partial<Record<EventType, OrderMessageType>> = {
  'restaurant-order.created': 'restaurant_order_created',
  'restaurant-order.moved': 'restaurant_order_status_updated',
  'restaurant-order.deleted': 'orderDeleted',
};

/** Messages after a possible gap: read everything again. */
export const LOOK_AGAIN: readonly LiveMessage[] = [
  { type: 'product_updated', data: { id: null, revision: 0 } },
  { type: 'restaurant_products_updated', data: { id: null, revision: 0 } },
  { type: 'stores_updated', data: { id: null, revision: 0 } },
  { type: 'restaurant_order_status_updated', data: { id: null, orderNumber: null } },
];

/** Shoppers never receive order messages. */
export function isForStaff(message: LiveMessage): message is OrderMessage {
  return 'data' in message && !Array.isArray(message.data) && 'orderNumber' in message.data;
}

/** The messages for a ring: which products changed, and the revision to ask for. Stores are ids until sent. */
export function messagesOf({ producer, head, events }: Ring): LiveMessage[] {
  if (producer === 'restaurant-orders') return orderMessages(events);
  if (producer !== 'catalog') return [];
  const bulk = events.find(({ type }) => type === 'products.imported');
  // An import is one message, after the events of its rows.
  if (bulk) return [{ type: 'products_imported', data: zeros(bulk.count ?? 0), revision: head }];
  // An empty ring has more changes than fit.
  if (events.length === 0) return ANYTHING.map((type) => changed(type, head));
  return events.flatMap(({ number, type, subject, storeId }): LiveMessage[] => {
    const single = MESSAGE_TYPES[type];
    if (single) return [{ type: single, data: { id: idOf(subject), revision: number }, ...ofStore(storeId) }];
    const many = BULK_MESSAGE_TYPES[type];
    return [
      ...(many ? [{ ...changed(many, number), ...ofStore(storeId) }] : []),
      ...(STORE_CHANGES.includes(type) ? [changed('stores_updated', number)] : []),
      ...(isOfOrderSheet(type) ? [{ ...changed('restaurant_products_updated', number), ...ofStore(storeId) }] : []),
    ];
  });
}

const ANYTHING = ['product_updated', 'restaurant_products_updated', 'stores_updated'] as const;

const ofStore = (id: string | null): { store?: string } => (id === null ? {} : { store: id });

function changed(type: ProductMessageType, revision: number): ProductsChangedMessage {
  return { type, data: { id: null, revision } };
}

const ORDER_SHEET_EVENTS: readonly EventType[] = [...RESTAURANT_LIST_EVENTS, ...RESTAURANT_STORE_LIST_EVENTS];

function isOfOrderSheet(type: EventType): boolean {
  return ORDER_SHEET_EVENTS.includes(type);
}

const someOrders = (type: OrderMessageType): OrderMessage => ({ type, data: { id: null, orderNumber: null } });

/** Each new order has a separate message, so that screens can show it; a batch has one message per store. */
function orderMessages(events: readonly RungEvent[]): OrderMessage[] {
  // An empty ring has more changes than fit.
  if (events.length === 0) return [someOrders('restaurant_order_status_updated')];
  const messages = events.flatMap(orderMessage);
  const isAlone = ({ type, store, data }: OrderMessage): boolean =>
    messages.every((other) => other.type !== type || other.store !== store || other.data.id === data.id);
  return messages.map((message) =>
    message.type === 'restaurant_order_created' || isAlone(message)
      ? message
      : { ...message, ...someOrders(message.type) },
  );
}

function orderMessage({ type, subject, storeId, label }: RungEvent): OrderMessage[] {
  if (type === 'data.restored') return [someOrders('restaurant_order_status_updated')];
  const message = ORDER_MESSAGE_TYPES[type];
  if (!message) return [];
  const data = { id: idOf(subject), orderNumber: label ?? null };
  return [{ type: message, data, ...ofStore(storeId) }];
}

function idOf(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

/** One message per type and store, with the highest revision, and one per order; imports add up. */
export function coalesce(messages: readonly LiveMessage[]): LiveMessage[] {
  const merged = new Map<string, LiveMessage>();
  for (const message of messages) {
    const key = `${message.type} ${message.store ?? ''} ${isForStaff(message) ? message.data.id : ''}`;
    const earlier = merged.get(key);
    merged.set(key, earlier ? merge(earlier, message) : message);
  }
  return [...merged.values()];
}

function merge(earlier: LiveMessage, later: LiveMessage): LiveMessage {
  if (earlier.type === 'products_imported' && later.type === 'products_imported') {
    const data = zeros(earlier.data.length + later.data.length);
    return { ...later, data, revision: Math.max(earlier.revision, later.revision) };
  }
  return isHint(earlier) && isHint(later) ? mergeHints(earlier, later) : later;
}

function isHint(message: LiveMessage): message is ProductsChangedMessage {
  return message.type !== 'products_imported' && !isForStaff(message);
}

function mergeHints(earlier: ProductsChangedMessage, later: ProductsChangedMessage): ProductsChangedMessage {
  const id = earlier.data.id === later.data.id ? later.data.id : null;
  return { ...later, data: { id, revision: Math.max(earlier.data.revision, later.data.revision) } };
}

function zeros(count: number): 0[] {
  return Array.from({ length: count }, (): 0 => 0);
}
