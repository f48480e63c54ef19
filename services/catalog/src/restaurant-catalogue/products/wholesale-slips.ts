import type { RestaurantProductState } from '@larder/contracts';
import { pricedWholesale, priceSlips, slipValues, type PricedProduct } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { middlesByCategory } from '../../price-guard/category-middles.js';
import { PriceGuardService } from '../../price-guard/price-guard.service.js';
import type { Consent } from '../../price-guard/second-person.js';
import type { Slipped } from '../../price-guard/slip-marks.js';
import { RESTAURANT_PRODUCT } from './restaurant-product.entity.js';

/** Prices before and after, as they hold: in a store with its own words. */
export interface WholesaleChange {
  /** Null for a new product. */
  before: RestaurantProductState | null;
  after: RestaurantProductState;
  /** Of a store's own price. */
  storeId?: string;
}

type Priced = Pick<RestaurantProductState, 'pricePerUnitCents' | 'size' | 'unit'>;

const PEERS = RESTAURANT_PRODUCT.only('pricePerUnitCents', 'size', 'unit');

/** What the price guard says of wholesale prices. */
@Injectable()
export class WholesaleSlips {
  constructor(private readonly guard: PriceGuardService) {}

  /** @throws Refusal `conflict` in the mode "ask" without a confirmation. */
  async admit(
    manager: EntityManager,
    changes: readonly WholesaleChange[],
    consent: Consent,
  ): Promise<readonly Slipped[]> {
    const priced = changes.filter(({ before, after }) => before?.pricePerUnitCents !== after.pricePerUnitCents);
    if (priced.length === 0) return [];
    const find = async (isOn: boolean): Promise<Slipped[]> => {
      if (!isOn) return [];
      const peers = { table: PEERS, category: 'lower(p.category)', priced: pricedOf };
      const categories = priced.map(({ after }) => after.category.toLowerCase());
      const middles = await middlesByCategory(manager, peers, categories);
      return priced.flatMap(({ before, after, storeId }) => {
        const middle = middles.get(after.category.toLowerCase());
        const slips = slipValues(priceSlips(before && pricedOf(before), pricedOf(after), middle), 'pricePerUnit');
        const subject = `restaurant-product:${after.id}`;
        return slips.length === 0 ? [] : [{ subject, slips, ...(storeId === undefined ? {} : { storeId }) }];
      });
    };
    return await this.guard.admit(manager, find, consent);
  }

  /** For a preview. */
  async needsSecondPerson(manager: EntityManager, slipped: readonly Slipped[]): Promise<boolean> {
    return await this.guard.needsSecondPerson(manager, slipped);
  }
}

export const pricedOf = ({ pricePerUnitCents, size, unit }: Priced): PricedProduct =>
  pricedWholesale(pricePerUnitCents, size, unit);
