import type { Readable } from 'node:stream';
import type { Backup, BackupKind, BackupProgress, BackupSchedule } from '@larder/contracts';
import { notFound, Refusal } from '@larder/kernel';
import { currentOrigin, Transactions } from '@larder/platform';
import { awaitJob, awaitSuccess } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { BACKUP_CONFIG, type BackupConfig } from '../backup-config.js';
import { BackupFolder } from '../backup-folder.js';
import { BackupJobRepository } from './backup-job.repository.js';
import { BackupRepository } from './backup.repository.js';
import { BackupQueue } from './backup.worker.js';

/** The gateway waits a little longer than this. */
const WAIT_MS = 880_000;

const noSuchBackup = (): Refusal => notFound('Backup');

@Injectable()
export class BackupsService {
  constructor(
    @Inject(BACKUP_CONFIG) private readonly config: BackupConfig | null,
    private readonly jobs: BackupJobRepository,
    private readonly queue: BackupQueue,
    private readonly backups: BackupRepository,
    private readonly transactions: Transactions,
  ) {}

  async list(): Promise<Backup[]> {
    return await this.backups.list();
  }

  async progress(): Promise<BackupProgress | null> {
    return await this.jobs.progress();
  }

  /** Joins an equal backup in progress. */
  async create(kind: BackupKind, description: string | null): Promise<Backup> {
    const id = await this.inTurn(kind, description);
    const job = await awaitSuccess(async () => await this.jobs.find(id), WAIT_MS, 'The backup failed.');
    const backup = job.filename === null ? null : await this.backups.find(job.filename);
    if (backup) return backup;
    throw new Refusal('unavailable', 'The backup is still running. It will be in the list when it is done.', {
      retryAfterSeconds: 60,
    });
  }

  /** Waits for other backups to finish. */
  private async inTurn(kind: BackupKind, description: string | null): Promise<string> {
    for (const deadline = performance.now() + WAIT_MS; performance.now() < deadline;) {
      const { id, isSame } = await this.begin(kind, description);
      if (isSame) return id;
      await awaitJob(async () => await this.jobs.find(id), WAIT_MS);
    }
    throw new Refusal('unavailable', 'Another backup is still running.', { retryAfterSeconds: 60 });
  }

  /** @returns the new job, or the conflicting one. */
  async begin(kind: BackupKind, description: string | null): Promise<{ id: string; isSame: boolean }> {
    if (!this.config) throw new Refusal('unavailable', 'This system was set up without a folder for backups.');
    const text = description?.trim() ?? '';
    const { id, isNew, isSame } = await this.jobs.findOrMake(kind, text === '' ? null : text, currentOrigin());
    if (isNew) await this.queue.enqueue(id);
    return { id, isSame };
  }

  /** @throws Refusal `not_found`, also when the file no longer exists */
  async open(filename: string): Promise<{ bytes: number; content: Readable }> {
    const backup = await this.backups.find(filename);
    if (!backup || !this.config) throw noSuchBackup();
    // An open file remains readable even when it is pruned.
    const file = await new BackupFolder(this.config.folder).open(backup.filename);
    if (!file) throw noSuchBackup();
    try {
      await this.transactions.record({ type: 'backup.downloaded', subject: `backup:${filename}`, after: { filename } });
      const { size } = await file.stat();
      return { bytes: size, content: file.createReadStream({ highWaterMark: 256 * 1024 }) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async schedule(): Promise<BackupSchedule> {
    return await this.backups.schedule();
  }

  async setSchedule({ enabled, everyHours, keep }: BackupSchedule): Promise<BackupSchedule> {
    const after = { enabled, everyHours, keep };
    await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.backups.schedule();
      await this.backups.setSchedule(manager, after);
      announce({ type: 'backup-schedule.updated', subject: 'backup-schedule:all', before, after });
    });
    return after;
  }
}
