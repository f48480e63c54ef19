import { SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import { JobQueue } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { RestoreWorker } from './restore.worker.js';

@Injectable()
export class RestoreQueue extends JobQueue {
  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig, restores: RestoreWorker) {
    super(config, restores, {
      name: 'system-ops-restores',
      unavailable: 'Nothing can be restored right now. Please try again in a moment.',
    });
  }
}
