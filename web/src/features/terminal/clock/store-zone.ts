import { deviceStore } from '../../../shared/browser-storage.ts';
import { isZone } from './clock-words.ts';

const keyOf = (store: string | null): string => `larder.terminal.zone.v1:${store ?? ''}`;

/** The zone of a store in the answer of GET /api/stores, of the chain's default one without a name; null when unknown. */
export function zoneOf(stores: unknown, store: string | null): string | null {
  if (!Array.isArray(stores)) return null;
  for (const each of stores as unknown[]) {
    if (typeof each !== 'object' || each === null) continue;
    const { slug, isDefault, timeZone } = each as { slug?: unknown; isDefault?: unknown; timeZone?: unknown };
    const isMeant = store === null ? isDefault === true : slug === store;
    if (isMeant && typeof timeZone === 'string' && isZone(timeZone)) return timeZone;
  }
  return null;
}

/** Kept, so that the clock is right after a reload without a network too. */
export function savedZone(store: string | null): string | null {
  const zone = deviceStore.read(keyOf(store));
  return zone !== null && isZone(zone) ? zone : null;
}

export const saveZone = (store: string | null, zone: string): void => deviceStore.write(keyOf(store), zone);

export const screensOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
