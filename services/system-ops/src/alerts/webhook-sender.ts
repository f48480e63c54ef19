import { changedRows, RepeatedWork } from '@larder/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MONITORING_SETTINGS, type MonitoringSettings } from '../watch/monitoring-settings.js';
import type { WebhookDeliveryEntity } from './alert.entity.js';
import { signWebhook, webhookWait } from './sign-webhook.js';

const EVERY_MS = 2_000;
const TIMEOUT_MS = 5_000;
const AT_ONCE = 10;

type Delivery = Pick<WebhookDeliveryEntity, 'id' | 'address' | 'body' | 'attempts'>;

/** Posts alerts for at most a day until accepted. Receivers detect duplicates by id. */
@Injectable()
export class WebhookSender extends RepeatedWork {
  private readonly failures = new Logger('webhooks');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MONITORING_SETTINGS) private readonly settings: MonitoringSettings,
  ) {
    super('webhooks', EVERY_MS);
  }

  async turn(): Promise<void> {
    if (this.settings.webhooks.addresses.length === 0) return;
    await this.dataSource.query(
      `DELETE FROM system_ops.webhook_delivery WHERE created_at < now() - interval '24 hours' OR address <> ALL ($1)`,
      [this.settings.webhooks.addresses],
    );
    for (let due = await this.claim(); due.length > 0; due = await this.claim()) {
      await Promise.all(due.map((delivery) => this.deliver(delivery)));
    }
  }

  /** Claims due deliveries, per alert and address only the first: a recovery is never sent before its alert. */
  private async claim(): Promise<Delivery[]> {
    return await changedRows<Delivery>(
      this.dataSource,
      `UPDATE system_ops.webhook_delivery
          SET attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
        WHERE id IN (SELECT id FROM system_ops.webhook_delivery AS d
                      WHERE next_attempt_at <= now()
                        AND NOT EXISTS (SELECT 1 FROM system_ops.webhook_delivery AS earlier
                                         WHERE earlier.address = d.address AND earlier.alert_id = d.alert_id
                                           AND earlier.place < d.place)
                      ORDER BY place LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
        RETURNING id, address, body, attempts`,
      [],
    );
  }

  private async deliver({ id, address, body, attempts }: Delivery): Promise<void> {
    if (await this.post(address, body)) {
      await this.dataSource.query('DELETE FROM system_ops.webhook_delivery WHERE id = $1', [id]);
      return;
    }
    await this.dataSource.query(
      'UPDATE system_ops.webhook_delivery SET next_attempt_at = now() + make_interval(secs => $2) WHERE id = $1',
      [id, webhookWait(attempts)],
    );
  }

  /** The answer's body is ignored and redirects are not followed. */
  private async post(address: string, body: string): Promise<boolean> {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signWebhook(body, this.settings.webhooks.secret, new Date()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) this.failures.warn(`A webhook was answered ${answer.status}.`);
      return answer.ok;
    } catch {
      this.failures.warn('A webhook could not be delivered.');
      return false;
    }
  }
}
