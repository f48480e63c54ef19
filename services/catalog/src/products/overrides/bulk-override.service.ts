import { createHash } from 'node:crypto';
import {
  OVERRIDE_CHANGES_LISTED,
  type BulkOverride,
  type BulkOverrideResult,
  type OverrideChange,
  type OverrideItem,
  type OverrideMatrix,
  type OverrideMatrixQuery,
  type ProductState,
  type RetailOverrideState,
} from '@larder/contracts';
import { LIMITS, Refusal, sentence } from '@larder/kernel';
import { ChangeSets } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OverrideEdit } from '../../overrides/store-overrides.js';
import type { PriceChange } from '../../price-guard/list-slips.js';
import { marksOf, type Slipped } from '../../price-guard/slip-marks.js';
import { lockStoreLists } from '../../public-lists/list-locks.js';
import { dollarsOrNull, inStore } from '../product-view.js';
import { noProductAt, tooManyPairs } from '../product.errors.js';
import { RetailSlips } from '../retail-slips.js';
import { OverrideMatrixRepository } from './override-matrix.repository.js';
import { setsPrice, overridePatch } from './override-patch.js';
import { RETAIL_OVERRIDES } from './retail-override.entity.js';
import { RetailOverridesRepository } from './retail-overrides.repository.js';

interface NamedStore {
  readonly id: string;
  readonly slug: string;
}

interface Plan {
  changes: (OverrideEdit<RetailOverrideState> & { typed: boolean })[];
  products: ReadonlyMap<string, ProductState>;
}

/** Prices and availability for a set of stores: all of it or nothing. */
@Injectable()
export class BulkOverrideService {
  constructor(
    private readonly overrides: RetailOverridesRepository,
    private readonly changes: ChangeSets,
    private readonly slips: RetailSlips,
    private readonly matrix: OverrideMatrixRepository,
  ) {}

  /** Each store's present values. @param slugs of the open stores, by their ids */
  async page(slugs: ReadonlyMap<string, string>, query: OverrideMatrixQuery): Promise<OverrideMatrix> {
    return await this.matrix.page(slugs, query);
  }

  async apply(
    stores: readonly NamedStore[],
    { items, dryRun = false, hash, confirm, confirmation }: BulkOverride,
  ): Promise<BulkOverrideResult> {
    refuseOddItems(stores, items);
    const storeIds = stores.map(({ id }) => id);
    return await this.changes.run({ kind: 'overrides-applied', storeIds }, async ({ manager, announce }) => {
      await lockStoreLists(manager, storeIds);
      const plan = await this.plan(manager, stores, items);
      const hashed = hashOf(plan);
      if (hash !== undefined && hash !== hashed) throw stalePreview();
      const consent = { confirm, confirmation, about: hashed, isPreview: dryRun };
      const slipped = await this.slips.admit(manager, pricesOf(plan), consent);
      const needsSecondPerson = await this.slips.needsSecondPerson(manager, slipped);
      const result = { hash: hashed, ...resultOf(plan, stores, slipped), needsSecondPerson, dryRun };
      if (dryRun) return result;
      const events = await RETAIL_OVERRIDES.save(manager, plan.changes);
      announce(RETAIL_OVERRIDES.withSums(events), marksOf(slipped, confirm));
      return result;
    });
  }

  private async plan(
    manager: EntityManager,
    stores: readonly NamedStore[],
    items: readonly OverrideItem[],
  ): Promise<Plan> {
    const ids = items.map(({ productId }) => productId);
    const storeIds = stores.map(({ id }) => id);
    const found = await this.overrides.pairs(manager, storeIds, ids);
    const products = new Map(found.products.map((product) => [product.id, product]));
    const own = new Map(found.overrides.map((each) => [`${each.storeId} ${each.productId}`, each.own]));
    const changes = stores.flatMap(({ id: storeId }) =>
      items.map((item, place) => {
        const { productId } = item;
        if (!products.has(productId)) throw noProductAt(place, productId);
        const before = own.get(`${storeId} ${productId}`) ?? null;
        const patch = item.reset === true ? {} : overridePatch(item);
        const after = item.reset === true ? null : RETAIL_OVERRIDES.change(before, patch, 'merge');
        return { storeId, productId, before, after, typed: setsPrice(patch) };
      }),
    );
    return { products, changes: changes.filter(({ before, after }) => !RETAIL_OVERRIDES.same(before, after)) };
  }
}

/** Covers the chain's values that a store follows again: if they change, the preview is stale. */
function hashOf({ changes, products }: Plan): string {
  const followed = changes.map(({ productId, before, after }) =>
    OWN_VALUES.map((value) =>
      before?.[value] != null && after?.[value] == null ? products.get(productId)?.[value] : null,
    ),
  );
  return createHash('sha256')
    .update(JSON.stringify([changes, followed]))
    .digest('base64url');
}

const OWN_VALUES = ['retailPriceCents', 'ourPriceCents', 'active'] as const;

/** Effective prices before and after, of the items that set a price. */
function pricesOf({ changes, products }: Plan): PriceChange<ProductState>[] {
  return changes.flatMap(({ storeId, productId, before, after, typed }) => {
    const chain = products.get(productId);
    return typed && chain ? [{ before: inStore(chain, before), after: inStore(chain, after), storeId }] : [];
  });
}

function resultOf(
  { changes, products }: Plan,
  stores: readonly NamedStore[],
  slipped: readonly Slipped[],
): Pick<BulkOverrideResult, 'changed' | 'changes' | 'slips'> {
  const slugs = new Map(stores.map(({ id, slug }) => [id, slug]));
  const slips = new Map(slipped.map((each) => [`${each.storeId} ${each.subject}`, each.slips]));
  const listed = changes
    .slice(0, OVERRIDE_CHANGES_LISTED)
    .map(({ storeId, productId, before, after }): OverrideChange => {
      const found = slips.get(`${storeId} product:${productId}`);
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
        ...(found && { slips: [...found] }),
      };
    });
  return { changed: changes.length, changes: listed, slips: slipped.length };
}

function refuseOddItems(stores: readonly NamedStore[], items: readonly OverrideItem[]): void {
  if (stores.length === 0 || items.length === 0)
    throw new Refusal('invalid', 'Name at least one store and one product.');
  if (stores.length * items.length > LIMITS.overridesAtOnce) throw tooManyPairs();
  const seen = new Set<string>();
  for (const [place, { productId }] of items.entries()) {
    if (seen.has(productId))
      throw new Refusal('invalid', sentence('items.{place}: {id} is named twice.', { place, id: productId }));
    seen.add(productId);
  }
}

const stalePreview = (): Refusal => new Refusal('conflict', 'Prices have changed since the preview. Look at it again.');
