import type { NewEvent } from '@larder/contracts';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { lockStoreLists } from '../../public-lists/list-locks.js';
import { otherProducts } from '../product.errors.js';
import { ProductRepository } from '../product.repository.js';
import { reorderProducts } from '../reorder-products.js';
import { RetailOverridesRepository } from './retail-overrides.repository.js';

/** A store's manual order of its products. */
@Injectable()
export class StoreOrderService {
  constructor(
    private readonly products: ProductRepository,
    private readonly overrides: RetailOverridesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** @returns how many products moved */
  async reorder(storeId: string, productIds: readonly string[]): Promise<number> {
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockStoreLists(manager, [storeId]);
      const chain = await this.products.order(manager);
      const own = await this.overrides.order(manager, storeId);
      const reordering = reorderProducts(own === null ? chain : completed(own, chain), productIds);
      if (reordering.kind === 'other') throw otherProducts();
      if (reordering.kind === 'same') return 0;
      const { from, before, after } = reordering.window;
      await this.overrides.saveOrder(manager, storeId, productIds);
      announce(orderChanged(storeId, own && { from, productIds: before }, { from, productIds: after }));
      return after.filter((id, place) => id !== before[place]).length;
    });
  }

  /** The store follows the chain's order again. @returns whether it did not. */
  async reset(storeId: string): Promise<boolean> {
    return await this.transactions.run(async ({ manager, announce }) => {
      await lockStoreLists(manager, [storeId]);
      const own = await this.overrides.order(manager, storeId);
      if (own === null) return false;
      await this.overrides.saveOrder(manager, storeId, null);
      announce(orderChanged(storeId, { from: 0, productIds: own }, null));
      return true;
    });
  }
}

/** The order without deleted products; products that it does not name come last, in the chain's order. */
function completed(own: readonly string[], chain: readonly string[]): string[] {
  const known = new Set(chain);
  const named = new Set(own);
  return [...own.filter((id) => known.has(id)), ...chain.filter((id) => !named.has(id))];
}

type StoreOrder = { from: number; productIds: string[] } | null;

function orderChanged(storeId: string, before: StoreOrder, after: StoreOrder): NewEvent {
  return { type: 'store-order.changed', subject: 'products:order', storeId, before, after };
}
