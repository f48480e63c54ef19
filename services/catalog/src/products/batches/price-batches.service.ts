import { createHash, randomUUID } from 'node:crypto';
import type {
  BatchState,
  NewEvent,
  PriceBatchDraft,
  PriceBatchPatch,
  PriceBatchResult,
  PriceBatchState,
} from '@larder/contracts';
import { LIMITS, Refusal, sentence, type SlipValues } from '@larder/kernel';
import { currentOrigin, Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { listIsBusy, lockStoreLists } from '../../public-lists/list-locks.js';
import { RetailOverridesRepository } from '../overrides/retail-overrides.repository.js';
import { inStore } from '../product-view.js';
import { noProductAt } from '../product.errors.js';
import { RetailSlips } from '../retail-slips.js';
import { batchDetailView } from './batch-view.js';
import { batchChangedMeanwhile, batchNotFound, isOver } from './batch.errors.js';
import { planTimes, readItems, refuseTooMany, type BatchItem } from './plan-batch.js';
import type { PriceBatchEntity } from './price-batch.entity.js';
import { PriceBatchRepository, refuseOverlap, type BatchDetails } from './price-batch.repository.js';

type Consent = Pick<PriceBatchDraft, 'confirm' | 'confirmation' | 'dryRun'>;

/** Plans price batches; their timer starts and ends them. */
@Injectable()
export class PriceBatchesService {
  constructor(
    private readonly batches: PriceBatchRepository,
    private readonly overrides: RetailOverridesRepository,
    private readonly slips: RetailSlips,
    private readonly transactions: Transactions,
  ) {}

  /** @param ofChain whether the caller may change the chain's prices */
  async plan(
    { name, items, startsAt, endsAt = null, ...consent }: PriceBatchDraft,
    stores: readonly { id: string }[],
    ofChain = false,
  ): Promise<PriceBatchResult> {
    const createdBy = currentOrigin().actorName;
    const id = randomUUID();
    const createdAt = new Date().toISOString();
    const batch = { id, name: name.trim(), startsAt, endsAt, createdBy, createdAt, ofChain, version: 1 };
    return await this.save(batch, stores, readItems(items), consent, null);
  }

  /** @param stores all of its stores from now on */
  async change(
    known: BatchDetails,
    patch: PriceBatchPatch,
    stores: readonly { id: string }[],
    ofChain = false,
  ): Promise<PriceBatchResult> {
    const { id, createdBy, createdAt } = known;
    if (patch.version !== undefined && patch.version !== known.version) {
      throw batchChangedMeanwhile(batchDetailView(known));
    }
    // A preview saves nothing.
    const version = patch.dryRun ? known.version : known.version + 1;
    const name = patch.name?.trim() ?? known.name;
    const startsAt = patch.startsAt ?? known.startsAt;
    const endsAt = patch.endsAt === undefined ? known.endsAt : patch.endsAt;
    const batch = { id, name, startsAt, endsAt, createdBy, createdAt, ofChain, version };
    const items = patch.items ? readItems(patch.items) : known.items;
    return await this.save(batch, stores, items, patch, known);
  }

  /** Cancels a batch before it starts anywhere. */
  async cancel(id: string): Promise<void> {
    await this.stop(id, ['planned'], (batch) => {
      if (batch.stores.some(({ state }) => state === 'running'))
        throw new Refusal('conflict', 'This batch is running. End it instead.');
    });
  }

  /** Ends a running batch: stores and chain have their prices again. Stores where it has not started never get it. */
  async end(id: string): Promise<void> {
    await this.stop(id, ['planned', 'running'], (batch) => {
      if (!batch.stores.some(({ state }) => state === 'running'))
        throw new Refusal('conflict', 'This batch is not running.');
    });
  }

  /** Cancels the batch in stores where it has not started. */
  async cancelRest(id: string): Promise<void> {
    await this.stop(id, ['planned'], () => undefined);
  }

  /** Opts one store out of the batch. */
  async optOut(id: string, storeId: string): Promise<void> {
    await this.stop(id, ['planned', 'running'], () => undefined, [storeId]);
  }

  /** Opts one store out of one product of the batch. */
  async except(id: string, storeId: string, productId: string): Promise<void> {
    await this.transactions.run(async ({ manager, announce }) => {
      await lockStoreLists(manager, [storeId]);
      const batch = await this.batches.details(id, manager);
      const store = batch?.stores.find((each) => each.storeId === storeId);
      if (!batch || !store || !batch.items.some((item) => item.productId === productId)) throw batchNotFound();
      if (!isOpen(store.state)) throw isOver();
      const excepted = await this.batches.except(manager, productId, { batchId: id, storeId });
      announce(...excepted.map(() => runEvent('price-batch.excepted', batch, storeId, { productId })));
    });
  }

  /** Removes the product from all batches, under the chain's lock. @returns the events */
  async forget(manager: EntityManager, productId: string): Promise<NewEvent[]> {
    const excepted = await this.batches.except(manager, productId);
    return excepted.map((each) =>
      runEvent('price-batch.excepted', { ...each, products: 1 }, each.storeId, { productId }),
    );
  }

  /** @param known the batch that the change is based on; null for a new one */
  private async save(
    batch: PriceBatchEntity,
    stores: readonly { id: string }[],
    items: readonly BatchItem[],
    { confirm, confirmation, dryRun = false }: Consent,
    known: BatchDetails | null,
  ): Promise<PriceBatchResult> {
    const now = new Date();
    refuseTooMany(stores.length, items.length, batch.endsAt !== null);
    const storeIds = stores.map(({ id }) => id);
    const hash = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
    return await this.transactions
      .run(async ({ manager, announce }) => {
        await lockStoreLists(manager, [...storeIds, ...(known?.stores ?? []).map(({ storeId }) => storeId)]);
        const before = known && (await this.batches.details(batch.id, manager));
        // Stores that opted out stay out, whatever the chain changes.
        const out = (before?.stores ?? []).filter(({ state }) => state === 'cancelled').map(({ storeId }) => storeId);
        const joined = storeIds.filter((storeId) => !out.includes(storeId));
        const hasStarted = before?.stores.some(({ state }) => state !== 'planned' && state !== 'cancelled');
        if (before && (hasStarted || joined.length === 0))
          throw new Refusal('conflict', 'This batch has started or ended and can no longer be changed.');
        // The batch was changed concurrently: saving would overwrite that change in fields that are absent here.
        if (before && before.version !== known.version) throw listIsBusy();
        if (!before && (await this.batches.open(manager)) >= LIMITS.openBatches)
          throw new Refusal(
            'invalid',
            sentence('At most {most} batches can be planned or running at once.', { most: LIMITS.openBatches }),
          );
        const times = planTimes(batch, await this.batches.zones(manager, joined), now);
        const productIds = items.map(({ productId }) => productId);
        const { products } = await this.overrides.pairs(manager, [], productIds);
        const found = new Map(products.map((product) => [product.id, product]));
        // Products that were deleted since stay in the batch, because that can be undone.
        const kept = new Set(known?.items.map(({ productId }) => productId));
        for (const [place, id] of productIds.entries()) {
          if (!found.has(id) && !kept.has(id)) throw noProductAt(place, id);
        }
        await this.batches.save(manager, batch, times, items);
        await refuseOverlap(manager, batch.id, productIds);
        // Compares the chain's price with the batch's; overrides are not considered.
        const changes = items.flatMap(({ productId, ...values }) => {
          const before = found.get(productId);
          return before ? [{ before, after: inStore(before, null, values) }] : [];
        });
        const consent = { confirm, confirmation, about: hash, isPreview: dryRun };
        const slipped = await this.slips.admit(manager, changes, consent);
        const needsSecondPerson = await this.slips.needsSecondPerson(manager, slipped);
        const saved = await this.batches.details(batch.id, manager);
        if (!saved) throw batchNotFound();
        const slips = slipped.flatMap(({ subject, slips: all }) =>
          all.map((slip: SlipValues) => ({ ...slip, productId: subject.replace('product:', '') })),
        );
        const result = Object.assign(batchDetailView(saved), { hash, slips, needsSecondPerson, dryRun });
        if (dryRun) throw new Planned(result);
        announce({
          type: before ? 'price-batch.changed' : 'price-batch.planned',
          subject: `price-batch:${batch.id}`,
          storeId: onlyOf(saved),
          before: before && factsOf(before),
          after: factsOf(saved),
        });
        return result;
      })
      .catch((error: unknown) => {
        if (error instanceof Planned) return error.result;
        throw error;
      });
  }

  /** @param which a part of the batch's stores; absent for all. */
  private async stop(
    id: string,
    states: readonly ('planned' | 'running')[],
    check: (batch: BatchDetails) => void,
    which?: readonly string[],
  ): Promise<void> {
    const known = await this.batches.details(id);
    if (!known) throw batchNotFound();
    const all = known.stores.map(({ storeId }) => storeId);
    if (which?.some((storeId) => !all.includes(storeId))) throw batchNotFound();
    const storeIds = which ?? all;
    await this.transactions.run(async ({ manager, announce }) => {
      await lockStoreLists(manager, storeIds);
      const batch = await this.batches.details(id, manager);
      if (!batch) throw batchNotFound();
      // The stores of the batch were changed just now, and the new ones are not locked.
      if (!which && batch.stores.some(({ storeId }) => !storeIds.includes(storeId))) throw listIsBusy();
      check(batch);
      const ended = states.includes('running')
        ? await this.batches.move(manager, id, 'running', 'ended', storeIds)
        : [];
      const cancelled = await this.batches.move(manager, id, 'planned', 'cancelled', storeIds);
      if (ended.length + cancelled.length === 0) throw isOver();
      announce(...ended.map((storeId) => runEvent('price-batch.ended', batch, storeId)));
      if (cancelled.length > 0) announce(cancelledEvent(batch, cancelled, which?.[0] ?? onlyOf(batch)));
    });
  }
}

/** Thrown to roll back a dry run. */
class Planned extends Error {
  constructor(readonly result: PriceBatchResult) {
    super('A preview writes nothing.');
  }
}

const isOpen = (state: BatchState): boolean => state === 'planned' || state === 'running';

/** The only store of a batch, so that this store's audit shows the event; else null. */
export const onlyOf = ({ stores }: Pick<BatchDetails, 'stores'>): string | null =>
  stores.length === 1 ? (stores[0]?.storeId ?? null) : null;

const factsOf = ({ name, startsAt, endsAt, products, stores }: BatchDetails): PriceBatchState => ({
  name,
  products,
  startsAt,
  endsAt,
  storeIds: stores.map(({ storeId }) => storeId),
});

export function cancelledEvent(batch: BatchDetails, storeIds: string[], storeId: string | null): NewEvent {
  const after = { ...factsOf(batch), storeIds };
  return { type: 'price-batch.cancelled', subject: `price-batch:${batch.id}`, storeId, after };
}

/** The event of a batch in one store. @param more further fields */
export function runEvent(
  type: 'price-batch.started' | 'price-batch.ended' | 'price-batch.excepted',
  { id, name, products }: Pick<BatchDetails, 'id' | 'name' | 'products'>,
  storeId: string,
  more?: { productId: string },
): NewEvent {
  const after = { name, products, ...more };
  return { type, subject: `price-batch:${id}`, storeId, after } as NewEvent;
}
