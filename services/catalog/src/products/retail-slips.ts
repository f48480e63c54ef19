import type { ProductState } from '@larder/contracts';
import { middlePrices, priceSlips, slipValues, type MiddlePrices, type PricedProduct } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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

/** Enough for the middle price of a category. */
const SAMPLE = 500;

const SAMPLED = PRODUCT.only('retailPriceCents', 'ourPriceCents', 'size', 'category');

/** What the price guard says of retail prices. */
@Injectable()
export class RetailSlips {
  constructor(private readonly guard: PriceGuardService) {}

  /** @throws Refusal `conflict` in the mode "ask" without a confirmation. */
  async admit(manager: EntityManager, changes: readonly PriceChange[], consent: Consent): Promise<readonly Slipped[]> {
    const priced = changes.filter(({ before, after }) => before === null || pricesDiffer(before, after));
    if (priced.length === 0) return [];
    const find = async (isOn: boolean): Promise<Slipped[]> =>
      isOn ? slippedOf(priced, await middlesOf(manager, priced)) : [];
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

/** By category. */
async function middlesOf(
  manager: EntityManager,
  changes: readonly PriceChange[],
): Promise<ReadonlyMap<string, MiddlePrices>> {
  const categories = [...new Set(changes.map(({ after }) => after.category))];
  const rows: (Priced & { category: string })[] = await manager.query(
    `SELECT peer.* FROM unnest($1::text[]) AS wanted (category) CROSS JOIN LATERAL (
       SELECT ${SAMPLED.columns('p')} FROM catalog.product AS p WHERE p.category = wanted.category LIMIT ${SAMPLE}
     ) AS peer`,
    [categories],
  );
  const groups = Map.groupBy(rows, ({ category }) => category);
  return new Map([...groups].map(([category, group]) => [category, middlePrices(group.map(pricedOf))]));
}

export const pricedOf = ({ retailPriceCents, ourPriceCents, size }: Priced): PricedProduct => ({
  retailCents: retailPriceCents,
  ourCents: ourPriceCents,
  size,
});

const pricesDiffer = (one: Priced, other: Priced): boolean =>
  one.retailPriceCents !== other.retailPriceCents || one.ourPriceCents !== other.ourPriceCents;
