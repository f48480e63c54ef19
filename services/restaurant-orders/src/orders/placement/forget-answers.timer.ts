import { RepeatedWork } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { PlacementRepository } from './placement.repository.js';

const EVERY_MS = 10 * 60_000;

/** How long a retried checkout gets the first answer. */
export const ANSWERS_KEPT_HOURS = 48;

/** Limits the table to two days of orders. */
@Injectable()
export class ForgetAnswersTimer extends RepeatedWork {
  constructor(private readonly repository: PlacementRepository) {
    super('idempotency', EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.repository.forgetAnswers(ANSWERS_KEPT_HOURS);
  }
}
