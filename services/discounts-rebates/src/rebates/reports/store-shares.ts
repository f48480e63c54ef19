import type { RebateOfStore } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { KnownStores, type KnownStore } from '../purchases/known-stores.js';
import type { RebateRow } from '../rebate-row.js';
import { shareStores, sumStores, type StoreShare } from './share-stores.js';

/** Splits rebates by the stores of their orders. */
@Injectable()
export class StoreShares {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stores: KnownStores,
  ) {}

  async open(): Promise<SharedStores> {
    return new SharedStores(this.dataSource, await this.stores.all());
  }
}

/** Splits rebates, and adds up all shares. */
export class SharedStores {
  private readonly places: ReadonlyMap<string, number>;
  private sums: StoreShare[] = [];

  /** @param stores in their order */
  constructor(
    private readonly dataSource: DataSource,
    private readonly stores: readonly KnownStore[],
  ) {
    this.places = new Map(stores.map(({ id }, place) => [id, place]));
  }

  /** The shares of each rebate. */
  async of(rows: readonly RebateRow[]): Promise<RebateOfStore[][]> {
    const [first] = this.stores;
    // No store yet, so there are no purchases.
    if (!first) return rows.map(() => []);
    const bought = this.stores.length > 1 ? await this.bought(rows.map(({ id }) => id)) : new Map<string, never>();
    const shared = rows.map((row) => shareStores(row, bought.get(row.id) ?? new Map(), first.id));
    this.sums = sumStores([...this.sums, ...shared.flat()]);
    return shared.map((shares) => this.view(shares));
  }

  /** The sums of all rebates so far. */
  ofAll(): RebateOfStore[] {
    return this.view(this.sums);
  }

  /** The purchases that each rebate counts or, if paid, counted at payment. */
  private async bought(rebateIds: readonly string[]): Promise<Map<string, Map<string, number>>> {
    const sums: { rebateId: string; storeId: string; cents: number }[] = await this.dataSource.query(
      `SELECT r.id AS "rebateId", p.store_id AS "storeId", sum(p.amount_cents)::bigint AS cents
         FROM discounts_rebates.rebate AS r
         JOIN discounts_rebates.purchase AS p ON p.customer_id = r.customer_id
          AND p.order_quarter BETWEEN r.first_quarter AND r.last_quarter
        WHERE r.id = ANY($1::uuid[]) AND CASE WHEN r.status <> 'paid' THEN p.reversed_at IS NULL
                WHEN r.period_type = 'annually' THEN p.annual_rebate_id = r.id ELSE p.quarterly_rebate_id = r.id END
        GROUP BY r.id, p.store_id`,
      [rebateIds],
    );
    const bought = new Map<string, Map<string, number>>();
    for (const { rebateId, storeId, cents } of sums) {
      bought.set(rebateId, (bought.get(rebateId) ?? new Map<string, number>()).set(storeId, cents));
    }
    return bought;
  }

  /** Shares as the API has them, in the order of the stores. */
  private view(shares: readonly StoreShare[]): RebateOfStore[] {
    const placed = shares.map((share) => ({ ...share, place: this.places.get(share.storeId) ?? -1 }));
    return placed
      .toSorted((one, other) => one.place - other.place)
      .flatMap(({ place, purchasesCents, rebateCents }) => {
        const store = this.stores[place]?.slug;
        if (store === undefined) return [];
        return { store, totalPurchases: centsToDollars(purchasesCents), rebateAmount: centsToDollars(rebateCents) };
      });
  }
}
