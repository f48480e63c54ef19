import type { BackupKind } from '@larder/contracts';
import { Refusal, packSentence } from '@larder/kernel';
import { currentOrigin, isTransient, runWithOrigin, Transactions } from '@larder/platform';
import { JobWorker, LeaseLost, queueOf } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { BACKUP_CONFIG, type BackupConfig } from '../backup-config.js';
import { BackupFolder } from '../backup-folder.js';
import { progressOf } from '../job-report.js';
import { BackupJobRepository, type ClaimedBackup } from './backup-job.repository.js';
import { makeBackup, type BackupLabel, type MadeBackup, type Progress } from './backup-maker.js';
import { BackupRepository } from './backup.repository.js';

/** The required disk space, as a multiple of the last backup. */
const ROOM = 2;
const LEAST_ROOM_BYTES = 64 * 1024 * 1024;

/** An interrupted job starts again; unfinished files do not count as backups. */
@Injectable()
export class BackupWorker extends JobWorker<ClaimedBackup> {
  constructor(
    @Inject(BACKUP_CONFIG) private readonly config: BackupConfig | null,
    private readonly jobs: BackupJobRepository,
    private readonly backups: BackupRepository,
    private readonly transactions: Transactions,
  ) {
    super(jobs, 'backups');
  }

  protected async run(job: ClaimedBackup): Promise<void> {
    await runWithOrigin(job.origin, async () => this.make(job, progressOf(this.jobs.table, job)));
  }

  protected async failed(job: ClaimedBackup, error: unknown): Promise<void> {
    if (isTransient(error)) return await this.jobs.table.release(job, true).catch(() => undefined);
    if (!(error instanceof Refusal)) this.logger.error(error);
    const message = error instanceof Refusal ? packSentence(error.sentence) : 'The backup failed.';
    await this.jobs.table.fail(job, message);
  }

  /** Makes a backup without a job, before a restore. @param createdBy null for the system. */
  async makeNow(label: BackupLabel, createdBy: string | null, progress: Progress): Promise<string> {
    const made = await this.file(label, progress);
    await this.register(made, label, createdBy, () => Promise.resolve());
    return made.filename;
  }

  private async make(job: ClaimedBackup, progress: Progress): Promise<void> {
    const { kind, description } = job;
    const made = await this.file({ kind, description }, progress);
    await this.register(made, { kind, description }, currentOrigin().actorName, async (manager) => {
      if (!(await this.jobs.table.finish(job, ', filename = $3', [made.filename], manager))) throw new LeaseLost();
    });
  }

  private async file(label: BackupLabel, progress: Progress): Promise<MadeBackup> {
    const config = this.configured();
    const folder = new BackupFolder(config.folder);
    await folder.ensure();
    await folder.requireSpace(Math.max((await this.backups.newestSize()) * ROOM, LEAST_ROOM_BYTES));
    return await makeBackup(config, label, new Date(), progress);
  }

  private async register(
    made: MadeBackup,
    label: { kind: BackupKind; description: string | null },
    createdBy: string | null,
    within: (manager: Parameters<BackupRepository['add']>[0]) => Promise<void>,
  ): Promise<void> {
    const { filename, size, records } = made;
    try {
      await this.transactions.run(async ({ manager, announce }) => {
        await this.backups.add(manager, made, { ...label, createdBy });
        await within(manager);
        announce({
          type: 'backup.created',
          subject: `backup:${filename}`,
          after: { filename, ...label, bytes: size, records },
        });
      });
    } catch (error) {
      // A file without a row would stay forever, but the row may exist if only the answer was lost.
      const isNamed = await this.backups.find(filename).then(
        (backup) => backup !== null,
        () => true,
      );
      const folder = new BackupFolder(this.configured().folder);
      if (!isNamed) await folder.remove(folder.path(filename));
      throw error;
    }
  }

  private configured(): BackupConfig {
    if (!this.config) throw new Refusal('unavailable', 'This system was set up without a folder for backups.');
    return this.config;
  }
}

export class BackupQueue extends queueOf(BackupWorker, 'system-ops-backups') {}
