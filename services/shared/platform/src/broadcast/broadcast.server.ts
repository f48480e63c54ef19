import { FIGURES_CHANNEL, RING_PREFIX } from '@larder/contracts';
import { BaseRpcContext, Server } from '@nestjs/microservices';
import { isRing } from './event-ring.js';
import { PostgresListener } from './postgres-listener.js';
import type { RedisLink } from './redis-link.js';

/** Tells handlers that Redis is back: messages sent in between were lost. */
export const REDIS_RETURNED = 'redis.returned';

/** Subscribes only to handled patterns, because each message costs time in every process that receives it. */
export class BroadcastServer extends Server {
  private postgres: PostgresListener | undefined;

  constructor(
    private readonly link: RedisLink,
    private readonly databaseUrl: string,
  ) {
    super();
  }

  /** Returns at once: without Redis the subscriptions follow once it is back. */
  listen(ready: () => void): void {
    const patterns = [...this.messageHandlers.keys()].filter((pattern) => pattern !== REDIS_RETURNED);
    if (patterns.length > 0) {
      this.link.subscribe(patterns, {
        message: (pattern, text) => this.receive(pattern, text),
        returned: () => this.dispatch(REDIS_RETURNED, null),
      });
    }
    if (patterns.includes(FIGURES_CHANNEL)) {
      this.postgres = new PostgresListener(this.databaseUrl, FIGURES_CHANNEL, (text) =>
        this.receive(FIGURES_CHANNEL, text),
      );
    }
    ready();
  }

  /** Does nothing: the platform module closes the link later in the shutdown. */
  async close(): Promise<void> {
    await this.postgres?.close();
  }

  on(): never {
    throw new Error(`There are no connection events: handle ${REDIS_RETURNED}.`);
  }

  unwrap<T>(): T {
    return this.link as T;
  }

  /** The base class first parses a pattern as JSON: our names would throw an exception for each message. */
  protected override getRouteFromPattern(pattern: string): string {
    return pattern;
  }

  private receive(pattern: string, text: string): void {
    const data = parse(text);
    const isSound = pattern.startsWith(RING_PREFIX) ? isRing(data) : data !== null;
    if (isSound) this.dispatch(pattern, data);
  }

  private dispatch(pattern: string, data: unknown): void {
    if (!this.messageHandlers.has(pattern)) return;
    this.handleEvent(pattern, { pattern, data }, new BaseRpcContext([pattern])).catch((error: unknown) =>
      this.logger.error(error),
    );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
