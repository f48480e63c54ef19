import { Refusal, packSentence, inEnglish, sentence, type Sentence } from '@larder/kernel';
import { isTransient, RepeatedWork, Transactions } from '@larder/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { BACKUP_CONFIG, type BackupConfig } from './backup-config.js';
import { BackupFolder } from './backup-folder.js';
import { BackupRepository } from './make/backup.repository.js';
import { BackupsService } from './make/backups.service.js';
import { withOperator } from './operator-client.js';
import { rehearse } from './restore/restore-backup.js';
import { sweepStagings } from './restore/staging.js';

const EVERY_MS = 5_000;
const SWEEP_EVERY_TURNS = 4;

/** Runs the schedule, prunes, rehearses new backups and cleans up after dead processes. */
@Injectable()
export class BackupKeeper extends RepeatedWork {
  private readonly log = new Logger('backups');
  private turns = 0;
  private isBusy = false;
  /** The backup that is being rehearsed. */
  private rehearsing: string | null = null;

  constructor(
    @Inject(BACKUP_CONFIG) private readonly config: BackupConfig | null,
    private readonly backups: BackupRepository,
    private readonly service: BackupsService,
    private readonly transactions: Transactions,
  ) {
    super('backups.keeper', EVERY_MS);
  }

  async turn(): Promise<void> {
    const { config } = this;
    // A rehearsal may take longer than a turn.
    if (this.rehearsing !== null) await this.backups.renewRehearsal(this.rehearsing);
    if (!config || this.isBusy) return;
    this.isBusy = true;
    try {
      if (this.turns++ % SWEEP_EVERY_TURNS === 0) await this.sweep(config);
      if (await this.backups.isDue()) await this.beginScheduled();
      await this.prune(config);
      await this.rehearseNext(config);
    } finally {
      this.isBusy = false;
    }
  }

  private async beginScheduled(): Promise<void> {
    try {
      await this.service.begin('scheduled', null);
    } catch (error) {
      // Redis is down: retried at the next turn.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async sweep(config: BackupConfig): Promise<void> {
    const folder = new BackupFolder(config.folder);
    await folder.ensure();
    await folder.sweep(new Date());
    await withOperator(config.restoreUrl, 'larder restore', sweepStagings);
  }

  /** Deletes the row first: a file without a row is harmless. */
  private async prune(config: BackupConfig): Promise<void> {
    const { keep } = await this.backups.schedule();
    const folder = new BackupFolder(config.folder);
    for (const { filename, kind, description, size, records } of await this.backups.beyond(keep)) {
      const isOurs = await this.transactions.run(async ({ manager, announce }) => {
        if (!(await this.backups.remove(manager, filename))) return false;
        const before = { filename, kind, description, bytes: size, records };
        announce({ type: 'backup.deleted', subject: `backup:${filename}`, before });
        return true;
      });
      if (isOurs) await folder.remove(folder.path(filename));
    }
  }

  private async rehearseNext(config: BackupConfig): Promise<void> {
    const filename = await this.backups.claimRehearsal();
    if (filename === null) return;
    this.rehearsing = filename;
    const { passed, outcome } = await this.result(config, filename).finally(() => (this.rehearsing = null));
    await this.transactions.run(async ({ manager, announce }) => {
      await this.backups.rehearsed(manager, filename, passed, packSentence(outcome));
      const after = { filename, passed, message: inEnglish(outcome) };
      announce({ type: 'backup.rehearsed', subject: `backup:${filename}`, after });
    });
  }

  private async result(config: BackupConfig, filename: string): Promise<{ passed: boolean; outcome: Sentence }> {
    try {
      const records = await rehearse(config, new BackupFolder(config.folder).path(filename));
      return {
        passed: true,
        outcome: sentence('{records} records were restored as a test.', {
          records: records.toLocaleString('en-CA'),
        }),
      };
    } catch (error) {
      if (error instanceof Refusal) return { passed: false, outcome: error.sentence };
      if (isGone(error)) return { passed: false, outcome: sentence('The file of this backup is gone.') };
      // While the database is down nothing is recorded; retried once the lease has expired.
      if (!isTransient(error)) this.log.error(error);
      throw error;
    }
  }
}

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
