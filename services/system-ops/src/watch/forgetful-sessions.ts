import type { EventType } from '@larder/contracts';
import { EventRing, RememberedSessions } from '@larder/platform';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const ENDING: readonly EventType[] = [
  'session.closed',
  'session.revoked',
  'sessions.invalidated',
  'user.updated',
  'user.deleted',
];

/** Sessions that were ended elsewhere are not remembered here: whoever is still signed in is seen again within seconds. */
@Injectable()
export class ForgetfulSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private stop: (() => void) | undefined;

  constructor(
    private readonly ring: EventRing,
    private readonly remembered: RememberedSessions,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = this.ring.listen({
      rung: ({ producer, events }) => {
        if (producer === 'identity' && events.some(({ type }) => ENDING.includes(type))) this.remembered.forgetAll();
      },
    });
  }

  onApplicationShutdown(): void {
    this.stop?.();
  }
}
