import type { EventType } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { LoggedChange } from './history-entry.js';

const CHANGES: EventType[] = ['product.created', 'product.updated', 'product.deleted'];

@Injectable()
export class ProductHistoryRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The latest first, below the number `before` if given. */
  async changes(productId: string, before: number | undefined, limit: number): Promise<LoggedChange[]> {
    return await this.dataSource.query(
      `SELECT event.number, event.occurred_at AS at, event.actor_name AS by, store.slug AS store,
              event.before, event.after
         FROM catalog.event_log AS event LEFT JOIN catalog.store ON store.id = event.store_id
        WHERE event.subject = $1 AND event.type = ANY($2) AND ($3::bigint IS NULL OR event.number < $3)
        ORDER BY event.number DESC LIMIT $4`,
      [`product:${productId.toLowerCase()}`, CHANGES, before ?? null, limit],
    );
  }
}
