import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import type { EmptiedShop, RestoreAnswer, RestoreDetails } from '@larder/contracts';
import { LIMITS, Refusal, sentence } from '@larder/kernel';
import { currentOrigin, translated } from '@larder/platform';
import { receiveUpload, type ExpectedFile } from '@larder/platform/forms';
import { awaitSuccess } from '@larder/platform/jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BACKUP_CONFIG, type BackupConfig } from '../backup-config.js';
import { BackupFolder } from '../backup-folder.js';
import { openBackup } from '../file/backup-reader.js';
import { tooLarge } from '../file/backup.errors.js';
import { RestoreJobRepository } from './restore-job.repository.js';
import { RestoreQueue } from './restore.worker.js';

/** The gateway waits a little longer than this. */
const WAIT_MS = 880_000;

const underWay = (): Refusal =>
  new Refusal('conflict', 'A backup is being restored or the shop is being emptied. Nothing was changed.');

const withoutPlace = (): Refusal => new Refusal('unavailable', 'This system was set up without a folder for backups.');

const BACKUP_FILE: ExpectedFile = {
  field: 'backup',
  limit: LIMITS.backupBytes,
  // Only a hint: the content decides.
  name: /\.(?:json|sql|db)$/i,
  missing: () => new Refusal('invalid', 'Please select a backup file'),
  second: () => new Refusal('invalid', 'Send one backup file.'),
  tooLarge,
};

@Injectable()
export class RestoreService {
  constructor(
    @Inject(BACKUP_CONFIG) private readonly config: BackupConfig | null,
    private readonly jobs: RestoreJobRepository,
    private readonly queue: RestoreQueue,
  ) {}

  async restore(request: FastifyRequest): Promise<RestoreAnswer> {
    if (!this.config) throw withoutPlace();
    const folder = new BackupFolder(this.config.folder);
    await folder.ensure();
    // Checked first, or gigabytes might be received in vain.
    if (await this.jobs.isUnderWay()) throw underWay();
    const { folder: place, keys } = this.config;
    return await receiveUpload(request, BACKUP_FILE, place, async (received) => {
      await openBackup(received, keys);
      return await this.restoreFrom(folder, received);
    });
  }

  /** Deletes everything except users, after a backup. */
  async empty(): Promise<EmptiedShop> {
    if (!this.config) throw withoutPlace();
    const id = randomUUID();
    if ((await this.jobs.make(id, true, currentOrigin())) === null) throw underWay();
    await this.queue.enqueue(id);
    const { totalRecords: records, restorePoint: backup } = await this.finished(id);
    return { backup, records };
  }

  private async restoreFrom(folder: BackupFolder, received: string): Promise<RestoreAnswer> {
    const id = randomUUID();
    const path = folder.upload(id);
    await rename(received, path);
    try {
      if ((await this.jobs.make(id, false, currentOrigin())) === null) throw underWay();
      await this.queue.enqueue(id);
    } catch (error) {
      await folder.remove(path);
      throw error;
    }
    const details = await this.finished(id);
    const records = details.totalRecords.toLocaleString('en-CA');
    return { success: true, message: translated(sentence('{records} records were restored.', { records })), details };
  }

  private async finished(id: string): Promise<RestoreDetails> {
    const failed = 'The backup could not be restored. Nothing was changed.';
    const { details } = await awaitSuccess(async () => await this.jobs.find(id), WAIT_MS, failed);
    if (details) return details;
    throw new Refusal('unavailable', 'It is still running. Look at the list of backups later.', {
      retryAfterSeconds: 60,
    });
  }
}
