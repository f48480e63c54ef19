import { useEffect, useRef, useState } from 'react';
import { deviceStore } from '../../browser-storage.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useBeat } from '../beat/use-beat.ts';
import type { AssignedBoard } from '../signage-snapshot.ts';

const TIMEOUT_MS = 10_000;
/** How long to wait before requesting an unknown zone again. */
const AGAIN_MS = 60_000;

interface Question {
  /** Aborted by the caller on unmount. */
  leaving: AbortController;
  askedAt: number;
  isAnswered: boolean;
}

/** The time zone of the shown store; until it has loaded, the last known one, or the screen's. */
export function useStoreZone(assigned: AssignedBoard | null): string {
  const store = assigned?.store ?? new URLSearchParams(location.search).get('store');
  const [known, setKnown] = useState(() => ({ store, zone: savedZone(store) }));
  const question = useRef<Question | null>(null);

  const ask = async (each: Question): Promise<void> => {
    each.askedAt = performance.now();
    const zone = await askForZone(store, each.leaving.signal);
    if (zone === null || each.leaving.signal.aborted) return;
    each.isAnswered = true;
    saveZone(store, zone);
    setKnown({ store, zone });
  };
  const latestAsk = useLatest(ask);
  useEffect(() => {
    const each = { leaving: new AbortController(), askedAt: 0, isAnswered: false };
    question.current = each;
    void latestAsk.current(each);
    return () => each.leaving.abort();
  }, [store, latestAsk]);
  useBeat(({ steadyMs }) => {
    const each = question.current;
    if (each !== null && !each.isAnswered && steadyMs - each.askedAt >= AGAIN_MS) void ask(each);
  });
  return (known.store === store ? known.zone : savedZone(store)) ?? screensOwnZone();
}

async function askForZone(store: string | null, leaving: AbortSignal): Promise<string | null> {
  const deadline = new AbortController();
  const giveUp = (): void => deadline.abort();
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  leaving.addEventListener('abort', giveUp);
  try {
    const answer = await fetch('/api/stores', { signal: deadline.signal });
    return answer.ok ? zoneOf(await answer.json(), store) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', giveUp);
  }
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

/** The zone of a store in the answer of GET /api/stores, or without a name the default store's; null when unknown. */
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

/** The stored zone, so that the clock is right after an offline reload. */
export function savedZone(store: string | null): string | null {
  const zone = deviceStore.read(keyOf(store));
  return zone !== null && isZone(zone) ? zone : null;
}

export const saveZone = (store: string | null, zone: string): void => deviceStore.write(keyOf(store), zone);

export const screensOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
