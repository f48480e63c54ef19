import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isTransient } from '../database/transient-error.js';

/** Work repeated while the process runs. Transient failures are retried on the next turn. */
export abstract class RepeatedWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;

  protected constructor(
    name: string,
    private readonly everyMs: number,
  ) {
    this.logger = new Logger(name);
  }

  /** Replicas run turns concurrently, so the work must tolerate that. */
  abstract turn(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.turn().catch((error: unknown) => {
        if (!isTransient(error)) this.logger.error(error);
      });
    }, this.everyMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
