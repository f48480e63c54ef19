import { createHmac } from 'node:crypto';
import { RepeatedWork } from '@larder/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MONITORING_SETTINGS, type MonitoringSettings } from '../../watch/monitoring-settings.js';
import { WebhookDeliveryRepository, type Delivery, type WaitingDelivery } from './webhook-delivery.repository.js';

const EVERY_MS = 2_000;
const TIMEOUT_MS = 5_000;

/** Posts alerts for at most a day until accepted. Receivers detect duplicates by id. */
@Injectable()
export class WebhookSender extends RepeatedWork {
  private readonly failures = new Logger('webhooks');

  constructor(
    private readonly deliveries: WebhookDeliveryRepository,
    @Inject(MONITORING_SETTINGS) private readonly settings: MonitoringSettings,
  ) {
    super('webhooks', EVERY_MS);
  }

  async turn(): Promise<void> {
    if (this.settings.webhooks.addresses.length === 0) return;
    await this.deliveries.tidy(this.settings.webhooks.addresses);
    for (let due = await this.deliveries.claim(); due.length > 0; due = await this.deliveries.claim()) {
      await Promise.all(due.map((delivery) => this.deliver(delivery)));
    }
  }

  async waiting(): Promise<WaitingDelivery[]> {
    return await this.deliveries.waiting();
  }

  async sendNow(manager: EntityManager, id: string): Promise<void> {
    await this.deliveries.sendNow(manager, id);
  }

  private async deliver({ id, address, body, attempts }: Delivery): Promise<void> {
    const error = await this.post(address, body);
    if (error === null) {
      await this.deliveries.remove(id);
      return;
    }
    this.failures.warn(`A webhook could not be delivered: ${error}`);
    await this.deliveries.failed(id, error, webhookWait(attempts));
  }

  /** The answer's body is ignored and redirects are not followed. @returns why the alert was not accepted, or null. */
  private async post(address: string, body: string): Promise<string | null> {
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
      return answer.ok ? null : `The receiver answered ${answer.status}.`;
    } catch {
      return 'The receiver could not be reached.';
    }
  }
}

/** Signs a body and its time, so that receivers can detect forged and replayed ones. */
export function signWebhook(body: string, secret: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-larder-timestamp': timestamp, 'x-larder-signature': `sha256=${signature}` };
}

const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 900;

/** Seconds until the next attempt. */
export function webhookWait(attempts: number): number {
  return Math.min(FIRST_WAIT_S * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_S);
}
