/** A message of the live channel that this app acts on. */
export type LiveMessage =
  | { kind: 'products-changed'; revision: number | null }
  | { kind: 'products-imported'; count: number; revision: number | null }
  | { kind: 'stores-changed' }
  | { kind: 'sheet-changed'; revision: number | null }
  | { kind: 'orders-changed'; isNew: boolean; id: string | null };

/** Whether a message means that the board's prices changed. */
export function isOfBoard(
  message: LiveMessage,
): message is Extract<LiveMessage, { kind: 'products-changed' | 'products-imported' }> {
  return message.kind === 'products-changed' || message.kind === 'products-imported';
}

/** Whether a message means that the lists of the ordering page changed. */
export function isOfSheet(message: LiveMessage): message is Extract<LiveMessage, { kind: 'sheet-changed' }> {
  return message.kind === 'sheet-changed';
}

/** Parses a live message. Unknown types are null; text that is not JSON throws. */
export function readLiveMessage(raw: string): LiveMessage | null {
  const message = JSON.parse(raw) as { type?: unknown; data?: unknown };
  switch (message.type) {
    case 'product_updated':
    case 'product_created':
    case 'product_deleted':
      return { kind: 'products-changed', revision: revisionOf(message.data) };
    case 'stores_updated':
      return { kind: 'stores-changed' };
    case 'restaurant_products_updated':
      return { kind: 'sheet-changed', revision: revisionOf(message.data) };
    case 'products_imported':
      return {
        kind: 'products-imported',
        count: Array.isArray(message.data) ? message.data.length : 0,
        revision: revisionOf(message),
      };
    case 'restaurant_order_created':
    case 'restaurant_order_status_updated':
    case 'orderDeleted':
      return { kind: 'orders-changed', isNew: message.type === 'restaurant_order_created', id: idOf(message.data) };
    default:
      return null;
  }
}

/** The revision in a hint; the server sends 0 when it is unknown. */
function revisionOf(hint: unknown): number | null {
  const revision = (hint as { revision?: unknown } | null | undefined)?.revision;
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision > 0 ? revision : null;
}

/** The id of the order in a message; null for several. */
function idOf(data: unknown): string | null {
  const id = (data as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : null;
}
