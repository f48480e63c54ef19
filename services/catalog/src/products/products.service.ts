import { isDeepStrictEqual } from 'node:util';
import type {
  ClearedProducts,
  DeletedRow,
  NewEvent,
  PlanQuery,
  ProductDraft,
  ProductPatch,
  StaffProduct,
} from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { addedBefore, ChangeSets, idOfCreation, Transactions, type Transaction } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { PictureStore } from '../pictures/picture-store.js';
import { marksOf, withSlips } from '../price-guard/slip-marks.js';
import { lockLists } from '../public-lists/list-locks.js';
import { fieldOfChain } from '../stores/store.errors.js';
import { PriceBatchesService } from './batches/price-batches.service.js';
import { changeProduct, createProduct, isEmptyPatch } from './change-product.js';
import { overridePatch } from './overrides/override-patch.js';
import { RETAIL_OVERRIDES } from './overrides/retail-override.entity.js';
import { StorePricesService } from './overrides/store-prices.service.js';
import { chainProductView, productView } from './product-view.js';
import {
  chainField,
  listIsFull,
  nothingToChange,
  otherProducts,
  productChangedMeanwhile,
  productNotFound,
} from './product.errors.js';
import { ProductRepository } from './product.repository.js';
import { reorderProducts } from './reorder-products.js';
import { RetailSlips } from './retail-slips.js';

@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductRepository,
    private readonly transactions: Transactions,
    private readonly changes: ChangeSets,
    private readonly pictures: PictureStore,
    private readonly storePrices: StorePricesService,
    private readonly slips: RetailSlips,
    private readonly batches: PriceBatchesService,
  ) {}

  /** @param key with which every attempt of one person creates the same product */
  async create({ confirm, ...draft }: ProductDraft, key: string | null): Promise<StaffProduct> {
    // The file is stored first: a row must not name a missing one, and an unused file is harmless.
    const after = createProduct(idOfCreation(key), await this.pictures.settle(draft));
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockLists(manager);
      const earlier = key === null ? null : await this.products.lockForChange(manager, after.id);
      if (earlier && !isDeepStrictEqual(earlier, after)) throw addedBefore(productView(earlier));
      if (earlier) return productView(earlier);
      const { products, lastPosition } = await this.products.end(manager);
      if (products >= LIMITS.products) throw listIsFull(LIMITS.products);
      const slipped = await this.slips.admit(manager, [{ before: null, after }], { confirm });
      await this.products.insert(manager, after, lastPosition + 1);
      announce({ type: 'product.created', subject: `product:${after.id}`, after }, ...marksOf(slipped, confirm));
      return withSlips(productView(after), slipped);
    });
  }

  async change(id: string, { everywhere = false, confirm, ...patch }: ProductPatch): Promise<StaffProduct> {
    if (isEmptyPatch(patch)) throw nothingToChange();
    const settled = await this.pictures.settle(patch);
    const work = async ({ manager, announce }: Transaction): Promise<StaffProduct> => {
      const before = await this.products.lockForChange(manager, id);
      if (!before) throw productNotFound();
      const change = changeProduct(before, settled);
      if (change.kind === 'stale') throw productChangedMeanwhile(productView(before));
      const after = change.kind === 'same' ? before : change.after;
      const slipped = await this.slips.admit(manager, [{ before, after }], { confirm });
      if (change.kind === 'changed') {
        await this.products.saveProduct(manager, after);
        const event: NewEvent = { type: 'product.updated', subject: `product:${before.id}`, before, after };
        announce(event, ...marksOf(slipped, confirm));
      }
      // A recall removes the values of stores and batches.
      const fields = patch.active === false ? 'all' : overridePatch(patch);
      if (everywhere) announce(...(await RETAIL_OVERRIDES.forget(manager, new Map([[before.id, fields]]))));
      if (everywhere && fields === 'all') announce(...(await this.batches.forget(manager, before.id)));
      const differs = await RETAIL_OVERRIDES.storesThatDiffer(manager, before.id);
      return withSlips(chainProductView(after, differs), slipped);
    };
    // The stores' own values are gone then, so that this can be undone.
    const kind = settled.active === false ? 'product-recalled' : 'overrides-applied';
    return await (everywhere ? this.changes.run({ kind }, work) : this.transactions.run(work));
  }

  /** Changes an override. @throws Refusal `forbidden` for a field of the chain, to staff of some stores. */
  async changeInStore(storeId: string, id: string, patch: ProductPatch, byChain: boolean): Promise<StaffProduct> {
    const { retailPrice, ourPrice, active, version, confirm, ...rest } = patch;
    const [field] = Object.entries(rest).find(([, value]) => value !== undefined) ?? [];
    if (field !== undefined) throw byChain ? chainField(field) : fieldOfChain(field);
    const body = Object.entries({ retailPrice, ourPrice, active, version, confirm }).filter(
      ([, value]) => value !== undefined,
    );
    return await this.storePrices.change(storeId, id, Object.fromEntries(body), 'merge');
  }

  async delete(id: string, plan: PlanQuery): Promise<DeletedRow> {
    return await this.changes.run({ plan, kind: 'product-deleted' }, async ({ manager, announce }) => {
      const before = await this.products.lockForChange(manager, id);
      if (!before) throw productNotFound();
      await this.products.delete(manager, id);
      announce({ type: 'product.deleted', subject: `product:${before.id}`, before });
      return { success: true, id };
    });
  }

  async clear(plan: PlanQuery): Promise<ClearedProducts> {
    return await this.changes.run({ plan, kind: 'products-cleared' }, async ({ manager, announce }) => {
      await lockLists(manager);
      const deletedCount = await this.products.deleteAll(manager);
      if (deletedCount > 0)
        announce({ type: 'products.cleared', subject: 'products:all', after: { count: deletedCount } });
      return { success: true, deletedCount };
    });
  }

  async reorder(productIds: readonly string[]): Promise<number> {
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockLists(manager);
      const reordering = reorderProducts(await this.products.order(manager), productIds);
      if (reordering.kind === 'other') throw otherProducts();
      if (reordering.kind === 'same') return 0;
      const { from, before, after } = reordering.window;
      await this.products.saveOrder(manager, productIds);
      announce({
        type: 'products.reordered',
        subject: 'products:order',
        before: { from, productIds: before },
        after: { from, productIds: after },
      });
      return after.filter((id, place) => id !== before[place]).length;
    });
  }
}
