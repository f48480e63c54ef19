import type { TextStore } from '../../browser-storage.ts';
import { isOfBoard } from '../../realtime/live-message.ts';
import { PriceFollower } from '../../realtime/price-follower.ts';
import { RealtimeStore, RECONNECT_CHANCE_MS, RECONNECT_MS, type LiveSocket } from '../../realtime/realtime-store.ts';
import type { Beat, HeartBeat } from '../beat/heart-beat.ts';
import type { SignageSnapshot } from '../signage-snapshot.ts';
import { KeptPrices } from './kept-prices.ts';
import { snapshotAfter, snapshotOfFailure, snapshotOfKept, NO_PRICES } from './next-snapshot.ts';
import { readJson, readPriceList, type Fetch, type PriceList } from './price-list.ts';

/** The polling interval for prices and settings (specification part 1 §9). */
export const SIGNAGE_POLL_MS = 60_000;
/** The polling interval while the gateway serves its cached copy because its source is down. */
const KEPT_COPY_POLL_MS = 10_000;
/** The greatest age of a gateway's copy in an answer to a request without a revision. */
const COPY_LIVES_MS = 3_000;
const TIMEOUT_MS = 10_000;
/** Shorter while offline: a hanging request must not delay noticing that the network is back. */
const TIMEOUT_OFFLINE_MS = 4_000;

/** The screen's environment, as the feed needs it. */
export interface SignageWorld {
  fetch: Fetch;
  storage: TextStore;
  /** @param query names the store; empty for the default one */
  connect: (query: string) => LiveSocket;
  chance: () => number;
}

/**
 * The prices of one store on one screen: polled, followed live, stored for outages, and never removed. Independent of
 * React.
 */
export class SignageFeed {
  private snapshot: SignageSnapshot = NO_PRICES;
  private updatedAt: string | null = null;
  /** Whether the prices came from this screen's storage and the server has not confirmed them yet. */
  private isUnconfirmed = false;
  /** The number of polls started: only the newest may report that the network is down. */
  private looks = 0;
  private hasFailed = false;
  private nextLookAt = 0;
  /** The time of a second poll after a reconnect, once the gateway's copies from that time have expired. */
  private secondLookAt = Number.POSITIVE_INFINITY;
  private releases: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly kept: KeptPrices;
  private readonly live: RealtimeStore;
  private readonly query: string;

  constructor(
    store: string | null,
    private readonly world: SignageWorld,
    private readonly beat: HeartBeat,
  ) {
    this.query = store === null ? '' : `store=${encodeURIComponent(store)}`;
    this.kept = new KeptPrices(world.storage, store);
    this.live = new RealtimeStore(() => world.connect(this.query), world.chance);
    const kept = this.kept.read();
    if (kept === null) return;
    this.snapshot = snapshotOfKept(kept.list, kept.asOf);
    this.isUnconfirmed = true;
  }

  readonly current = (): SignageSnapshot => this.snapshot;
  /** When staff last confirmed the prices, as an ISO instant. */
  readonly settingsUpdatedAt = (): string | null => this.updatedAt;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  start(): void {
    this.stop();
    const follower = new PriceFollower({
      held: () => this.snapshot.revision,
      catchUp: (revision) => this.catchUp(revision),
      refresh: () => void this.refresh(),
    });
    this.releases = [
      this.beat.onBeat((beat) => this.onBeat(beat)),
      this.live.onMessage((message) => {
        if (isOfBoard(message)) follower.heard(message.revision);
      }),
      this.live.onResume(() => this.resumed()),
      () => follower.stop(),
    ];
    this.live.open();
    void this.refresh();
  }

  stop(): void {
    for (const release of this.releases) release();
    this.releases = [];
    this.live.end();
  }

  /** Polls at once, even while another poll is planned or in progress, which may hang. Never rejects. */
  readonly refresh = (): Promise<void> => {
    this.looks += 1;
    return this.look(this.looks);
  };

  /** Called when the network or the screen is back: the connection may be dead without a sign. */
  readonly returned = (): void => {
    this.live.lose();
    this.live.retryNow();
    void this.refresh();
  };

