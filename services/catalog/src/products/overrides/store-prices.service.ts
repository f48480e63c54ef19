import type { NewEvent, ProductState, RetailOverrideBody, RetailOverrideState, StaffProduct } from '@larder/contracts';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { marksOf, withSlips } from '../../price-guard/slip-marks.js';
import { lockStoreLists } from '../../public-lists/list-locks.js';
import { StoreAdminService } from '../../stores/store-admin.service.js';
import { inStore, storeProductView } from '../product-view.js';
import { nothingToChange, productChangedMeanwhile, productNotFound } from '../product.errors.js';
import { RetailSlips } from '../retail-slips.js';
import { setsPrice, overridePatch } from './override-patch.js';
import { RETAIL_OVERRIDES } from './retail-override.entity.js';
import { RetailOverridesRepository } from './retail-overrides.repository.js';

/** Stores' own values of products. */
@Injectable()
export class StorePricesService {
  constructor(
    private readonly overrides: RetailOverridesRepository,
    private readonly transactions: Transactions,
    private readonly slips: RetailSlips,
    stores: StoreAdminService,
  ) {
    stores.copyWith(async (manager, fromId, toId) => this.copy(manager, fromId, toId));
  }

  /** @param how `merge` changes only what is sent, `replace` the whole override. */
  async change(
    storeId: string,
    productId: string,
    { version, confirm, ...body }: RetailOverrideBody,
    how: 'merge' | 'replace',
  ): Promise<StaffProduct> {
    const patch = overridePatch(body);
    if (how === 'merge' && Object.keys(patch).length === 0) throw nothingToChange();
    return await this.transactions.run(async ({ manager, announce }) => {
      const { product, own } = await this.lockForChange(manager, storeId, productId);
      const batch = await this.overrides.runningBatch(manager, storeId, product.id);
      const after = RETAIL_OVERRIDES.change(own, patch, how);
      if (version !== undefined && version !== (own?.version ?? 0) && !RETAIL_OVERRIDES.same(own, after)) {
        throw productChangedMeanwhile(storeProductView(product, own, batch));
      }
      const prices = { before: inStore(product, own), after: inStore(product, after), storeId };
      const slipped = await this.slips.admit(manager, setsPrice(patch) ? [prices] : [], { confirm });
      const [event] = await RETAIL_OVERRIDES.save(manager, [{ storeId, productId: product.id, before: own, after }]);
      if (event) announce(event, ...marksOf(slipped, confirm));
      const saved = event ? ((event.after as RetailOverrideState | null) ?? null) : own;
      return withSlips(storeProductView(product, saved, batch), slipped);
    });
  }

  /** Copies prices and order to a new store. @returns the events */
  async copy(manager: EntityManager, fromId: string, toId: string): Promise<NewEvent[]> {
    await lockStoreLists(manager, [fromId, toId]);
    const events = await RETAIL_OVERRIDES.copy(manager, fromId, toId);
    const order = await this.overrides.order(manager, fromId);
    if (order === null) return events;
    await this.overrides.saveOrder(manager, toId, order);
    const after = { from: 0, productIds: order };
    return [...events, { type: 'store-order.changed', subject: 'products:order', storeId: toId, after }];
  }

  private async lockForChange(
    manager: EntityManager,
    storeId: string,
    productId: string,
  ): Promise<{ product: ProductState; own: RetailOverrideState | null }> {
    await lockStoreLists(manager, [storeId]);
    const { products, overrides } = await this.overrides.pairs(manager, [storeId], [productId]);
    const [placed] = products;
    if (!placed) throw productNotFound();
    const { position: _position, ...product } = placed;
    return { product, own: overrides[0]?.own ?? null };
  }
}
