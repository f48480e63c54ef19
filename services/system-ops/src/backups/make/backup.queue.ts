import { SERVICE_CONFIG, type ServiceConfig } from '@larder/platform';
import { JobQueue } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { BackupWorker } from './backup.worker.js';

@Injectable()
export class BackupQueue extends JobQueue {
  constructor(@Inject(SERVICE_CONFIG) config: ServiceConfig, backups: BackupWorker) {
    super(config, backups, {
      name: 'system-ops-backups',
      unavailable: 'Backups cannot be made right now. Please try again in a moment.',
    });
  }
}
