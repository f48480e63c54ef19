import { Redis, type RedisOptions } from 'ioredis';

export interface RedisSubscriber {
  message(channel: string, text: string): void;
  /** Called on the first connection and each reconnect. */
  returned(): void;
}

const RETRY_MS = 500;
/** A connection that does not answer pings is replaced: it may be half open. */
const PING_EVERY_MS = 5_000;
const PING_TIMEOUT_MS = 2_000;

/** A connection that may fail at any time: messages are dropped while Redis is down, subscriptions are restored. */
export class RedisLink {
  private readonly publisher: Redis;
  private readonly subscribers: Redis[] = [];
  private readonly pinging: NodeJS.Timeout;

  /** @param namespace prefix of channels, so that several systems can share one Redis. */
  constructor(
    private readonly url: string,
    private readonly namespace: string,
  ) {
    this.publisher = this.connect({ enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.pinging = setInterval(() => this.ping(), PING_EVERY_MS).unref();
  }

  /** Whether messages can be sent and, if this process subscribed, received. */
  isConnected(): boolean {
    return [this.publisher, ...this.subscribers].every(({ status }) => status === 'ready');
  }

  publish(channel: string, text: string): void {
    if (this.publisher.status === 'ready') this.publisher.publish(this.prefix + channel, text).catch(() => undefined);
  }

  subscribe(channels: readonly string[], { message, returned }: RedisSubscriber): void {
    const subscriber = this.connect({ maxRetriesPerRequest: null, autoResubscribe: false });
    this.subscribers.push(subscriber);
    subscriber.on('message', (channel: string, text: string) => message(channel.slice(this.prefix.length), text));
    subscriber.on('ready', () => {
      const names = channels.map((channel) => this.prefix + channel);
      subscriber.subscribe(...names).then(returned, () => subscriber.disconnect(true));
    });
  }

  close(): void {
    clearInterval(this.pinging);
    for (const client of [this.publisher, ...this.subscribers]) client.disconnect();
  }

  private get prefix(): string {
    return `${this.namespace}:`;
  }

  private connect(options: RedisOptions): Redis {
    const client = new Redis(this.url, {
      connectTimeout: 2_000,
      commandTimeout: PING_TIMEOUT_MS,
      keepAlive: 10_000,
      retryStrategy: () => RETRY_MS,
      ...options,
    });
    // Without a listener ioredis prints every refused connection; isConnected() and the health check report it.
    client.on('error', () => undefined);
    return client;
  }

  private ping(): void {
    for (const client of [this.publisher, ...this.subscribers]) {
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
    }
  }
}
