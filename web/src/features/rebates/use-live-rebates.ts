import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { useLive } from '../../shared/realtime/use-live.ts';

/** An order that has moved is in the figures within two seconds: the second refetch finds what the first was too early for. */
const SECOND_REFETCH_MS = 2000;

/** Refetches what the page shows when orders have moved or were deleted. A new order changes nothing yet. */
export function useLiveRebates(): void {
  const client = useQueryClient();
  const second = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const refetch = (): void => void client.invalidateQueries({ queryKey: staffKeys.rebates });
  useLive(
    (message) => message.kind === 'orders-changed' && !message.isNew,
    () => {
      refetch();
      clearTimeout(second.current);
      second.current = setTimeout(refetch, SECOND_REFETCH_MS);
    },
  );
  useEffect(() => () => clearTimeout(second.current), []);
}
