import type { GatewayLists, StoresAtGateways } from './gateway-lists.js';
import { ReadyLists } from './ready-lists.js';
import type { StoreRevision, StoreRevisions } from './store-revisions.js';

/** The most stores for which a writer waits; of more, gateways get the lists right after, two at a time. */
const MOST_REFRESHED = 16;

/** Limits for all stores' lists together: the least recently read are dropped first, and rebuilt when they are read. */
const MOST = { stores: 256, bytes: 128 * 1024 ** 2 } as const;

/** The public lists of one store. */
export abstract class StoreReadyLists<Key, Snapshot extends { revision: number }> extends ReadyLists<Key, Snapshot> {
  /** Read right before a snapshot; later changes are in the next one. */
  protected seen: StoreRevision = { chain: 0, own: 0 };

  /** @param storeId null before the first store exists. */
  constructor(
    protected readonly storeId: string | null,
    private readonly revisions: StoreRevisions,
  ) {
    super();
  }

  protected async revision(): Promise<number> {
    this.seen = await this.revisions.of(this.storeId);
    return Math.max(this.seen.chain, this.seen.own);
  }

  /** Whether this was the last revision read, and gateways have all its lists. */
  isUpToDate({ chain, own }: StoreRevision): boolean {
    return this.revisionRead === Math.max(chain, own) && !this.hasChanged;
  }

  /** Whether the store itself has changed since. */
  hasOwnChange({ own }: StoreRevision): boolean {
    return own > (this.revisionRead ?? 0);
  }
}

/** The lists of every store, built on the first read. */
export class ListsOfStores<
  List extends Pick<
    StoreReadyLists<never, never>,
    'isUpToDate' | 'hasOwnChange' | 'changedPaths' | 'weight' | 'isSent'
  >,
> {
  private readonly lists = new Map<string | null, List>();
  /** Stores by id, with lists in this revision that gateways do not have yet. */
  private readonly waiting = new Map<string, { slug: string; revision: number }>();
  private isDraining = false;

  /** @param mainPath the path of the list that pages read most */
  constructor(
    private readonly make: (storeId: string | null) => List,
    private readonly revisions: StoreRevisions,
    private readonly gateways: GatewayLists,
    private readonly mainPath: string,
    private readonly most: { readonly stores: number; readonly bytes: number } = MOST,
  ) {
    gateways.keepFresh(async (stores) => this.changedUrls(stores));
  }

  /** @param storeId null before the first store exists. */
  of(storeId: string | null): List {
    const known = this.lists.get(storeId);
    if (known === undefined) this.makeRoom();
    const list = known ?? this.make(storeId);
    this.lists.delete(storeId);
    this.lists.set(storeId, list);
    return list;
  }

  private makeRoom(): void {
    let bytes = [...this.lists.values()].reduce((sum, { weight }) => sum + weight, 0);
    for (const [id, { weight }] of this.lists) {
      if (this.lists.size < this.most.stores && bytes <= this.most.bytes) return;
      this.lists.delete(id);
      bytes -= weight;
    }
  }

  /** The default store's lists have an address without a store as well. */
  private async changedUrls({ byDefault, read }: StoresAtGateways): Promise<string[]> {
    const ids = [...new Set([byDefault, ...read.map(({ id }) => id)])];
    const revisions = await this.revisions.ofAll(ids);
    const lists = ids.map((id, place) => ({ id, list: this.of(id), now: revisions[place] ?? { chain: 0, own: 0 } }));
    const stale = lists.filter(({ list, now }) => !list.isUpToDate(now));
    const few = stale.length <= MOST_REFRESHED;
    const some = stale.filter(({ id, list, now }) => few || id === byDefault || list.hasOwnChange(now));
    if (!few) {
      const later = new Map(stale.map(({ id, now: { chain, own } }) => [id, Math.max(chain, own)]));
      for (const { id } of some) later.delete(id);
      for (const { id, slug } of read) {
        const revision = later.get(id);
        if (revision !== undefined) this.waiting.set(id, { slug, revision });
      }
      void this.drain();
    }
    const changed = await Promise.all(some.map(async ({ id, list }) => [id, await list.changedPaths()] as const));
    const paths = new Map<string | null, string[]>(changed);
    const named = read.flatMap(({ id, slug }) => (paths.get(id) ?? []).map((path) => `${path}?store=${slug}`));
    return [...(paths.get(byDefault) ?? []), ...named];
  }

  private async drain(): Promise<void> {
    if (this.isDraining) return;
    this.isDraining = true;
    await Promise.all([this.refreshWaiting(), this.refreshWaiting()]);
    this.isDraining = false;
  }

  private async refreshWaiting(): Promise<void> {
    for (let [next] = this.waiting; next !== undefined; [next] = this.waiting) {
      const [id, { slug, revision }] = next;
      this.waiting.delete(id);
      // Only the main list: others are read rarely, and are valid for a second only. A reader may have had it fetched
      // by now.
      const list = this.lists.get(id);
      const isThere = (address: string): boolean => list?.isSent(this.mainPath, revision, address) ?? false;
      await this.gateways.refreshLater(`${this.mainPath}?store=${slug}`, isThere);
    }
  }
}
