import { setImmediate } from 'node:timers/promises';
import type { EventType } from '@larder/contracts';
import { newestEventNumber, newestOfStore } from '@larder/platform';
import type { DataSource } from 'typeorm';

/** The revision of a store's lists: the newest event of the chain, and the newest of the store. */
export interface StoreRevision {
  chain: number;
  own: number;
}

/** The revisions of one kind of lists, in every store. */
export class StoreRevisions {
  private asked: { ids: (string | null)[]; answer: Promise<StoreRevision[]> } | null = null;
  private readonly sql: string;

  constructor(
    private readonly dataSource: DataSource,
    ofChain: readonly EventType[],
    ofStore: readonly EventType[],
  ) {
    this.sql = `SELECT chain.revision AS chain, ${newestOfStore('store.id', ofStore)} AS own
      FROM (SELECT ${newestEventNumber('catalog', ofChain)} AS revision) AS chain
     CROSS JOIN unnest($1::uuid[]) WITH ORDINALITY AS store (id, place) ORDER BY store.place`;
  }

  /** @param storeId null before the first store exists. */
  async of(storeId: string | null): Promise<StoreRevision> {
    this.asked ??= this.askTogether();
    const { ids, answer } = this.asked;
    const place = ids.push(storeId) - 1;
    return (await answer)[place] ?? { chain: 0, own: 0 };
  }

  /** The revision of each of these stores, in their order. */
  async ofAll(storeIds: readonly (string | null)[]): Promise<StoreRevision[]> {
    return await this.dataSource.query(this.sql, [storeIds]);
  }

  /** Batches lookups: after a change of the chain many stores' lists ask at the same time. */
  private askTogether(): { ids: (string | null)[]; answer: Promise<StoreRevision[]> } {
    const ids: (string | null)[] = [];
    const answer = setImmediate().then(async () => {
      this.asked = null;
      return await this.ofAll(ids);
    });
    return { ids, answer };
  }
}
