import { createHash } from 'node:crypto';
import {
  OVERRIDE_CHANGES_LISTED,
  type BulkOverride,
  type BulkOverrideResult,
  type OverrideChange,
  type OverrideItem,
  type ProductState,
} from '@larder/contracts';
import { LIMITS, Refusal } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockStoreLists } from '../list-locks.js';
import { dollarsOrNull } from '../product-view.js';
import { changeWords, sameWords, wordsPatch } from './change-words.js';
import { StorePricesService, withSums, type WordChange } from './store-prices.service.js';
import { StoreWordsRepository } from './store-words.repository.js';

interface NamedStore {
  readonly id: string;
  readonly slug: string;
}

interface Plan {
  changes: WordChange[];
  products: ReadonlyMap<string, ProductState>;
}

/** Prices and availability for a set of stores: all of it or nothing. */
@Injectable()
export class BulkOverrideService {
  constructor(
    private readonly prices: StorePricesService,
    private readonly words: StoreWordsRepository,
    private readonly transactions: Transactions,
  ) {}

  async apply(
    stores: readonly NamedStore[],
    { items, dryRun = false, hash }: BulkOverride,
  ): Promise<BulkOverrideResult> {
    refuseOddItems(stores, items);
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockStoreLists(
        manager,
        stores.map(({ id }) => id),
      );
      const plan = await this.plan(manager, stores, items);
      const result = resultOf(plan, stores, dryRun);
      if (hash !== undefined && hash !== result.hash) throw stalePreview();
      if (dryRun) return result;
      const events = await this.prices.save(manager, plan.changes);
      announce(...withSums(events));
      return result;
    });
  }

  private async plan(
    manager: EntityManager,
    stores: readonly NamedStore[],
    items: readonly OverrideItem[],
  ): Promise<Plan> {
    const ids = items.map(({ productId }) => productId.toLowerCase());
    const storeIds = stores.map(({ id }) => id);
    const found = await this.words.pairs(manager, storeIds, ids);
    const products = new Map(found.products.map((product) => [product.id, product]));
    const own = new Map(found.words.map((word) => [`${word.storeId} ${word.productId}`, word.own]));
    const changes = stores.flatMap(({ id: storeId }) =>
      items.map((item, place): WordChange => {
        const productId = ids[place] ?? '';
        if (!products.has(productId)) throw unknownProduct(place, item.productId);
        const before = own.get(`${storeId} ${productId}`) ?? null;
        const after = item.reset === true ? null : changeWords(before, wordsPatch(item), 'merge');
        return { storeId, productId, before, after };
      }),
    );
    return { products, changes: changes.filter(({ before, after }) => !sameWords(before, after)) };
  }
}

function resultOf({ changes, products }: Plan, stores: readonly NamedStore[], dryRun: boolean): BulkOverrideResult {
  const slugs = new Map(stores.map(({ id, slug }) => [id, slug]));
  const listed = changes
    .slice(0, OVERRIDE_CHANGES_LISTED)
    .map(({ storeId, productId, before, after }): OverrideChange => {
      return {
        store: slugs.get(storeId) ?? '',
        productId,
        description: products.get(productId)?.description ?? '',
        oldOurPrice: dollarsOrNull(before?.ourPriceCents),
        newOurPrice: dollarsOrNull(after?.ourPriceCents),
        oldRetailPrice: dollarsOrNull(before?.retailPriceCents),
        newRetailPrice: dollarsOrNull(after?.retailPriceCents),
        oldActive: before?.active ?? null,
        newActive: after?.active ?? null,
      };
    });
  const hash = createHash('sha256').update(JSON.stringify(changes)).digest('base64url');
  return { hash, changed: changes.length, changes: listed, dryRun };
}

function refuseOddItems(stores: readonly NamedStore[], items: readonly OverrideItem[]): void {
  if (stores.length === 0 || items.length === 0)
    throw new Refusal('invalid', 'Name at least one store and one product.');
  if (stores.length * items.length > LIMITS.overridesAtOnce) {
    throw new Refusal('invalid', `At most ${LIMITS.overridesAtOnce} products times stores can be changed at once.`);
  }
  const seen = new Set<string>();
  for (const [place, { productId }] of items.entries()) {
    if (seen.has(productId.toLowerCase())) throw new Refusal('invalid', `items.${place}: ${productId} is named twice.`);
    seen.add(productId.toLowerCase());
  }
}

const unknownProduct = (place: number, id: string): Refusal =>
  new Refusal('invalid', `items.${place}: there is no product with the id ${id}.`);

const stalePreview = (): Refusal => new Refusal('conflict', 'Prices have changed since the preview. Look at it again.');
