import type { Settings, Store } from '@larder/contracts';
import type { StoreEntity } from './store.entity.js';

export function storeView(store: StoreEntity): Store {
  const { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault } = store;
  return { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault };
}

/** A store is live unless staff paused it; before the first store exists nothing is paused and nothing was declared. */
export function settingsView(store: StoreEntity | null): Settings {
  return { status: store?.status ?? 'live', lastUpdated: store?.lastUpdatedAt?.toISOString() ?? null };
}
