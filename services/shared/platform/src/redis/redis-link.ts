import { Redis, type RedisOptions } from 'ioredis';

export interface RedisSubscriber {
  message(text: string): void;
  /** The subscription stands, for the first time or again after the connection was lost. */
  returned(): void;
}

const RETRY_MS = 500;
/** A connection that answers no ping in time is cut and made anew: it may be half open and would leave us deaf. */
const PING_EVERY_MS = 5_000;
const PING_PATIENCE_MS = 2_000;

/**
 * This process's connections to Redis. Everything here may fail at any moment without harm: publishing drops the message,
 * subscriptions come back by themselves, and a process starts with Redis down.
 */
export class RedisLink {
  private readonly publisher: Redis;
  private readonly subscribers: Redis[] = [];
  private readonly pinging: NodeJS.Timeout;

  /** @param namespace what this installation's channels begin with: several may share one Redis without hearing each other. */
  constructor(
    private readonly url: string,
    private readonly namespace: string,
  ) {
    this.publisher = this.connect({ enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.pinging = setInterval(() => this.ping(), PING_EVERY_MS).unref();
  }

  /** Whether we can be heard and, if we listen at all, hear. */
  isConnected(): boolean {
    return [this.publisher, ...this.subscribers].every(({ status }) => status === 'ready');
  }

  /** Sends a message to whoever listens now; drops it when Redis is away. */
  publish(channel: string, message: string): void {
    if (this.publisher.status === 'ready') this.publisher.publish(this.named(channel), message).catch(() => undefined);
  }

  subscribe(channels: string[], { message, returned }: RedisSubscriber): void {
    const subscriber = this.connect({ maxRetriesPerRequest: null, autoResubscribe: false });
    this.subscribers.push(subscriber);
    subscriber.on('message', (_channel: string, text: string) => message(text));
    subscriber.on('ready', () => {
      const names = channels.map((channel) => this.named(channel));
      subscriber.subscribe(...names).then(returned, () => subscriber.disconnect(true));
    });
  }

  close(): void {
    clearInterval(this.pinging);
    for (const client of [this.publisher, ...this.subscribers]) client.disconnect();
  }

  private named(channel: string): string {
    return `${this.namespace}:${channel}`;
  }

  private connect(options: RedisOptions): Redis {
    const client = new Redis(this.url, {
      connectTimeout: 2_000,
      commandTimeout: PING_PATIENCE_MS,
      keepAlive: 10_000,
      retryStrategy: () => RETRY_MS,
      ...options,
    });
    // Without a listener ioredis prints every refused connection; isConnected() and the health check tell instead.
    client.on('error', () => undefined);
    return client;
  }

  private ping(): void {
    for (const client of [this.publisher, ...this.subscribers]) {
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
    }
  }
}
