import { useEffect, useRef, useState } from 'react';
import { useBeat } from '../../../shared/signage/beat/use-beat.ts';
import { savedZone, saveZone, screensOwnZone, zoneOf } from './store-zone.ts';

const TIMEOUT_MS = 10_000;
/** While the zone is not known it is asked for again after so long. */
const AGAIN_MS = 60_000;

interface Question {
  /** For the caller to give up. */
  leaving: AbortController;
  askedAt: number;
  isAnswered: boolean;
}

/** The zone of the store's clock; until it is known, the one this screen last knew, else the screen's own. */
export function useStoreZone(store: string | null): string {
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
  useEffect(() => {
    const each = { leaving: new AbortController(), askedAt: 0, isAnswered: false };
    question.current = each;
    void ask(each);
    return () => each.leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it asks anew for another store and for nothing else
  }, [store]);
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
