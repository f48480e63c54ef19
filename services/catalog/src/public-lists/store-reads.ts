const REPORT_EVERY_MS = 10_000;
const KEEP_MS = 30_000;
/** Longer than the interval in which other replicas report a store again. */
const LEARN_MS = 15_000;
/** More distinct names than stores can exist: some are made up. */
const MOST_NAMES = 1_000;

/**
 * The stores whose lists gateways may have cached: those recently read at any replica. The lists of all others have
 * expired at every gateway, so a change need not refresh them.
 */
export class StoreReads {
  private readonly readAt = new Map<string, number>();
  private readonly reportedAt = new Map<string, number>();
  /** Messages may have been missed before this moment. */
  private knowsFrom = Number.POSITIVE_INFINITY;

  /** Starts the learning period after a connection. Times are milliseconds of a monotonic clock. */
  connected(now: number): void {
    this.knowsFrom = now + LEARN_MS;
  }

  /** @returns whether to report the read to other replicas */
  readHere(slug: string, now: number): boolean {
    this.readElsewhere(slug, now);
    if (now - (this.reportedAt.get(slug) ?? Number.NEGATIVE_INFINITY) < REPORT_EVERY_MS) return false;
    this.reportedAt.set(slug, now);
    return true;
  }

  readElsewhere(slug: string, now: number): void {
    if (this.readAt.size >= MOST_NAMES) this.forget(now);
    this.readAt.set(slug, now);
  }

  /** The stores that were read recently; all of them while this replica may not know of every read. */
  read(slugs: readonly string[], now: number, isConnected: boolean): string[] {
    if (!isConnected || now < this.knowsFrom) return [...slugs];
    return slugs.filter((slug) => now - (this.readAt.get(slug) ?? Number.NEGATIVE_INFINITY) < KEEP_MS);
  }

  private forget(now: number): void {
    this.readAt.clear();
    this.reportedAt.clear();
    this.connected(now);
  }
}
