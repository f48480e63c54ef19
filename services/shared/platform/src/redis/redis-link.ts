import { Redis, type RedisOptions } from 'ioredis';

export interface RedisSubscriber {
  message(text: string): void;
  /** The subscription stands again after the connection was lost. */
  returned(): void;
}

const RETRY_MS = 500;

/**
 * This process's connections to Redis. Everything here may fail at any moment without harm: publishing drops the message,
 * subscriptions come back by themselves, and a process starts with Redis down.
 */
export class RedisLink {
  private readonly publisher: Redis;
  private subscriber: Redis | undefined;
  private readonly url: string;
  private readonly namespace: string;

  /** @param namespace what this installation's channels begin with: several may share one Redis without hearing each other. */
  constructor(url: string, namespace: string) {
    this.url = url;
    this.namespace = namespace;
    this.publisher = this.connect({ enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 2_000 });
  }

  private connect(options: RedisOptions): Redis {
    const client = new Redis(this.url, {
      connectTimeout: 2_000,
      keepAlive: 10_000,
      retryStrategy: () => RETRY_MS,
      ...options,
    });
    // Without a listener ioredis prints every refused connection; isConnected() and the health check tell instead.
    client.on('error', () => undefined);
    return client;
  }

  isConnected(): boolean {
    return this.publisher.status === 'ready';
  }

  /** Sends a message to whoever listens now; drops it when Redis is away. */
  publish(channel: string, message: string): void {
    if (this.isConnected()) this.publisher.publish(this.named(channel), message).catch(() => undefined);
  }

  subscribe(channels: string[], { message, returned }: RedisSubscriber): void {
    const subscriber = this.connect({ maxRetriesPerRequest: null, autoResubscribe: false });
    this.subscriber = subscriber;
    subscriber.on('message', (_channel: string, text: string) => message(text));
    subscriber.on('ready', () => {
      subscriber
        .subscribe(...channels.map((channel) => this.named(channel)))
        .then(returned, () => subscriber.disconnect(true));
    });
  }

  private named(channel: string): string {
    return `${this.namespace}:${channel}`;
  }

  close(): void {
    this.publisher.disconnect();
    this.subscriber?.disconnect();
  }
}
