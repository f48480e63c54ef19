import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isTransient } from '@larder/platform';
import type { DataSource } from 'typeorm';

const FORGET_EVERY_MS = 10 * 60_000;

/** Forgets sessions whose time is over, those of people who never came back included. */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ended sessions');
  private readonly dataSource: DataSource;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.forget().catch((error: unknown) => {
        if (!isTransient(error)) this.logger.error(error);
      });
    }, FORGET_EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async forget(): Promise<void> {
    await this.dataSource.query('DELETE FROM identity.staff_session WHERE expires_at < now()');
  }
}
