import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { useLive } from '../../../shared/realtime/use-live.ts';
import { announcements } from '../../../shared/ui/live/announcer.tsx';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

/** How long a new order is highlighted. */
const FRESH_MS = 2000;
const NONE: ReadonlySet<string> = new Set();

/**
 * Refetches the page's data when orders have changed.
 * @returns the orders that have just arrived.
 */
export function useLiveOrders(onNew: (count: number) => void): ReadonlySet<string> {
  const client = useQueryClient();
  const [fresh, setFresh] = useState(NONE);
  const tell = useLatest(onNew);
  const arrived = useRef(new Set<string>());
  // With a steady stream of orders, refetches that cancel each other would never end.
  const refetch = useRef<() => Promise<void>>(null);
  useEffect(() => {
    refetch.current = oneAtATime(async () => {
      const ids = arrived.current;
      arrived.current = new Set();
      if (ids.size > 0) tell.current(ids.size);
      await client.invalidateQueries({ queryKey: staffKeys.orders });
      if (ids.size === 0) return;
      announcements.say(ordersTexts.newOrders(ids.size));
      setFresh(ids);
    });
  }, [client, tell]);
  useLive(
    (message) => {
      if (message.kind !== 'orders-changed') return false;
      if (message.isNew && message.id !== null) arrived.current.add(message.id);
      return true;
    },
    () => void refetch.current?.(),
  );
  useEffect(() => {
    if (fresh === NONE) return;
    const timer = setTimeout(() => setFresh(NONE), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

/** Runs `act`, never concurrently: calls during a run lead to one more run afterwards. */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
        await act();
      } while (again);
    } finally {
      running = false;
    }
  };
}
