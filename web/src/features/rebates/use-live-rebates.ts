import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { afterBurst } from '../../shared/realtime/burst.ts';
import { realtime } from '../../shared/realtime/realtime.ts';

/** An order that has moved is in the figures within two seconds: a second look finds what the first came too early for. */
const SECOND_LOOK_MS = 2000;

/** Asks again for what the page shows when orders have moved or were deleted. A new order changes nothing yet. */
export function useLiveRebates(): void {
  const client = useQueryClient();
  useEffect(() => {
    let second: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => void client.invalidateQueries({ queryKey: queryKeys.rebates });
    const burst = afterBurst(() => {
      look();
      clearTimeout(second);
      second = setTimeout(look, SECOND_LOOK_MS);
    });
    const stopListening = realtime.onMessage((message) => {
      if (message.kind === 'orders-changed' && !message.isNew) burst.touch();
    });
    const stopResuming = realtime.onResume(burst.touch);
    return () => {
      stopListening();
      stopResuming();
      burst.cancel();
      clearTimeout(second);
    };
  }, [client]);
}
