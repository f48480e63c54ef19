import type { Closure, StaffStore, Store, StoreState } from '@larder/contracts';
import type { StoreClosure } from '@larder/kernel';
import { closuresFrom } from './change-store.js';

/** How many days ahead shoppers see closures. */
export const CLOSURES_AHEAD = 14;

type Shown = Pick<
  StoreState,
  'slug' | 'name' | 'chineseName' | 'address' | 'phone' | 'timeZone' | 'openingHours' | 'isDefault' | 'weekHours'
>;

export const storeView = (store: Shown, closures: readonly StoreClosure[] | undefined, now: Date): Store =>
  viewOf(store, closuresFrom(closures, now, store.timeZone, CLOSURES_AHEAD));

export function staffView(store: StoreState, now: Date): StaffStore {
  const { id, tags, active, closures, formerSlugs } = store;
  return {
    ...viewOf(store, closuresFrom(closures, now, store.timeZone)),
    ...(formerSlugs?.length ? { formerSlugs } : {}),
    id,
    active: active ?? true,
    tags: tags ?? [],
  };
}

function viewOf(store: Shown, closures: readonly StoreClosure[]): Pick<Store, keyof Store> {
  const { slug, name, chineseName, address, phone, timeZone, openingHours, isDefault, weekHours } = store;
  return {
    slug,
    name,
    chineseName,
    address,
    phone,
    timeZone,
    openingHours,
    isDefault,
    ...(weekHours ? { weekHours: weekHours as Store['weekHours'] } : {}),
    ...(closures.length > 0 ? { closures: closures as Closure[] } : {}),
  };
}
