import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { isTransient } from '../database/transient-error.js';

const RETRY_MS = 1_000;

/** Listens to one channel of PostgreSQL's notifications on a separate connection, and reconnects until closed. */
export class PostgresListener {
  private readonly logger = new Logger('notifications');
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly hear: (text: string) => void,
  ) {
    void this.listen();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: `larder ${this.channel}`,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.client = client;
    let isLost = false;
    const reconnect = (error?: Error): void => {
      if (error && !isTransient(error)) this.logger.error(error);
      if (isLost) return;
      isLost = true;
      client.end().catch(() => undefined);
      if (!this.isClosed) this.retry = setTimeout(() => void this.listen(), RETRY_MS);
    };
    client.on('error', reconnect);
    client.on('end', () => reconnect());
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
    } catch (error) {
      reconnect(error instanceof Error ? error : undefined);
    }
  }
}
