import type { Settings, Store, StoreState } from '@larder/contracts';
import { STORE, type StoreEntity } from './store.entity.js';

export function storeView(store: StoreEntity): Store {
  const { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault } = store;
  return { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault };
}

export const storeState = (store: StoreEntity): StoreState => STORE.pick(store);

export function settingsOf({ status, lastUpdatedAt }: Pick<StoreState, 'status' | 'lastUpdatedAt'>): Settings {
  return { status, lastUpdated: lastUpdatedAt };
}

/** Defaults before the first store exists. */
export function settingsView(store: StoreEntity | null): Settings {
  return store ? settingsOf(store) : { status: 'live', lastUpdated: null };
}
