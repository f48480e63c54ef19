import { Refusal } from '@larder/kernel';
import { highestNumber } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const CONSUMERS = { catalog: 'orders.catalog', 'discounts-rebates': 'orders.discounts' } as const;

/** Checked only when something was not found: it may not have arrived yet. */
@Injectable()
export class CopyLag {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws Refusal `unavailable` while a copy is behind its producer. */
  async refuseWhileBehind(producer: keyof typeof CONSUMERS): Promise<void> {
    const logged = await highestNumber(this.dataSource, producer);
    const rows: { number: number }[] = await this.dataSource.query(
      'SELECT number FROM restaurant_orders.event_cursor WHERE consumer = $1 AND producer = $2',
      [CONSUMERS[producer], producer],
    );
    if ((rows[0]?.number ?? 0) >= logged) return;
    throw new Refusal('unavailable', 'The latest changes are still arriving here. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }
}
