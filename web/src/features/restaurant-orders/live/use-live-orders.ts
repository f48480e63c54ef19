import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { afterBurst } from '../../../shared/realtime/burst.ts';
import { realtime } from '../../../shared/realtime/realtime.ts';
import { announcements } from '../../../shared/ui/live/announcement-store.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** So long a new order stands out. */
const FRESH_MS = 2000;
const NONE: ReadonlySet<string> = new Set();

/**
 * Asks again for what the page shows when orders have changed, once for many changes that come close together.
 * @returns the orders that have just come in.
 */
export function useLiveOrders(onNew: (count: number) => void): ReadonlySet<string> {
  const client = useQueryClient();
  const [fresh, setFresh] = useState(NONE);
  const tell = useRef(onNew);
  useEffect(() => {
    tell.current = onNew;
  }, [onNew]);
  useEffect(() => {
    let arrived = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Where orders come in without a pause, a look that is cut short by the next one would never end.
    const look = oneAtATime(async () => {
      const ids = arrived;
      arrived = new Set();
      if (ids.size > 0) tell.current(ids.size);
      await client.invalidateQueries({ queryKey: queryKeys.orders });
      if (ids.size === 0) return;
      announcements.say(ordersTexts.newOrders(ids.size));
      setFresh(ids);
      clearTimeout(timer);
      timer = setTimeout(() => setFresh(NONE), FRESH_MS);
    });
    const burst = afterBurst(() => void look());
    const stopListening = realtime.onMessage((message) => {
      if (message.kind !== 'orders-changed') return;
      if (message.isNew && message.id !== null) arrived.add(message.id);
      burst.touch();
    });
    const stopResuming = realtime.onResume(burst.touch);
    return () => {
      stopListening();
      stopResuming();
      burst.cancel();
      clearTimeout(timer);
    };
  }, [client]);
  return fresh;
}
