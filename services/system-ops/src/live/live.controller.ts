import { ringPattern, SERVICES, type EventType, type Ring } from '@larder/contracts';
import { REDIS_RETURNED, RememberedSessions } from '@larder/platform';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { StoreNames } from '../stores/store-names.js';
import { LiveHub } from './live-hub.js';
import { LOOK_AGAIN, messagesOf } from './live-messages.js';

const SESSION_ENDINGS: readonly EventType[] = [
  'session.closed',
  'session.revoked',
  'sessions.invalidated',
  'user.updated',
  'user.deleted',
  'data.restored',
];

const STORE_CHANGES: readonly EventType[] = ['store.created', 'store.updated', 'data.restored'];

/** Receives published events for browsers, and the ends of sessions. */
@Controller()
export class LiveController {
  constructor(
    private readonly hub: LiveHub,
    private readonly remembered: RememberedSessions,
    private readonly names: StoreNames,
  ) {}

  @EventPattern(SERVICES.map(ringPattern))
  async rung(@Payload() ring: Ring): Promise<void> {
    this.hub.send(messagesOf(ring));
    if (ring.producer === 'catalog' && ring.events.some(({ type }) => STORE_CHANGES.includes(type))) {
      await this.names.renew();
    }
    if (ring.producer !== 'identity') return;
    this.hub.checkSessions();
    if (ring.events.some(({ type }) => SESSION_ENDINGS.includes(type))) this.remembered.forgetAll();
  }

  @EventPattern<string>(REDIS_RETURNED)
  returned(): void {
    this.hub.send([...LOOK_AGAIN]);
    this.hub.checkSessions();
  }
}
