import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import type { LiveMessage } from './live-message.ts';
import { PriceFollower, type PriceSource } from './price-follower.ts';
import { realtime } from './realtime.ts';

type PriceMessage = Exclude<LiveMessage, { kind: 'orders-changed' | 'stores-changed' }>;

/** Keeps a list as fresh as the live messages that `concerns` accepts, and refetches it when the channel is back. */
export function usePriceFollower(
  concerns: (message: LiveMessage) => message is PriceMessage,
  source: PriceSource,
): void {
  const latest = useLatest({ concerns, source });
  useEffect(() => {
    const follower = new PriceFollower({
      held: () => latest.current.source.held(),
      catchUp: async (revision) => latest.current.source.catchUp(revision),
      refresh: () => latest.current.source.refresh(),
    });
    const releases = [
      realtime.onMessage((message) => {
        if (latest.current.concerns(message)) follower.heard(message.revision);
      }),
      realtime.onResume(() => latest.current.source.refresh()),
      () => follower.stop(),
    ];
    return () => {
      for (const release of releases) release();
    };
  }, [latest]);
}
