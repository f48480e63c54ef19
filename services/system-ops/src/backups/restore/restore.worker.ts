import { setTimeout as pause } from 'node:timers/promises';
import type { RestoreDetails } from '@larder/contracts';
import { Refusal, type ErrorCode } from '@larder/kernel';
import { currentOrigin, EventConsumers, EventRing, isTransient, runWithOrigin } from '@larder/platform';
import { JobWorker, queueOf } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { AuditConsumer } from '../../audit/audit.consumer.js';
import { BACKUP_CONFIG, type BackupConfig } from '../backup-config.js';
import { BackupFolder } from '../backup-folder.js';
import { openBackup } from '../file/backup-reader.js';
import { progressOf } from '../job-report.js';
import type { Progress } from '../make/backup-maker.js';
import { BackupWorker } from '../make/backup.worker.js';
import { restoreBackup, type StatementRunner } from './restore-backup.js';
import { RestoreJobRepository, type ClaimedRestore } from './restore-job.repository.js';

const ATTEMPTS = 20;
const RETRY_MS = 500;

const COULD_NOT = 'The backup could not be put back. Nothing was changed.';
const BUSY = 'The system was too busy to be restored. Nothing was changed. Please try again.';

/** The swap and the end of the job are one transaction, so a restore is done once. */
@Injectable()
export class RestoreWorker extends JobWorker<ClaimedRestore> {
  constructor(
    @Inject(BACKUP_CONFIG) private readonly config: BackupConfig | null,
    private readonly jobs: RestoreJobRepository,
    private readonly backups: BackupWorker,
    private readonly consumers: EventConsumers,
    private readonly ring: EventRing,
  ) {
    super(jobs, 'restore');
  }

  protected async run(job: ClaimedRestore): Promise<void> {
    const { config } = this;
    if (!config) return;
    const folder = new BackupFolder(config.folder);
    const path = folder.upload(job.upload);
    try {
      const progress = progressOf(this.jobs.table, job);
      await runWithOrigin(job.origin, async () => this.restore(config, job, path, progress));
    } finally {
      await folder.remove(path);
    }
  }

  protected async failed(job: ClaimedRestore, error: unknown): Promise<void> {
    if (!(error instanceof Refusal) && !isTransient(error)) this.logger.error(error);
    const [message, code] = error instanceof Refusal ? [error.message, error.code] : reasonOf(error);
    await this.fail(job, message, code);
  }

  /** Not restarted elsewhere: its lease ends and it has failed. */
  protected override async giveBack(): Promise<void> {}

  private async restore(config: BackupConfig, job: ClaimedRestore, path: string, progress: Progress): Promise<void> {
    progress('Reading the backup', 0, 0);
    const backup = await openBackup(path, config.keys);
    const { actorName } = currentOrigin();
    const { rung } = await restoreBackup(config, backup, {
      progress,
      witness: async () => this.consumers.reach(AuditConsumer),
      restorePoint: async () =>
        this.backups.makeNow(
          {
            kind: 'restore point',
            description: `Before the backup of ${minuteOf(backup.manifest.createdAt)} was put back`,
          },
          actorName,
          () => undefined,
        ),
      finish: async (database, details) => this.finish(job, database, details),
    });
    for (const [producer, events] of rung) this.ring.publish(producer, events);
  }

  /** A finished job has no lease left to fail. */
  private async fail(job: ClaimedRestore, message: string, code: ErrorCode): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        await this.jobs.table.fail(job, message, ', error_code = $4', [code]);
        return;
      } catch {
        // The database may not be back yet; otherwise the lease would have to end first.
        await pause(RETRY_MS);
      }
    }
  }

  private async finish(job: ClaimedRestore, database: StatementRunner, details: RestoreDetails): Promise<void> {
    const done = await this.jobs.table.finish(job, ', details = $3', [JSON.stringify(details)], database);
    if (!done) throw new Refusal('conflict', 'The restore took so long that it was given up. Nothing was changed.');
  }
}

export class RestoreQueue extends queueOf(RestoreWorker, 'system-ops-restores') {}

/** "2026-11-21 08:30 UTC", for readers in any zone. */
const minuteOf = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

function reasonOf(error: unknown): [string, 'unavailable' | 'internal'] {
  return isTransient(error) ? [BUSY, 'unavailable'] : [COULD_NOT, 'internal'];
}
