import { shareRuns } from '@larder/platform';
import { ReadyBytes, type Row } from './ready-bytes.js';

interface Shelf<Key, Snapshot> {
  snapshot: Snapshot;
  ready: Map<Key, ReadyBytes>;
}

/** Gateways revalidate a list after a second anyway. */
const CHANGED_FOR_MS = 2_000;

const isRecent = (seenAt: number | undefined): boolean =>
  seenAt !== undefined && performance.now() - seenAt < CHANGED_FOR_MS;

/** Each request asks PostgreSQL for the revision only, so a missed message never leaves an old price. */
export abstract class ReadyLists<Key, Snapshot extends { revision: number }> {
  private shelf: Shelf<Key, Snapshot> | undefined;
  /** Lists that changed since the last call of changedPaths, even if they changed back, and when that was noticed. */
  private readonly changed = new Map<Key, number>();
  private readonly newest = new Map<Key, ReadyBytes>();
  private readonly look = shareRuns(async () => this.refresh());

  /** The path of every list. */
  protected abstract readonly paths: ReadonlyMap<Key, string>;
  protected abstract revision(): Promise<number>;
  /** Rows and revision of the same moment. Rows unchanged since `last` may be the same objects. */
  protected abstract snapshot(last: Snapshot | undefined): Promise<Snapshot>;
  protected abstract content(snapshot: Snapshot, key: Key): readonly Row[];
  /** The lists that any change since the previous snapshot may have touched. */
  protected abstract touched(snapshot: Snapshot): Iterable<Key>;

  /**
   * The current list, or one of at least the given revision, for which a fresh replica need not ask the database. The
   * revision is checked again after compression, which takes long enough for a change: a gateway that got this list
   * after the changed one would show it for seconds.
   */
  async readList(key: Key, atLeast?: number): Promise<ReadyBytes> {
    let bytes = await this.bytesOf(key, atLeast);
    for (let more = 3; more > 0 && !bytes.isCompressed; more--) {
      await bytes.gzipped();
      bytes = await this.bytesOf(key, atLeast);
    }
    return bytes;
  }

  private async bytesOf(key: Key, atLeast: number | undefined): Promise<ReadyBytes> {
    const { snapshot, ready } = await this.shelfOf(atLeast);
    const bytes =
      ready.get(key) ?? new ReadyBytes(this.content(snapshot, key), snapshot.revision, this.newest.get(key));
    ready.set(key, bytes);
    this.newest.set(key, bytes);
    return bytes;
  }

  /** The approximate size in bytes. */
  get weight(): number {
    return [...this.newest.values()].reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Whether the gateway at an address was sent this path's whole list in the revision or a later one. */
  isSent(path: string, revision: number, address: string): boolean {
    const [key] = [...this.paths].find(([, each]) => each === path) ?? [];
    const bytes = key === undefined ? undefined : this.newest.get(key);
    return bytes !== undefined && bytes.revision >= revision && bytes.isSent('lists', address);
  }

  /** The last revision read; null before the first. */
  protected get revisionRead(): number | null {
    return this.shelf?.snapshot.revision ?? null;
  }

  protected get hasChanged(): boolean {
    return [...this.changed.values()].some(isRecent);
  }

  async current(atLeast?: number): Promise<Snapshot> {
    return (await this.shelfOf(atLeast)).snapshot;
  }

  private async shelfOf(atLeast: number | undefined): Promise<Shelf<Key, Snapshot>> {
    const known = this.shelf;
    const isEnough = known !== undefined && atLeast !== undefined && known.snapshot.revision >= atLeast;
    return isEnough ? known : await this.look();
  }

  /**
   * The paths of the lists that changed since the last call. Comparing rows is not enough: another replica may have
   * added one, and this one removed it.
   */
  async changedPaths(): Promise<string[]> {
    await this.look();
    const paths = [...this.paths].flatMap(([key, path]) => (isRecent(this.changed.get(key)) ? [path] : []));
    this.changed.clear();
    return paths;
  }

  private async refresh(): Promise<Shelf<Key, Snapshot>> {
    const known = this.shelf;
    if (known && known.snapshot.revision === (await this.revision())) return known;
    const shelf: Shelf<Key, Snapshot> = { snapshot: await this.snapshot(known?.snapshot), ready: new Map() };
    this.shelf = shelf;
    for (const key of this.touched(shelf.snapshot)) this.changed.set(key, performance.now());
    return shelf;
  }
}
