import type { FailedJob } from '@larder/contracts';
import { changedRows, isoInstant } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { WebhookDeliveryEntity } from '../alert.entity.js';

export type Delivery = Pick<WebhookDeliveryEntity, 'id' | 'address' | 'body' | 'attempts'>;

export type WaitingDelivery = Pick<FailedJob, 'id' | 'about' | 'error' | 'attempts' | 'at'>;

const AT_ONCE = 10;
const MOST_LISTED = 100;

@Injectable()
export class WebhookDeliveryRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Deletes deliveries older than a day or to unknown addresses. */
  async tidy(addresses: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM system_ops.webhook_delivery WHERE created_at < now() - interval '24 hours' OR address <> ALL ($1)`,
      [addresses],
    );
  }

  /** Claims due deliveries, only the first per alert and address: a recovery is never sent before its alert. */
  async claim(): Promise<Delivery[]> {
    // No wait is an hour long: such a time is from a clock that was ahead.
    return await changedRows<Delivery>(
      this.dataSource,
      `UPDATE system_ops.webhook_delivery
          SET attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
        WHERE id IN (SELECT id FROM system_ops.webhook_delivery AS d
                      WHERE next_attempt_at NOT BETWEEN now() AND now() + interval '1 hour'
                        AND NOT EXISTS (SELECT 1 FROM system_ops.webhook_delivery AS earlier
                                         WHERE earlier.address = d.address AND earlier.alert_id = d.alert_id
                                           AND earlier.place < d.place)
                      ORDER BY place LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
        RETURNING id, address, body, attempts`,
      [],
    );
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM system_ops.webhook_delivery WHERE id = $1', [id]);
  }

  async failed(id: string, error: string, waitSeconds: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE system_ops.webhook_delivery SET error = $3, next_attempt_at = now() + make_interval(secs => $2) WHERE id = $1`,
      [id, waitSeconds, error],
    );
  }

  /** Waiting deliveries, the oldest first, with host names only: the rest of an address may be secret. */
  async waiting(): Promise<WaitingDelivery[]> {
    return await this.dataSource.query(
      `SELECT id, error, attempts,
              left(concat_ws(' · ', substring(address FROM '^[a-z]+://(?:[^/@]*@)?([^/?#]+)'),
                             body::jsonb ->> 'type', body::jsonb #>> '{alert,message}'), 300) AS about,
              ${isoInstant('created_at')} AS at
         FROM system_ops.webhook_delivery ORDER BY place LIMIT ${MOST_LISTED}`,
    );
  }

  /** Sends the delivery now, together with those waiting before it. */
  async sendNow(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE system_ops.webhook_delivery AS d SET next_attempt_at = now()
         FROM system_ops.webhook_delivery AS asked
        WHERE asked.id = $1 AND d.address = asked.address AND d.alert_id = asked.alert_id AND d.place <= asked.place`,
      [id],
    );
  }
}
