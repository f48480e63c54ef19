import { SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import { JobQueue } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { RebateRunWorker } from './rebate-run.worker.js';

@Injectable()
export class RebateRunQueue extends JobQueue {
  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig, runs: RebateRunWorker) {
    super(config, runs, {
      name: 'discounts-rebates-runs',
      unavailable: 'Rebates cannot be calculated right now. Please try again in a moment.',
    });
  }
}