  /** Called when the browser goes offline. */
  readonly left = (): void => {
    this.live.lose();
    this.failed();
  };

  private onBeat({ steadyMs, woke }: Beat): void {
    if (woke) this.returned();
    // Half a beat early rather than late, because the interval is a promise.
    else if (steadyMs >= Math.min(this.nextLookAt, this.secondLookAt) - 500) {
      const isSecond = steadyMs < this.nextLookAt - 500;
      this.secondLookAt = Number.POSITIVE_INFINITY;
      const planned = this.nextLookAt;
      void this.refresh();
      // The second poll is an additional one, and does not move the others.
      if (isSecond) this.nextLookAt = planned;
    }
  }

  /** Called when the live channel is back; messages in between are lost. */
  private resumed(): void {
    this.secondLookAt = this.beat.clocks.steady() + COPY_LIVES_MS + 500;
    void this.refresh();
  }

  private async look(number: number): Promise<void> {
    // Planned before this poll ends, because a hanging request has a separate timeout.
    this.lookAgainIn(SIGNAGE_POLL_MS);
    void this.readSettings();
    const { revision } = this.snapshot;
    // First requests the stored revision: a gateway that has it answers at once, with old prices or not.
    const confirmed = this.isUnconfirmed && revision > 0 && (await this.fetchList(revision));
    const answered = await this.fetchList(null);
    if (answered || confirmed) this.answered();
    else if (number === this.looks) this.failed();
  }

  private answered(): void {
    if (this.releases.length === 0) return;
    // After an outage an open connection may be dead.
    if (this.hasFailed) this.live.lose();
    this.hasFailed = false;
    this.live.retryNow();
    if (this.snapshot.isOffline) this.lookAgainIn(KEPT_COPY_POLL_MS);
  }

  private failed(): void {
    this.hasFailed = true;
    this.show(snapshotOfFailure(this.snapshot));
    this.lookAgainIn(RECONNECT_MS + this.world.chance() * RECONNECT_CHANCE_MS);
  }

  private lookAgainIn(waitMs: number): void {
    this.nextLookAt = this.beat.clocks.steady() + waitMs;
  }

  /** Requests a message's revision once, and the plain list when that fails. */
  private async catchUp(revision: number): Promise<void> {
    if (!(await this.fetchList(revision))) await this.refresh();
  }

  /** Returns whether the server answered. With a revision the list is at least that fresh, or never existed. */
  private async fetchList(revision: number | null): Promise<boolean> {
    const parts = [revision === null ? '' : `rev=${revision}`, this.query].filter((part) => part !== '');
    const path = parts.length === 0 ? '/api/products' : `/api/products?${parts.join('&')}`;
    const timeoutMs = this.snapshot.isOffline ? TIMEOUT_OFFLINE_MS : TIMEOUT_MS;
    try {
      this.took(await readPriceList(this.world.fetch, path, timeoutMs), revision !== null);
      return true;
    } catch {
      return false;
    }
  }

  private took(list: PriceList, wasAskedFor: boolean): void {
    const mayGoBack = this.isUnconfirmed && wasAskedFor && !list.outdated;
    if (!list.outdated) this.isUnconfirmed = false;
    const next = snapshotAfter(this.snapshot, list, this.beat.clocks.wall(), mayGoBack);
    this.show(next);
    const { products, revision, asOf } = next;
    if (products !== null) this.kept.write({ products, revision }, asOf);
  }

  private async readSettings(): Promise<void> {
    try {
      const path = this.query === '' ? '/api/admin/settings' : `/api/admin/settings?${this.query}`;
      const { body } = await readJson(this.world.fetch, path, TIMEOUT_MS);
      const { lastUpdated } = body as { lastUpdated?: unknown };
      if (typeof lastUpdated !== 'string' || lastUpdated === this.updatedAt) return;
      this.updatedAt = lastUpdated;
      this.tell();
    } catch {
      // Ignored, because prices do not depend on it.
    }
  }

  private show(next: SignageSnapshot): void {
    if (next === this.snapshot) return;
    this.snapshot = next;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
