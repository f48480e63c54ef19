import type { NewEvent } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { ChangeSets, RepeatedWork, shareRuns, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { GatewayLists } from '../../public-lists/gateway-lists.js';
import { listIsBusy, lockLists, lockStoreLists } from '../../public-lists/list-locks.js';
import { RETAIL_OVERRIDES } from '../overrides/retail-override.entity.js';
import { RetailOverridesRepository } from '../overrides/retail-overrides.repository.js';
import { inStore } from '../product-view.js';
import { ProductRepository } from '../product.repository.js';
import { saidBy, type BatchItem } from './plan-batch.js';
import { PriceBatchRepository, type BatchDetails } from './price-batch.repository.js';
import { cancelledEvent, onlyOf, runEvent } from './price-batches.service.js';

const EVERY_MS = 1_000;

interface Due {
  id: string;
  storeIds: string[];
  hasEnd: boolean;
}

/** SQL: due to start or to end in a store. */
const IS_DUE = `((state = 'planned' AND starts_at <= $1) OR (state = 'running' AND ends_at <= $1))`;

/** Starts and ends price batches: a change of state and an event for each store, so that no reader compares clocks. */
@Injectable()
export class BatchTimer extends RepeatedWork {
  readonly turn = shareRuns(async () => this.flip(new Date()));

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly batches: PriceBatchRepository,
    private readonly overrides: RetailOverridesRepository,
    private readonly products: ProductRepository,
    private readonly transactions: Transactions,
    private readonly changes: ChangeSets,
    private readonly gateways: GatewayLists,
  ) {
    super(BatchTimer.name, EVERY_MS);
  }

  private async flip(now: Date): Promise<void> {
    const due: Due[] = await this.dataSource.query(
      `SELECT batch_id AS id, array_agg(store_id::text) AS "storeIds", bool_or(ends_at IS NOT NULL) AS "hasEnd"
         FROM catalog.price_batch_store WHERE ${IS_DUE} GROUP BY batch_id ORDER BY min(starts_at), batch_id`,
      [now],
    );
    if (due.length === 0) return;
    try {
      // In one transaction, so that no gap is visible between a batch that ends and the next one.
      await this.run(
        due.filter(({ hasEnd }) => hasEnd),
        now,
      );
      for (const each of due) if (!each.hasEnd) await this.apply(each, now);
    } catch (error) {
      // An import holds the lists: retried at the next turn.
      if (!(error instanceof Refusal)) throw error;
    }
    await this.gateways.refresh();
  }

  /** Starts batches with an end. A batch whose time passed while the service was down is cancelled without having run. */
  private async run(due: readonly Due[], now: Date): Promise<void> {
    if (due.length === 0) return;
    await this.transactions.run(async ({ manager, announce }) => {
      await lockStoreLists(manager, [...new Set(due.flatMap(({ storeIds }) => storeIds))]);
      const ids = due.map(({ id }) => id);
      const known = new Map((await this.batches.facts(manager, ids)).map((batch) => [batch.id, batch]));
      for (const { id, storeIds } of due) {
        const batch = known.get(id);
        if (!batch) continue;
        const moved = await moveDue(manager, id, storeIds, now);
        for (const { storeId, state } of moved)
          if (state !== 'cancelled')
            announce(runEvent(state === 'running' ? 'price-batch.started' : 'price-batch.ended', batch, storeId));
        const missed = moved.filter(({ state }) => state === 'cancelled').map(({ storeId }) => storeId);
        const details = missed.length > 0 ? await this.batches.details(id, manager) : null;
        if (details) announce(cancelledEvent(details, missed, onlyOf(details)));
      }
    });
  }

  /** Applies a batch without an end: its prices become the stores' or, if it is for all of them, the chain's. */
  private async apply({ id, storeIds }: Due, now: Date): Promise<void> {
    const known = await this.batches.details(id);
    if (!known) return;
    const isForAll = await this.isForAll(this.dataSource.manager, known, storeIds);
    const change = { kind: 'price-batch-applied', storeIds: isForAll ? null : storeIds } as const;
    await this.changes.run(change, async ({ manager, announce }, changeId) => {
      // Exclusive, because it may change the chain's prices.
      await lockLists(manager);
      const [rows] = await manager.query<[{ storeId: string }[], number]>(
        `UPDATE catalog.price_batch_store SET state = 'applied', change_id = $4
          WHERE batch_id = $2 AND store_id = ANY($3) AND state = 'planned' AND ends_at IS NULL AND starts_at <= $1
          RETURNING store_id AS "storeId"`,
        [now, id, storeIds, changeId],
      );
      const batch = rows.length === 0 ? null : await this.batches.details(id, manager);
      if (!batch) return {};
      const stores = rows.map(({ storeId }) => storeId);
      // A store was opened, closed or removed from the batch just now: retried at the next turn.
      if ((await this.isForAll(manager, batch, stores)) !== isForAll) throw listIsBusy();
      announce(...stores.map((storeId) => runEvent('price-batch.started', batch, storeId)));
      // What a store leaves out, such as a recalled product, stays out of the chain's list; the rest does not.
      const left = new Set(batch.exceptions.map(({ productId }) => productId));
      const isOfChain = ({ productId }: BatchItem): boolean => isForAll && !left.has(productId);
      announce(await this.changeChain(manager, batch.items.filter(isOfChain)));
      const items = batch.items.filter((item) => !isOfChain(item));
      announce(await this.changeStores(manager, { ...batch, items }, stores));
      return {};
    });
  }

  private async isForAll(manager: EntityManager, batch: BatchDetails, stores: readonly string[]): Promise<boolean> {
    return batch.ofChain && (await this.batches.areAllOpen(manager, stores));
  }

  private async changeChain(manager: EntityManager, items: readonly BatchItem[]): Promise<NewEvent[]> {
    const ids = items.map(({ productId }) => productId);
    const found = await this.products.lockAll(manager, ids);
    const changes = items.flatMap((item) => {
      const before = found.get(item.productId);
      return before ? [{ item, before, after: { ...inStore(before, null, item), version: before.version + 1 } }] : [];
    });
    const changed = changes.filter(({ before, after }) => !RETAIL_OVERRIDES.same(before, after));
    const states = changed.map(({ after }) => after);
    await this.products.saveProducts(manager, states);
    const events = changed.map(({ before, after }): NewEvent => {
      return { type: 'product.updated', subject: `product:${before.id}`, before, after };
    });
    // No store keeps an override of the price.
    const lost = new Map(changes.map(({ item }) => [item.productId, saidBy(item)]));
    return [...events, ...(await RETAIL_OVERRIDES.forget(manager, lost))];
  }

  private async changeStores(
    manager: EntityManager,
    { items, exceptions }: BatchDetails,
    stores: readonly string[],
  ): Promise<NewEvent[]> {
    const skipped = new Set(exceptions.map(({ storeId, productId }) => `${storeId} ${productId}`));
    const ids = items.map(({ productId }) => productId);
    const { products, overrides } = await this.overrides.pairs(manager, stores, ids);
    const known = new Set(products.map(({ id }) => id));
    const own = new Map(overrides.map(({ storeId, productId, own: values }) => [`${storeId} ${productId}`, values]));
    const changes = stores.flatMap((storeId) =>
      items
        .filter(({ productId }) => known.has(productId) && !skipped.has(`${storeId} ${productId}`))
        .map(({ productId, ...item }) => {
          const before = own.get(`${storeId} ${productId}`) ?? null;
          return { storeId, productId, before, after: RETAIL_OVERRIDES.change(before, saidBy(item), 'merge') };
        }),
    );
    return RETAIL_OVERRIDES.withSums(await RETAIL_OVERRIDES.save(manager, changes));
  }
}

interface Moved {
  storeId: string;
  state: 'running' | 'ended' | 'cancelled';
}

async function moveDue(manager: EntityManager, id: string, storeIds: readonly string[], now: Date): Promise<Moved[]> {
  const [rows] = await manager.query<[Moved[], number]>(
    `UPDATE catalog.price_batch_store
        SET state = CASE WHEN state = 'running' THEN 'ended' WHEN ends_at <= $1 THEN 'cancelled' ELSE 'running' END
      WHERE batch_id = $2 AND store_id = ANY($3) AND ends_at IS NOT NULL AND ${IS_DUE}
      RETURNING store_id AS "storeId", state`,
    [now, id, storeIds],
  );
  return rows;
}
