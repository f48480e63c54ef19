import { PriceProof, PriceProofQuery, ProductParams, type EventType, type ProductState } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Access, Answers, scopeOf } from '@larder/platform';
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { ranInStore } from '../batches/price-batch.entity.js';
import { productNotFound } from '../product.errors.js';
import { provePrice, wasActive, FIELDS, type LoggedChange } from './prove-price.js';

const OF_CHAIN: EventType[] = ['product.created', 'product.updated', 'product.deleted'];
const CHANGES: EventType[] = [...OF_CHAIN, 'product.overridden'];

/** Tolerates clocks that differ a little. */
const AHEAD_MS = 60_000;

@Controller('api/admin/products')
export class PriceProofController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Reads the event log, which never changes; works for deleted products too. */
  @Access('staff')
  @Answers(PriceProof)
  @Get(':id/price-at')
  async prove(
    @Param() { id }: ProductParams,
    @Query() { at: asked }: PriceProofQuery,
    @Req() request: FastifyRequest,
  ): Promise<PriceProof> {
    const at = asked === undefined ? new Date() : new Date(asked);
    if (at.getTime() > Date.now() + AHEAD_MS) throw new Refusal('invalid', 'at must not be in the future.');
    const subject = `product:${id}`;
    const { store: storeId } = scopeOf(request);
    const product = await this.productAt(subject, at);
    if (!product) throw productNotFound();
    const changes = await this.changesAt(subject, at, storeId);
    const { description, size, category } = product;
    return {
      description,
      size,
      category,
      at: at.toISOString(),
      store: await this.slugOf(storeId),
      active: wasActive(changes),
      ourPrice: provePrice(changes, 'ourPriceCents'),
      retailPrice: provePrice(changes, 'retailPriceCents'),
    };
  }

  /** The product as it was then or, if it did not exist, at the nearest time when it did. */
  private async productAt(subject: string, at: Date): Promise<ProductState | undefined> {
    const rows: { product: ProductState }[] = await this.dataSource.query(
      `SELECT coalesce(after, before) AS product FROM catalog.event_log
        WHERE subject = $1 AND type = ANY($2)
        ORDER BY occurred_at > $3, abs(extract(epoch FROM occurred_at - $3)), number DESC LIMIT 1`,
      [subject, OF_CHAIN, at],
    );
    return rows[0]?.product;
  }

  private async changesAt(subject: string, at: Date, storeId: string | null): Promise<LoggedChange[]> {
    return await this.dataSource.query(
      `WITH logged AS (
         SELECT number, occurred_at AS at, actor_name AS by, CASE WHEN store_id IS NULL THEN 'chain' ELSE 'store' END AS layer,
                occurred_at > $3 AS later, coalesce(before, '{}') AS before, coalesce(after, '{}') AS after
           FROM catalog.event_log WHERE subject = $1 AND type = ANY($2) AND (store_id IS NULL OR store_id = $4)
         UNION ALL
         ${ranInStore('$4', '$6', '$3')}
       )
       SELECT DISTINCT ON (change.field, logged.layer, logged.later)
              change.field, logged.layer, logged.later, logged.number, logged.at, logged.by, logged.after ->> change.field AS value
         FROM logged CROSS JOIN unnest($5::text[]) AS change (field)
        WHERE logged.before ->> change.field IS DISTINCT FROM logged.after ->> change.field
        ORDER BY change.field, logged.layer, logged.later, CASE WHEN logged.later THEN logged.number ELSE -logged.number END`,
      [subject, CHANGES, at, storeId, FIELDS, subject.slice('product:'.length)],
    );
  }

  private async slugOf(storeId: string | null): Promise<string | null> {
    if (storeId === null) return null;
    const rows: { slug: string }[] = await this.dataSource.query('SELECT slug FROM catalog.store WHERE id = $1', [
      storeId,
    ]);
    return rows[0]?.slug ?? null;
  }
}
