import { HISTORY_PAGE, ProductParams, ProductHistory, ProductHistoryQuery, type EventType } from '@larder/contracts';
import { Access, Answers, scopeOf } from '@larder/platform';
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { productNotFound } from '../product.errors.js';
import { historyEntry, type LoggedChange } from './history-entry.js';

const CHANGES: EventType[] = ['product.created', 'product.updated', 'product.deleted', 'product.overridden'];

@Controller('api/admin/products')
export class ProductHistoryController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Deleted products have a history too. Staff of some stores see the changes of these stores and the chain. */
  @Access('staff')
  @Answers(ProductHistory)
  @Get(':id/history')
  async changesOf(
    @Param() { id }: ProductParams,
    @Query() { before }: ProductHistoryQuery,
    @Req() request: FastifyRequest,
  ): Promise<ProductHistory> {
    const changes: LoggedChange[] = await this.dataSource.query(
      `SELECT event.number, event.occurred_at AS at, event.actor_name AS by, store.slug AS store,
              event.before, event.after, mark.slips
         FROM catalog.event_log AS event LEFT JOIN catalog.store ON store.id = event.store_id
         LEFT JOIN (
           SELECT occurred_at, store_id, jsonb_agg(after ORDER BY number) AS slips FROM catalog.event_log
            WHERE subject = $1 AND type = 'price-slip.passed' GROUP BY occurred_at, store_id
         ) AS mark ON mark.occurred_at = event.occurred_at AND mark.store_id IS NOT DISTINCT FROM event.store_id
        WHERE event.subject = $1 AND event.type = ANY($2) AND ($3::bigint IS NULL OR event.number < $3)
          AND ($5::uuid[] IS NULL OR event.store_id IS NULL OR event.store_id = ANY($5))
        ORDER BY event.number DESC LIMIT $4`,
      [`product:${id}`, CHANGES, before ?? null, HISTORY_PAGE + 1, scopeOf(request).storeIds],
    );
    if (changes.length === 0 && before === undefined) throw productNotFound();
    const shown = changes.slice(0, HISTORY_PAGE);
    return {
      entries: shown.map(historyEntry),
      next: changes.length > HISTORY_PAGE ? (shown.at(-1)?.number ?? null) : null,
    };
  }
}
