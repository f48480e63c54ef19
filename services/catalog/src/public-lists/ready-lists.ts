import { makeReadyBytes, type ReadyBytes } from './ready-bytes.js';

interface Shelf<Key, Snapshot> {
  snapshot: Snapshot;
  ready: Map<Key, Promise<ReadyBytes>>;
}

/** Each request asks PostgreSQL for the revision only, so a missed message never leaves an old price. */
export abstract class ReadyLists<Key, Snapshot extends { revision: number }> {
  private shelf: Shelf<Key, Snapshot> | undefined;
  private looking: Promise<Shelf<Key, Snapshot>> | undefined;

  protected abstract revision(): Promise<number>;
  /** With the revision of the same moment. */
  protected abstract snapshot(): Promise<Snapshot>;
  protected abstract content(snapshot: Snapshot, key: Key): unknown;

  /** The current list, or one of at least the given revision, for which a fresh replica need not ask the database. */
  async readList(key: Key, atLeast?: number): Promise<ReadyBytes> {
    const known = this.shelf;
    const enough = known !== undefined && atLeast !== undefined && known.snapshot.revision >= atLeast;
    const shelf = enough ? known : await this.look();
    return await this.bytes(shelf, key);
  }

  /** One look at a time: a look that began after the call serves it too. */
  private async look(): Promise<Shelf<Key, Snapshot>> {
    if (this.looking) {
      // It may have begun before the change that this caller was told of.
      await this.looking.catch(() => undefined);
    }
    this.looking ??= this.refresh().finally(() => {
      this.looking = undefined;
    });
    return await this.looking;
  }

  private async refresh(): Promise<Shelf<Key, Snapshot>> {
    const known = this.shelf;
    if (known && known.snapshot.revision === (await this.revision())) return known;
    const shelf: Shelf<Key, Snapshot> = { snapshot: await this.snapshot(), ready: new Map() };
    this.shelf = shelf;
    return shelf;
  }

  private async bytes({ snapshot, ready }: Shelf<Key, Snapshot>, key: Key): Promise<ReadyBytes> {
    const finished = ready.get(key);
    if (finished) return await finished;
    const making = makeReadyBytes(this.content(snapshot, key), snapshot.revision);
    ready.set(key, making);
    return await making;
  }
}
