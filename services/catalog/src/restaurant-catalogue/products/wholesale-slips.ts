import type { RestaurantProductState } from '@larder/contracts';
import { middlePrices, pricedWholesale, priceSlips, slipValues, type PricedProduct } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PriceGuardService } from '../../price-guard/price-guard.service.js';
import type { Consent } from '../../price-guard/second-person.js';
import type { Slipped } from '../../price-guard/slip-marks.js';
import { RESTAURANT_PRODUCT } from './restaurant-product.entity.js';

type Priced = Pick<RestaurantProductState, 'pricePerUnitCents' | 'size' | 'unit'>;

/** Enough for the middle price of a category. */
const SAMPLE = 500;

const SAMPLED = RESTAURANT_PRODUCT.only('pricePerUnitCents', 'size', 'unit');

/** What the price guard says of wholesale prices. */
@Injectable()
export class WholesaleSlips {
  constructor(private readonly guard: PriceGuardService) {}

  /** @param before null for a new product. @throws Refusal `conflict` in the mode "ask" without a confirmation. */
  async admit(
    manager: EntityManager,
    before: RestaurantProductState | null,
    after: RestaurantProductState,
    consent: Consent,
  ): Promise<readonly Slipped[]> {
    if (before?.pricePerUnitCents === after.pricePerUnitCents) return [];
    const find = async (isOn: boolean): Promise<Slipped[]> => {
      if (!isOn) return [];
      const others: Priced[] = await manager.query(
        `SELECT ${SAMPLED.columns('p')} FROM catalog.restaurant_product AS p
          WHERE lower(p.category) = lower($1) LIMIT ${SAMPLE}`,
        [after.category],
      );
      const middles = middlePrices(others.map(pricedOf));
      const slips = slipValues(priceSlips(before && pricedOf(before), pricedOf(after), middles), 'pricePerUnit');
      return slips.length === 0 ? [] : [{ subject: `restaurant-product:${after.id}`, slips }];
    };
    return await this.guard.admit(manager, find, consent);
  }
}

export const pricedOf = ({ pricePerUnitCents, size, unit }: Priced): PricedProduct =>
  pricedWholesale(pricePerUnitCents, size, unit);
