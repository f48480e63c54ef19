import type { ParkedRetryRequest } from '@larder/contracts';
import { isoInstant } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export interface AskedRetry extends ParkedRetryRequest {
  /** ISO instant. */
  at: string;
}

const MOST = 500;

@Injectable()
export class ParkedRetriesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest first. */
  async latest(): Promise<AskedRetry[]> {
    return await this.dataSource.query(
      `SELECT after->>'service' AS service, after->>'consumer' AS consumer, after->>'producer' AS producer,
              after->>'subject' AS subject,
              ${isoInstant('occurred_at')} AS at
         FROM system_ops.event_log WHERE type = 'parked-event.retry-asked' ORDER BY number DESC LIMIT ${MOST}`,
    );
  }
}
