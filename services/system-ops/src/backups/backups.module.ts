import { MultipartIntake } from '@larder/platform/forms';
import type { Provider } from '@nestjs/common';
import { BACKUP_CONFIG, type BackupConfig } from './backup-config.js';
import { BackupKeeper } from './backup-keeper.js';
import { BackupJobRepository } from './make/backup-job.repository.js';
import { BackupRepository } from './make/backup.repository.js';
import { BackupQueue, BackupWorker } from './make/backup.worker.js';
import { BackupsService } from './make/backups.service.js';
import { RestoreJobRepository } from './restore/restore-job.repository.js';
import { RestoreService } from './restore/restore.service.js';
import { RestoreQueue, RestoreWorker } from './restore/restore.worker.js';

/** @param config null where backups are not set up. */
export const backupProviders = (config: BackupConfig | null): Provider[] => [
  { provide: BACKUP_CONFIG, useValue: config },
  MultipartIntake,
  BackupKeeper,
  BackupRepository,
  BackupJobRepository,
  BackupWorker,
  BackupQueue,
  BackupsService,
  RestoreJobRepository,
  RestoreWorker,
  RestoreQueue,
  RestoreService,
];
