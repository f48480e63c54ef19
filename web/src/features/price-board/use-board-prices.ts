import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchPrices, type PriceAnswer } from '../../shared/api/products.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { PriceFollower } from '../../shared/realtime/price-follower.ts';
import { realtime } from '../../shared/realtime/realtime.ts';
import { newestPrices } from './newest-prices.ts';

const POLL_MS = 30_000;

/** The board's prices: polled every 30 s and refreshed by live messages as they come. */
export function useBoardPrices(): UseQueryResult<PriceAnswer> {
  const client = useQueryClient();
  useEffect(() => {
    const follower = new PriceFollower({
      held: () => held(client)?.revision ?? 0,
      catchUp: (revision) => catchUp(client, revision),
      refresh: () => void client.invalidateQueries({ queryKey: queryKeys.boardPrices }),
    });
    const releases = [
      realtime.onMessage((message) => follower.heard(message.kind === 'products-changed' ? message.revision : null)),
      realtime.onResume(() => void client.invalidateQueries({ queryKey: queryKeys.boardPrices })),
    ];
    return () => {
      follower.stop();
      for (const release of releases) release();
    };
  }, [client]);
  return useQuery({
    queryKey: queryKeys.boardPrices,
    queryFn: async ({ signal }) => {
      const arrived = await fetchPrices(null, signal);
      return newestPrices(held(client), arrived);
    },
    refetchInterval: POLL_MS,
  });
}

function held(client: QueryClient): PriceAnswer | undefined {
  return client.getQueryData<PriceAnswer>(queryKeys.boardPrices);
}

/** Asks once for the revision a message named, and for the plain list if that fails; the next poll mends the rest. */
async function catchUp(client: QueryClient, revision: number): Promise<void> {
  try {
    const arrived = await fetchPrices(revision);
    client.setQueryData<PriceAnswer>(queryKeys.boardPrices, (before) => newestPrices(before, arrived));
  } catch {
    await client.invalidateQueries({ queryKey: queryKeys.boardPrices });
  }
}
