import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { afterBurst } from './burst.ts';
import type { LiveMessage } from './live-message.ts';
import { realtime } from './realtime.ts';

/** Runs `act` after messages that `matters` accepts, and after a reconnect; debounced. */
export function useLive(matters: (message: LiveMessage) => boolean, act: () => void): void {
  const latest = useLatest({ matters, act });
  useEffect(() => {
    const burst = afterBurst(() => latest.current.act());
    const releases = [
      realtime.onMessage((message) => {
        if (latest.current.matters(message)) burst.touch();
      }),
      realtime.onResume(burst.touch),
      burst.cancel,
    ];
    return () => {
      for (const release of releases) release();
    };
  }, [latest]);
}
