import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { afterBurst } from './burst.ts';
import type { LiveMessage } from './live-message.ts';
import { realtime } from './realtime.ts';

interface PriceSource {
  /** The shown revision. */
  held(): number;
  /** Fetches a list at least as fresh as `revision` and shows it, unless a newer one is shown. Never rejects. */
  catchUp(revision: number): Promise<void>;
  /** Fetches the list without a known revision. */
  refresh(): void;
}

/**
 * Turns live messages into as few requests as possible: messages of a burst become one request for the highest
 * revision, at most one request is in flight, and each revision is requested once.
 */
export class PriceFollower {
  private wanted = 0;
  private asked = 0;
  private unnumbered = false;
  private busy = false;
  private readonly burst = afterBurst(() => void this.follow());

  constructor(private readonly source: PriceSource) {}

  /** Called when a message reports a change of the list; `revision` is null when the message has none. */
  heard(revision: number | null): void {
    if (revision === null) this.unnumbered = true;
    else this.wanted = Math.max(this.wanted, revision);
    this.burst.touch();
  }

  stop(): void {
    this.burst.cancel();
  }

  private async follow(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.wanted > Math.max(this.asked, this.source.held())) {
      this.asked = this.wanted;
      this.unnumbered = false;
      await this.source.catchUp(this.wanted);
    }
    this.busy = false;
    if (!this.unnumbered) return;
    this.unnumbered = false;
    this.source.refresh();
  }
}

type PriceMessage = Exclude<LiveMessage, { kind: 'orders-changed' | 'stores-changed' }>;

/** Keeps a list as fresh as the live messages accepted by `concerns`, and refetches it when the channel is back. */
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
