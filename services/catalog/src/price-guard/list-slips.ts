import { priceSlips, slipValues, type MiddlePrices } from '@larder/kernel';
import type { EntityManager } from 'typeorm';
import { middlesByCategory } from './category-middles.js';
import type { PriceGuardService } from './price-guard.service.js';
import type { Consent } from './second-person.js';
import type { Slipped } from './slip-marks.js';

/** Effective prices before and after, in a store or in the chain's list. */
export interface PriceChange<State> {
  /** Null for a new product. */
  before: State | null;
  after: State;
  /** Set for a store's own price. */
  storeId?: string;
}

/** Finds the prices of one list that look like typing errors. */
export abstract class ListSlips<Priced extends object, State extends Priced & { id: string; category: string }> {
  constructor(
    private readonly guard: PriceGuardService,
    private readonly list: Parameters<typeof middlesByCategory<Priced>>[1] & {
      subject: 'product' | 'restaurant-product';
      prices: readonly (keyof Priced)[];
      our: 'ourPrice' | 'pricePerUnit';
    },
  ) {}

  /** @throws Refusal `conflict` in the mode "ask" without a confirmation. */
  async admit(
    manager: EntityManager,
    changes: readonly PriceChange<State>[],
    consent: Consent,
  ): Promise<readonly Slipped[]> {
    const priced = changes.filter(
      ({ before, after }) => before === null || this.list.prices.some((price) => before[price] !== after[price]),
    );
    if (priced.length === 0) return [];
    const find = async (isOn: boolean): Promise<Slipped[]> => {
      if (!isOn) return [];
      const middles = await middlesByCategory(manager, this.list, priced.map(categoryOf));
      return priced.flatMap((change) => this.slipped(change, middles.get(categoryOf(change))));
    };
    return await this.guard.admit(manager, find, consent);
  }

  /** Used by previews. */
  async needsSecondPerson(manager: EntityManager, slipped: readonly Slipped[]): Promise<boolean> {
    return await this.guard.needsSecondPerson(manager, slipped);
  }

  private slipped({ before, after, storeId }: PriceChange<State>, middle: MiddlePrices | undefined): Slipped[] {
    const { priced, our } = this.list;
    const slips = slipValues(priceSlips(before && priced(before), priced(after), middle), our);
    const subject = `${this.list.subject}:${after.id}`;
    return slips.length === 0 ? [] : [{ subject, slips, ...(storeId === undefined ? {} : { storeId }) }];
  }
}

const categoryOf = ({ after }: PriceChange<{ category: string }>): string => after.category.toLowerCase();
