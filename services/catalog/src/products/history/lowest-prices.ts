import { LOWEST_DAYS, lowestBefore, type LayerStep } from '@larder/kernel';
import { shareRuns } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ranInStore } from '../batches/price-batch.entity.js';
import { batchOf, chainRowOf, ownOf, type ShelfRow } from '../store-shelf.js';

/** A price that began earlier has no lowest price before it. */
const NEWS_DAYS = 90;
/** The days before the oldest of these prices must be read, too. */
const DAYS_BACK = NEWS_DAYS + LOWEST_DAYS;
const DAY_MS = 86_400_000;

interface StepRow extends LayerStep {
  id: string;
  number: number;
}

type Steps = ReadonlyMap<string, readonly LayerStep[]>;

/** The steps of one layer by product, up to the last event that was read. */
interface Layer {
  readonly steps: Map<string, LayerStep[]>;
  readTo: number;
}

const IS_RECENT = `> now() - interval '${DAYS_BACK} days'`;
const AT_MS = 'floor(extract(epoch FROM e.occurred_at) * 1000)::bigint AS "atMs"';
const OUR = (of: string): string => `(e.${of} ->> 'ourPriceCents')::bigint`;

/** SQL for the changes of our price after an event. */
const stepsOf = (where: string, from = OUR('before')): string => `
  SELECT e.number, substr(e.subject, length('product:') + 1) AS id, ${AT_MS}, ${from} AS from, ${OUR('after')} AS to
    FROM catalog.event_log AS e
   WHERE (${where}) AND e.number > $1 AND e.occurred_at ${IS_RECENT} AND ${from} IS DISTINCT FROM ${OUR('after')}
   ORDER BY e.number`;

const CHAIN_STEPS = stepsOf(
  `e.type IN ('product.created', 'product.updated', 'product.deleted') AND e.store_id IS NULL`,
);
/** A deleted product has lost the price of the store `$2`: the last one since it was created. */
const STORE_STEPS = stepsOf(
  `e.type = 'product.deleted' OR e.type = 'product.overridden' AND e.store_id = $2`,
  `CASE e.type WHEN 'product.overridden' THEN ${OUR('before')} ELSE (
     SELECT CASE o.type WHEN 'product.overridden' THEN (o.after ->> 'ourPriceCents')::bigint END
       FROM catalog.event_log AS o
      WHERE o.subject = e.subject AND o.number < e.number
        AND (o.type = 'product.created' OR o.type = 'product.overridden' AND o.store_id = $2)
      ORDER BY o.number DESC LIMIT 1) END`,
);
const RESTORED = `SELECT max(number) AS number FROM catalog.event_log WHERE type = 'data.restored'`;
const BATCH_STEPS = `
  SELECT number, coalesce(before ->> 'productId', after ->> 'productId') AS id,
         floor(extract(epoch FROM at) * 1000)::bigint AS "atMs",
         (before ->> 'ourPriceCents')::bigint AS from, (after ->> 'ourPriceCents')::bigint AS to
    FROM (${ranInStore('$1', 'i.product_id', 'now()')}
      AND EXISTS (SELECT FROM catalog.price_batch_store AS s
            WHERE s.batch_id = i.batch_id AND s.store_id = $1 AND s.starts_at <= now() AND s.ends_at ${IS_RECENT})
    ) AS ran (number, at, by, layer, later, before, after)
   WHERE at ${IS_RECENT} ORDER BY number`;

/** The lowest our price was before it became the present one. Reads only new entries of the event log. */
@Injectable()
export class LowestPrices {
  private chain: Layer | undefined;
  private readonly stores = new Map<string, Layer>();
  private first = 0;
  private restoredAt: number | null = null;
  private day = 0;
  /** Reads everything again after a restore, which changes the past, and once a day to drop old prices. */
  private readonly start = shareRuns(async () => {
    const [restore] = await this.dataSource.query<{ number: number | null }[]>(RESTORED);
    const restoredAt = restore?.number ?? 0;
    const day = Math.floor(Date.now() / DAY_MS);
    if (restoredAt === this.restoredAt && day === this.day) return;
    this.first = await this.firstRecent();
    this.chain = undefined;
    this.stores.clear();
    [this.restoredAt, this.day] = [restoredAt, day];
  });
  private readonly followChain = shareRuns(async () => {
    this.chain ??= this.unread();
    return await this.readOn(this.chain, CHAIN_STEPS);
  });

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Lowest prices by product, in cents; products without a known earlier price are absent. */
  async of(storeId: string, shelf: readonly ShelfRow[], now: Date): Promise<Map<string, number>> {
    await this.start();
    const ofStore = this.stores.get(storeId) ?? this.unread();
    this.stores.set(storeId, ofStore);
    const [batches, own, chain] = await Promise.all([
      this.dataSource.query<StepRow[]>(BATCH_STEPS, [storeId]),
      this.readOn(ofStore, STORE_STEPS, storeId),
      this.followChain(),
    ]);
    const layers: Steps[] = [Map.groupBy(batches, ({ id }) => id), own, chain];
    const sinceMs = now.getTime() - NEWS_DAYS * DAY_MS;
    const lowest = new Map<string, number>();
    for (const row of shelf) {
      const { id, ourPriceCents } = chainRowOf(row).state;
      const prices = [batchOf(row)?.ourPriceCents ?? null, ownOf(row)?.ourPriceCents ?? null, ourPriceCents];
      const steps = layers.map((layer) => layer.get(id) ?? []);
      const cents = steps.every((each) => each.length === 0) ? null : lowestBefore(steps, prices, sinceMs);
      if (cents !== null) lowest.set(id, cents);
    }
    return lowest;
  }

  private unread(): Layer {
    return { steps: new Map(), readTo: this.first };
  }

  private async readOn(layer: Layer, sql: string, ...store: string[]): Promise<Steps> {
    const rows: StepRow[] = await this.dataSource.query(sql, [layer.readTo, ...store]);
    for (const { id, number, ...step } of rows) {
      // A concurrent call has added it already.
      if (number <= layer.readTo) continue;
      layer.readTo = number;
      const known = layer.steps.get(id);
      if (known) known.push(step);
      else layer.steps.set(id, [step]);
    }
    return layer.steps;
  }

  /** The first number of the period, roughly: numbers rise with time, and a scan of the log by time would be slow. */
  private async firstRecent(): Promise<number> {
    const [newest] = await this.dataSource.query<{ number: number | null }[]>(
      'SELECT max(number) AS number FROM catalog.event_log',
    );
    let [low, high] = [0, newest?.number ?? 0];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [next] = await this.dataSource.query<{ isRecent: boolean }[]>(
        `SELECT occurred_at ${IS_RECENT} AS "isRecent" FROM catalog.event_log WHERE number > $1 ORDER BY number LIMIT 1`,
        [middle],
      );
      if (next?.isRecent === false) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
