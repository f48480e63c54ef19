import type { ProductState } from '@larder/contracts';
import { priceSlips, slipValues, type MiddlePrices, type PricedProduct } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { middlesByCategory } from '../price-guard/category-middles.js';
import { PriceGuardService } from '../price-guard/price-guard.service.js';
import type { Consent } from '../price-guard/second-person.js';
import type { Slipped } from '../price-guard/slip-marks.js';
import { PRODUCT } from './product.entity.js';

/** Prices before and after, as they hold: in a store with its own words. */
export interface PriceChange {
  /** Null for a new product. */
  before: ProductState | null;
  after: ProductState;
  /** Of a store's own price. */
  storeId?: string;
}

type Priced = Pick<ProductState, 'retailPriceCents' | 'ourPriceCents' | 'size'>;

const PEERS = PRODUCT.only('retailPriceCents', 'ourPriceCents', 'size');

/** What the price guard says of retail prices. */
@Injectable()
export class RetailSlips {
  constructor(private readonly guard: PriceGuardService) {}

  /** @throws Refusal `conflict` in the mode "ask" without a confirmation. */
  async admit(manager: EntityManager, changes: readonly PriceChange[], consent: Consent): Promise<readonly Slipped[]> {
    const priced = changes.filter(({ before, after }) => before === null || pricesDiffer(before, after));
    if (priced.length === 0) return [];
    const find = async (isOn: boolean): Promise<Slipped[]> => {
      if (!isOn) return [];
      const peers = { table: PEERS, category: 'p.category', priced: pricedOf };
      const categories = priced.map(({ after }) => after.category);
      return slippedOf(priced, await middlesByCategory(manager, peers, categories));
    };
    return await this.guard.admit(manager, find, consent);
  }

  /** For a preview. */
  async needsSecondPerson(manager: EntityManager, slipped: readonly Slipped[]): Promise<boolean> {
    return await this.guard.needsSecondPerson(manager, slipped);
  }
}

function slippedOf(changes: readonly PriceChange[], middles: ReadonlyMap<string, MiddlePrices>): Slipped[] {
  return changes.flatMap(({ before, after, storeId }) => {
    const slips = slipValues(priceSlips(before && pricedOf(before), pricedOf(after), middles.get(after.category)));
    const subject = `product:${after.id}`;
    return slips.length === 0 ? [] : [{ subject, slips, ...(storeId === undefined ? {} : { storeId }) }];
  });
}

export const pricedOf = ({ retailPriceCents, ourPriceCents, size }: Priced): PricedProduct => ({
  retailCents: retailPriceCents,
  ourCents: ourPriceCents,
  size,
});

const pricesDiffer = (one: Priced, other: Priced): boolean =>
  one.retailPriceCents !== other.retailPriceCents || one.ourPriceCents !== other.ourPriceCents;
