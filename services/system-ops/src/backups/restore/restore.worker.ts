import { setTimeout as pause } from 'node:timers/promises';
import type { RestoreDetails } from '@larder/contracts';
import { Refusal, type ErrorCode, packSentence, type PlainReason } from '@larder/kernel';
import { currentOrigin, EventConsumers, EventRing, isTransient, runWithOrigin } from '@larder/platform';
import { JobWorker, queueOf } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { AuditConsumer } from '../../audit/audit.consumer.js';
import { BACKUP_CONFIG, type BackupConfig } from '../backup-config.js';
import { BackupFolder } from '../backup-folder.js';
import { openBackup } from '../file/backup-reader.js';
import { progressOf } from '../job-report.js';
import type { BackupLabel, Progress } from '../make/backup-maker.js';
import { BackupWorker } from '../make/backup.worker.js';
import { emptyShop } from './empty-shop.js';
import { restoreBackup, type RestoreSteps, type Rung, type StatementRunner } from './restore-backup.js';
import { RestoreJobRepository, type ClaimedRestore } from './restore-job.repository.js';

const ATTEMPTS = 20;
const RETRY_MS = 500;

const COULD_NOT: PlainReason = 'The backup could not be restored. Nothing was changed.';
const BUSY: PlainReason = 'The system was too busy to be restored. Nothing was changed. Please try again.';
const COULD_NOT_EMPTY: PlainReason = 'The shop could not be emptied. Nothing was changed.';

/** The swap and the end of the job are one transaction, so a restore happens once. */
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
      await runWithOrigin(job.origin, async () =>
        job.empties ? this.empty(config, job, progress) : this.restore(config, job, path, progress),
      );
    } finally {
      await folder.remove(path);
    }
  }

  protected async failed(job: ClaimedRestore, error: unknown): Promise<void> {
    if (!(error instanceof Refusal) && !isTransient(error)) this.logger.error(error);
    const [message, code] =
      error instanceof Refusal ? [packSentence(error.sentence), error.code] : reasonOf(job, error);
    await this.fail(job, message, code);
  }

  /** A restore is not restarted elsewhere: when its lease expires it has failed. */
  protected override async giveBack(): Promise<void> {}

  private async restore(config: BackupConfig, job: ClaimedRestore, path: string, progress: Progress): Promise<void> {
    progress('Reading the backup', 0, 0);
    const backup = await openBackup(path, config.keys);
    const description = `Before the backup of ${minuteOf(backup.manifest.createdAt)} was put back`;
    const steps = this.steps(job, progress, { kind: 'restore point', description });
    const { rung } = await restoreBackup(config, backup, steps);
    this.publish(rung);
  }

  private async empty(config: BackupConfig, job: ClaimedRestore, progress: Progress): Promise<void> {
    // Staff asked for this backup by emptying the shop: like other manual ones it is kept for good.
    const label = { kind: 'manual', description: 'Before the shop was emptied' } as const;
    const { rung } = await emptyShop(config, this.steps(job, progress, label));
    this.publish(rung);
  }

  private steps(job: ClaimedRestore, progress: Progress, label: BackupLabel): RestoreSteps {
    const { actorName } = currentOrigin();
    return {
      progress,
      witness: async () => this.consumers.reach(AuditConsumer),
      restorePoint: async () => this.backups.makeNow(label, actorName, () => undefined),
      finish: async (database, details) => this.finish(job, database, details),
    };
  }

  private publish(rung: Rung): void {
    for (const [producer, events] of rung) this.ring.publish(producer, events);
  }

  /** Does nothing after a finished job, which has no lease any more. */
  private async fail(job: ClaimedRestore, message: string, code: ErrorCode): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        await this.jobs.table.fail(job, message, ', error_code = $4', [code]);
        return;
      } catch {
        // The database may not be back yet; without a retry the job would only fail when its lease expires.
        await pause(RETRY_MS);
      }
    }
  }

  private async finish(job: ClaimedRestore, database: StatementRunner, details: RestoreDetails): Promise<void> {
    const done = await this.jobs.table.finish(job, ', details = $3', [JSON.stringify(details)], database);
    if (!done) throw new Refusal('conflict', 'The restore took too long and was stopped. Nothing was changed.');
  }
}

export class RestoreQueue extends queueOf(RestoreWorker, 'system-ops-restores') {}

/** "2026-11-21 08:30 UTC", for readers in any zone. */
const minuteOf = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

function reasonOf({ empties }: ClaimedRestore, error: unknown): [PlainReason, 'unavailable' | 'internal'] {
  if (isTransient(error)) return [BUSY, 'unavailable'];
  return [empties ? COULD_NOT_EMPTY : COULD_NOT, 'internal'];
}
