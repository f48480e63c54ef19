import type { LoggedEvent } from '@larder/contracts';
import { Consumer, type EventConsumer } from '@larder/platform';
import { Inject } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MONITORING_SETTINGS, type MonitoringSettings } from '../../watch/monitoring-settings.js';

/** Creates one delivery per address. Effects outside the database must not repeat, so it starts at the log's head. */
@Consumer()
export class AlertWebhookConsumer implements EventConsumer {
  readonly name = 'system-ops.alert-webhooks';
  readonly producers = ['system-ops'] as const;
  readonly types = ['alert.raised', 'alert.cleared', 'alert.acknowledged'] as const;
  readonly startsAt = 'log-head';

  private readonly addresses: readonly string[];

  constructor(@Inject(MONITORING_SETTINGS) { webhooks }: MonitoringSettings) {
    this.addresses = webhooks.addresses;
  }

  async apply(manager: EntityManager, events: readonly LoggedEvent[]): Promise<void> {
    if (this.addresses.length === 0) return;
    for (const event of events) {
      const { type, number, occurredAt, producer } = event;
      if (type === 'alert.acknowledged' && event.after) {
        // An acknowledged alert is not delivered any more.
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
