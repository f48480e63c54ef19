import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isTransient } from '@larder/platform';
import { PlacementRepository } from './placement.repository.js';

const EVERY_MS = 10 * 60_000;

/** So long may a checkout be retried and still get its first answer. */
export const ANSWERS_KEPT_HOURS = 48;

/** Forgets old answers, so that the table stays as large as two days' orders. */
@Injectable()
export class ForgetAnswersTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('idempotency');
  private readonly repository: PlacementRepository;
  private timer: NodeJS.Timeout | undefined;

  constructor(repository: PlacementRepository) {
    this.repository = repository;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.repository.forgetAnswers(ANSWERS_KEPT_HOURS).catch((error: unknown) => {
        if (!isTransient(error)) this.logger.error(error);
      });
    }, EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
