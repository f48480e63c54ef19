import { FIGURES_CHANNEL } from '@larder/contracts';
import { isTransient, type RedisLink } from '@larder/platform';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { parseReplicaMessage } from './parse-replica-message.js';
import type { ReplicaBoard } from './replica-board.js';

const RETRY_MS = 1_000;

/** Hears what replicas say, over Redis and over PostgreSQL's notifications, so that either may be away. */
export class FigureListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('figures');
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly board: ReplicaBoard,
    private readonly redis: RedisLink,
    private readonly databaseUrl: string,
  ) {}

  onApplicationBootstrap(): void {
    this.redis.subscribe([FIGURES_CHANNEL], { message: (text) => this.heard(text), returned: () => undefined });
    void this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private heard(text: string | undefined): void {
    const message = parseReplicaMessage(text ?? '');
    if (message) this.board.hear(message, performance.now());
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'larder system-ops figures',
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.client = client;
    let lost = false;
    const again = (error?: Error): void => {
      if (error && !isTransient(error)) this.logger.error(error);
      if (lost) return;
      lost = true;
      client.end().catch(() => undefined);
      if (!this.stopped) this.retry = setTimeout(() => void this.listen(), RETRY_MS);
    };
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', ({ payload }) => this.heard(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${FIGURES_CHANNEL}`);
    } catch (error) {
      again(error instanceof Error ? error : undefined);
    }
  }
}
