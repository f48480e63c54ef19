import type { Settings, Store, StoreState } from '@larder/contracts';
import type { StoreEntity } from './store.entity.js';

export function storeView(store: StoreEntity): Store {
  const { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault } = store;
  return { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault };
}

/** A store as events carry it. */
export function storeState(store: StoreEntity): StoreState {
  const { id, slug, name, chineseName, address, phone, timeZone, openingHours, status, isDefault } = store;
  const lastUpdatedAt = store.lastUpdatedAt?.toISOString() ?? null;
  return { id, slug, name, chineseName, address, phone, timeZone, openingHours, status, lastUpdatedAt, isDefault };
}

export function settingsOf({ status, lastUpdatedAt }: Pick<StoreState, 'status' | 'lastUpdatedAt'>): Settings {
  return { status, lastUpdated: lastUpdatedAt };
}

/** A store is live unless staff paused it; before the first store exists nothing is paused and nothing was declared. */
export function settingsView(store: StoreEntity | null): Settings {
  return store ? settingsOf(storeState(store)) : { status: 'live', lastUpdated: null };
}
