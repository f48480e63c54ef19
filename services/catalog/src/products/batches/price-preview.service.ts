import type { PlannedSlip, PricePreview, ProductState, RetailOverrideState } from '@larder/contracts';
import { priceSlips, Refusal, slipValues } from '@larder/kernel';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CategoryMiddles } from '../../price-guard/category-middles.js';
import { RETAIL_OVERRIDES } from '../overrides/retail-override.entity.js';
import { ProductLists } from '../product-lists.js';
import { inStore } from '../product-view.js';
import { pricedOf } from '../retail-slips.js';
import { batchOf, chainRowOf, ownOf, storeShelf, type ShelfRow } from '../store-shelf.js';
import { saidBy, type BatchItem } from './plan-batch.js';
import { BATCH_ITEM, LAST_DAY, type BatchValues } from './price-batch.entity.js';

interface ComingItem extends BatchItem {
  until: string;
  id: string;
  name: string;
  endsAt: string | null;
}

/** An open dialog may ask about a time that has just passed; the present is meant. */
const LATE_MS = 3_600_000;

/** Calculates a store's list at a future time, if nothing else changes. */
@Injectable()
export class PricePreviewService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ProductLists,
  ) {}

  /** @throws Refusal `invalid` for a past time */
  async at(storeId: string, at: Date, now: Date): Promise<Pick<PricePreview, 'products' | 'slips'>> {
    if (at.getTime() < now.getTime() - LATE_MS) {
      throw new Refusal(
        'invalid',
        'A preview is for a time in the future. Past prices are in the price history of a product.',
      );
    }
    const then = at < now ? now : at;
    const [{ chain, values, shelf }, coming] = await Promise.all([
      this.lists.madeOf(storeId),
      this.coming(storeId, then),
    ]);
    const overrides = new Map(values.overrides);
    const batches = new Map<string, BatchValues>();
    for (const { productId, id, name, endsAt, ...item } of coming) {
      if (endsAt === null) {
        const own = overrides.get(productId) ?? null;
        const after = RETAIL_OVERRIDES.change(own, saidBy(item), 'merge');
        if (after) overrides.set(productId, { ...after, version: own?.version ?? 0 } satisfies RetailOverrideState);
      } else batches.set(productId, { id, name, endsAt, ...item });
    }
    const shown = storeShelf(chain, { ...values, overrides, batches }).filter((row) => row.shown.active);
    return { products: shown.map((row) => row.shown), slips: slipsBetween(shelf, shown) };
  }

  /** The values that planned and running batches will have set by then, in the order of their starts. */
  private async coming(storeId: string, at: Date): Promise<ComingItem[]> {
    return await this.dataSource.query(
      `SELECT b.id, b.name, s.ends_at AS "endsAt", ${LAST_DAY} AS until, ${BATCH_ITEM.without('batchId').columns('i')}
         FROM catalog.price_batch_store AS s JOIN catalog.price_batch AS b ON b.id = s.batch_id
         JOIN catalog.price_batch_item AS i ON i.batch_id = s.batch_id
        WHERE s.store_id = $1 AND s.state IN ('planned', 'running') AND s.starts_at <= $2
          AND (s.ends_at IS NULL OR s.ends_at > $2)
          AND NOT EXISTS (SELECT FROM catalog.price_batch_exception AS x
                WHERE x.batch_id = s.batch_id AND x.store_id = s.store_id AND x.product_id = i.product_id)
        ORDER BY s.starts_at, b.id`,
      [storeId, at],
    );
  }
}

const stateOf = (row: ShelfRow): ProductState => inStore(chainRowOf(row).state, ownOf(row), batchOf(row));

/** The price changes from one list to the other that look like typing errors. */
function slipsBetween(now: readonly ShelfRow[], then: readonly ShelfRow[]): PlannedSlip[] {
  const before = new Map(now.map((row) => [chainRowOf(row).state.id, row]));
  const middles = new CategoryMiddles<ProductState>(pricedOf);
  const all = now.map(stateOf);
  return then.flatMap((row) => {
    const known = before.get(chainRowOf(row).state.id);
    // The same object means that nothing differs.
    if (known === undefined || known === row) return [];
    const [one, other] = [stateOf(known), stateOf(row)];
    const slips = slipValues(priceSlips(pricedOf(one), pricedOf(other), middles.of(other.category, all)));
    return slips.map((slip) => ({ ...slip, productId: other.id }));
  });
}
