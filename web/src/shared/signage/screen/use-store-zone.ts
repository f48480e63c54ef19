import { useEffect, useRef, useState } from 'react';
import { deviceStore } from '../../browser-storage.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useBeat } from '../beat/use-beat.ts';
import { within } from '../feed/price-list.ts';
import type { AssignedBoard } from '../signage-snapshot.ts';

const TIMEOUT_MS = 10_000;
/** How often the zone is requested: it may be unknown, and may be changed. */
const AGAIN_MS = 60_000;

/** The time zone of the shown store; until it has loaded, the last known one, or the screen's. */
export function useStoreZone(assigned: AssignedBoard | null): string {
  const store = assigned?.store ?? new URLSearchParams(location.search).get('store');
  const [known, setKnown] = useState(() => ({ store, zone: savedZone(store) }));
  const askedAt = useRef(0);
  const ask = async (): Promise<void> => {
    askedAt.current = performance.now();
    const zone = await askForZone(store);
    if (zone === null || (known.store === store && known.zone === zone)) return;
    saveZone(store, zone);
    setKnown({ store, zone });
  };
  const latestAsk = useLatest(ask);
  useEffect(() => void latestAsk.current(), [store, latestAsk]);
  useBeat(({ steadyMs }) => {
    if (steadyMs - askedAt.current >= AGAIN_MS) void ask();
  });
  return (
    (known.store === store ? known.zone : savedZone(store)) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  );
}

function askForZone(store: string | null): Promise<string | null> {
  return within(TIMEOUT_MS, async (signal) => {
    // By its path, which also knows former names.
    const path = store === null ? '' : `/${encodeURIComponent(store)}`;
    const answer = await fetch(`/api/stores${path}`, { signal });
    return answer.ok ? zoneOf(await answer.json()) : null;
  }).catch(() => null);
}

/** Whether this screen supports a time zone. */
export function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

// The key kept from the first board with a clock, because screens in use have stored zones under it.
const keyOf = (store: string | null): string => `larder.terminal.zone.v1:${store ?? ''}`;

/** The zone of an answered store, or of the default one in a list; null when unknown. */
export function zoneOf(answer: unknown): string | null {
  const stores: unknown[] = Array.isArray(answer) ? answer : [answer];
  for (const each of stores) {
    if (typeof each !== 'object' || each === null) continue;
    const { isDefault, timeZone } = each as { isDefault?: unknown; timeZone?: unknown };
    const isMeant = !Array.isArray(answer) || isDefault === true;
    if (isMeant && typeof timeZone === 'string' && isZone(timeZone)) return timeZone;
  }
  return null;
}

/** The stored zone, so that the clock is right after an offline reload. */
function savedZone(store: string | null): string | null {
  const zone = deviceStore.read(keyOf(store));
  return zone !== null && isZone(zone) ? zone : null;
}

const saveZone = (store: string | null, zone: string): void => deviceStore.write(keyOf(store), zone);
