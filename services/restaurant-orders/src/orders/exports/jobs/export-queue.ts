import { SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import { JobQueue } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { ExportWorker } from './export-worker.js';

/** Exports wait their turn here: one file at a time in each process. */
@Injectable()
export class ExportQueue extends JobQueue {
  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig, exports: ExportWorker) {
    super(config, exports, {
      name: 'restaurant-orders-exports',
      unavailable: 'Exports cannot be made right now. Please try again in a moment.',
    });
  }
}
