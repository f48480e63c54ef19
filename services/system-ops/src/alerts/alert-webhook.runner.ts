import type { LoggedEvent } from '@larder/contracts';
import { ConsumerRunner, EventRing, type EventConsumer } from '@larder/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MONITORING_SETTINGS, type MonitoringSettings } from '../watch/monitoring-settings.js';

/** Puts down what is to be posted, once for each address; posting it is the sender's. */
export class AlertWebhookConsumer implements EventConsumer {
  readonly name = 'system-ops.alert-webhooks';
  readonly producers = ['system-ops'] as const;
  readonly types = ['alert.raised', 'alert.cleared', 'alert.acknowledged'] as const;
  readonly startsAt = 'log-head';

  constructor(private readonly addresses: readonly string[]) {}

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    if (this.addresses.length === 0) return;
    for (const event of events) {
      const { type, number, occurredAt, producer } = event;
      if (type === 'alert.acknowledged' && event.after) {
        // Somebody answers for it: who was not reached so far need not be.
        await manager.query('DELETE FROM system_ops.webhook_delivery WHERE alert_id = $1', [event.after.id]);
      }
      if (type !== 'alert.raised' && type !== 'alert.cleared') continue;
      const alert = event.after ?? event.before;
      if (!alert) continue;
      const body = JSON.stringify({ id: `${producer}:${number}`, type, occurredAt, alert });
      await manager.query(
        `INSERT INTO system_ops.webhook_delivery (address, alert_id, body)
         SELECT address, $2, $3 FROM unnest($1::text[]) AS address`,
        [this.addresses, alert.id, body],
      );
    }
  }
}

/** It acts outside the database, so it starts at the head of the log. */
@Injectable()
export class AlertWebhookRunner extends ConsumerRunner {
  constructor(
    @InjectDataSource() dataSource: DataSource,
    ring: EventRing,
    @Inject(MONITORING_SETTINGS) { webhooks }: MonitoringSettings,
  ) {
    super(dataSource, 'system-ops', new AlertWebhookConsumer(webhooks.addresses), ring);
  }
}
