import type { ShownOnScreen } from '@larder/contracts';
import { LIMITS } from '@larder/kernel';
import { isoInstant, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

@Injectable()
export class ReceiptRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The screens that confirmed the prices between two changes, and when they confirmed the next ones.
   * @param until undefined while the prices are in effect
   */
  async shownBetween(from: number, until: number | undefined, { storeIds }: StoreScope): Promise<ShownOnScreen[]> {
    return await this.dataSource.query(
      `SELECT s.name, s.store, s.board, ${isoInstant('seen.since')} AS since, ${isoInstant('seen.until')} AS until
         FROM system_ops.screen AS s
        CROSS JOIN LATERAL (
          SELECT min(confirmed_at) FILTER (WHERE revision < $2) AS since,
                 min(confirmed_at) FILTER (WHERE revision >= $2) AS until
            FROM system_ops.screen_receipt WHERE screen_id = s.id AND revision >= $1
        ) AS seen
        WHERE seen.since IS NOT NULL AND ($3::uuid[] IS NULL OR s.store_id = ANY($3))
        ORDER BY lower(s.name) LIMIT ${LIMITS.screens}`,
      [from, until ?? Number.MAX_SAFE_INTEGER, storeIds],
    );
  }
}
