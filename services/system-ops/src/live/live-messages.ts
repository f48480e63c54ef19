import type { EventType, LiveMessage, LiveMessageType, Ring } from '@larder/contracts';

const MESSAGE_TYPES: Partial<Record<EventType, LiveMessageType>> = {
  'product.created': 'product_created',
  'product.updated': 'product_updated',
};

/** Tells every board to look again, whatever may have been missed. */
export const LOOK_AGAIN: LiveMessage = { type: 'product_updated', data: { id: null, revision: 0 } };

/** What open pages are told of a ring: which products changed, and the revision to ask for. */
export function messagesOf({ producer, head, events }: Ring): LiveMessage[] {
  if (producer !== 'catalog') return [];
  // A bulk change rings without its events.
  if (events.length === 0) return [{ type: 'product_updated', data: { id: null, revision: head } }];
  return events.flatMap(({ number, type, subject }) => {
    const message = MESSAGE_TYPES[type];
    return message ? [{ type: message, data: { id: subject.slice(subject.indexOf(':') + 1), revision: number } }] : [];
  });
}

/**
 * The messages of a burst as few: one of each type and store, with the highest revision. A single change keeps its id.
 */
export function coalesce(messages: readonly LiveMessage[]): LiveMessage[] {
  const merged = new Map<string, LiveMessage>();
  for (const message of messages) {
    const key = `${message.type} ${message.store ?? ''}`;
    const earlier = merged.get(key);
    merged.set(key, earlier ? merge(earlier, message) : message);
  }
  return [...merged.values()];
}

function merge(earlier: LiveMessage, later: LiveMessage): LiveMessage {
  const id = earlier.data.id === later.data.id ? later.data.id : null;
  return { ...later, data: { id, revision: Math.max(earlier.data.revision, later.data.revision) } };
}
