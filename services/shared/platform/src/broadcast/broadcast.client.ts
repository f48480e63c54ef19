import { ClientProxy, type ReadPacket } from '@nestjs/microservices';
import type { RedisLink } from './redis-link.js';

/** Sends a message over PostgreSQL while Redis is down; does nothing for patterns that may be lost. */
export type Fallback = (pattern: string, data: unknown) => Promise<void>;

/** Sends broadcasts: `emit` never throws or waits, unless its result is awaited. There are no requests, only events. */
export class BroadcastClient extends ClientProxy {
  constructor(
    private readonly link: RedisLink,
    private readonly fallback: Fallback = async () => undefined,
  ) {
    super();
  }

  async connect(): Promise<void> {}

  close(): void {
    // Does nothing: the platform module closes the link after the last message.
  }

  unwrap<T>(): T {
    return this.link as T;
  }

  protected async dispatchEvent<T>({ pattern, data }: ReadPacket<unknown>): Promise<T> {
    this.link.publish(String(pattern), JSON.stringify(data));
    if (!this.link.isConnected()) await this.fallback(String(pattern), data);
    return undefined as T;
  }

  protected publish(): never {
    throw new Error('Broadcasts have no answer: use emit().');
  }
}
