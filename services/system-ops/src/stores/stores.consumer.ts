import type { EventType, LoggedEvent, StoreState } from '@larder/contracts';
import { Consumer, newestStates, type EventConsumer } from '@larder/platform';
import type { EntityManager } from 'typeorm';
import { STORE_COPY } from './store-copy.entity.js';

const TYPES = ['store.created', 'store.updated', 'data.restored'] as const satisfies readonly EventType[];

/** Copies the stores, and updates the short names of screens' stores. */
@Consumer()
export class StoresConsumer implements EventConsumer {
  readonly name = 'ops.stores';
  readonly producers = ['catalog'] as const;
  readonly types = TYPES;
  readonly startsAt = 'log-start';

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    const isRestored = events.some(({ type }) => type === 'data.restored');
    const states = isRestored
      ? await newestStates<StoreState>(manager, 'catalog', 'store')
      : events.map(({ after }) => after as StoreState);
    // The last event of a store carries its whole state.
    const stores = new Map(states.map((store) => [store.id, store]));
    await manager.query(STORE_COPY.upsert(), [JSON.stringify([...stores.values()])]);
    await manager.query(NAME_SCREENS);
  }
}

/** The previous release pairs screens by short name only. */
const NAME_SCREENS = `
  UPDATE system_ops.screen AS s SET store = c.slug, store_id = c.id FROM system_ops.store_copy AS c
   WHERE CASE WHEN s.store_id IS NULL THEN s.store = c.slug OR s.store = ANY (c.former_slugs) ELSE s.store_id = c.id END
     AND (s.store <> c.slug OR s.store_id IS NULL)`;
