import type { RebateOfStore } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { KnownStores, type KnownStore } from '../purchases/known-stores.js';
import type { RebateRow } from '../rebate-row.js';
import { shareStores, sumStores, type StoreShare } from './share-stores.js';

export interface SharedByStore {
  /** The shares of each rebate, by its id. */
  ofRow: ReadonlyMap<string, RebateOfStore[]>;
  ofAll: RebateOfStore[];
}

/** Splits rebates by the stores of their orders. */
@Injectable()
export class StoreShares {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stores: KnownStores,
  ) {}

  async of(rows: readonly RebateRow[]): Promise<SharedByStore> {
    const stores = await this.stores.all();
    const [first] = stores;
    // No store yet, so there are no purchases.
    if (!first) return { ofRow: new Map(), ofAll: [] };
    const bought = stores.length > 1 ? await this.bought(rows.map(({ id }) => id)) : new Map<string, never>();
    const shared = rows.map((row) => shareStores(row, bought.get(row.id) ?? new Map(), first.id));
    return {
      ofRow: new Map(rows.map(({ id }, index) => [id, storesView(shared[index] ?? [], stores)])),
      ofAll: storesView(sumStores(shared.flat()), stores),
    };
  }

  /** The purchases that each rebate counts, or counted when it was paid. */
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
}

/** The shares in the order of the stores. */
function storesView(shares: readonly StoreShare[], stores: readonly KnownStore[]): RebateOfStore[] {
  const byId = new Map(shares.map((share) => [share.storeId, share]));
  return stores.flatMap(({ id, slug }) => {
    const share = byId.get(id);
    if (!share) return [];
    const { purchasesCents, rebateCents } = share;
    return { store: slug, totalPurchases: centsToDollars(purchasesCents), rebateAmount: centsToDollars(rebateCents) };
  });
}
