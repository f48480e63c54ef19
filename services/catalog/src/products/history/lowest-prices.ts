import { lowestBefore, type LayerStep } from '@larder/kernel';
import { shareRuns } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ranInStore } from '../batches/price-batch.entity.js';
import { batchOf, chainRowOf, ownOf, type ShelfRow } from '../store-shelf.js';

/** A price that began longer ago is nobody's news any more, and nothing is said of what was before it. */
const DAYS_BACK = 120;

interface StepRow extends LayerStep {
  id: string;
  number: number;
}

type Steps = ReadonlyMap<string, readonly LayerStep[]>;

const AT_MS = 'floor(extract(epoch FROM e.occurred_at) * 1000)::bigint AS "atMs"';
const OUR = (of: string): string => `(e.${of} ->> 'ourPriceCents')::bigint`;

/** Of changes of our price since an event: the chain's, or where `$2` names a store, its own. */
const stepsOf = (types: string, store: string): string => `
  SELECT e.number, substr(e.subject, length('product:') + 1) AS id, ${AT_MS}, ${OUR('before')} AS from, ${OUR('after')} AS to
    FROM catalog.event_log AS e
   WHERE e.type IN (${types}) AND ${store} AND e.number > $1
     AND e.occurred_at > now() - interval '${DAYS_BACK} days' AND ${OUR('before')} IS DISTINCT FROM ${OUR('after')}
   ORDER BY e.number`;

const CHAIN_STEPS = stepsOf(`'product.created', 'product.updated', 'product.deleted'`, 'e.store_id IS NULL');
const STORE_STEPS = stepsOf(`'product.overridden'`, 'e.store_id = $2');
const RESTORED = `SELECT max(number) AS number FROM catalog.event_log WHERE type = 'data.restored'`;
const BATCH_STEPS = `
  SELECT number, coalesce(before ->> 'productId', after ->> 'productId') AS id,
         floor(extract(epoch FROM at) * 1000)::bigint AS "atMs",
         (before ->> 'ourPriceCents')::bigint AS from, (after ->> 'ourPriceCents')::bigint AS to
    FROM (${ranInStore('$1', 'i.product_id', 'now()')}) AS ran (number, at, by, layer, later, before, after)
   WHERE at > now() - interval '${DAYS_BACK} days' ORDER BY number`;

/** The lowest our price was before it became what it is, from the event log. */
@Injectable()
export class LowestPrices {
  private readonly chain = new Map<string, LayerStep[]>();
  private readTo = 0;
  private restoredAt = 0;
  /** Only what is new is read: the chain's steps are the same for all stores. */
  private readonly follow = shareRuns(async () => {
    const [restore] = await this.dataSource.query<{ number: number | null }[]>(RESTORED);
    if (restore?.number != null && restore.number !== this.restoredAt) {
      // Another past holds from then on.
      this.chain.clear();
      [this.restoredAt, this.readTo] = [restore.number, 0];
    }
    const rows: StepRow[] = await this.dataSource.query(CHAIN_STEPS, [this.readTo]);
    for (const { id, number, ...step } of rows) {
      this.readTo = Math.max(this.readTo, number);
      const known = this.chain.get(id);
      if (known) known.push(step);
      else this.chain.set(id, [step]);
    }
  });

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** By product, in cents; products of which no earlier price is known are absent. */
  async of(storeId: string, shelf: readonly ShelfRow[]): Promise<Map<string, number>> {
    const [own, batches] = await Promise.all([
      this.dataSource.query<StepRow[]>(STORE_STEPS, [0, storeId]),
      this.dataSource.query<StepRow[]>(BATCH_STEPS, [storeId]),
      this.follow(),
    ]);
    const layers: Steps[] = [byProduct(batches), byProduct(own), this.chain];
    const lowest = new Map<string, number>();
    for (const row of shelf) {
      const { id, ourPriceCents } = chainRowOf(row).state;
      const now = [batchOf(row)?.ourPriceCents ?? null, ownOf(row)?.ourPriceCents ?? null, ourPriceCents];
      const steps = layers.map((layer) => layer.get(id) ?? []);
      const cents = steps.every((each) => each.length === 0) ? null : lowestBefore(steps, now);
      if (cents !== null) lowest.set(id, cents);
    }
    return lowest;
  }
}

const byProduct = (rows: readonly StepRow[]): Steps => Map.groupBy(rows, ({ id }) => id);
