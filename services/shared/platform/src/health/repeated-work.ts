import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isTransient } from '../database/transient-error.js';

/** Work that is done again and again while the process runs. What fails for a moment is simply done the next time. */
export abstract class RepeatedWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;

  protected constructor(
    name: string,
    private readonly everyMs: number,
  ) {
    this.logger = new Logger(name);
  }

  /** One turn. Replicas take theirs at the same time: the work must share itself out. */
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
