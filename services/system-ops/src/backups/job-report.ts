import type { ClaimedJob, JobTable } from '@larder/platform/jobs';
import type { Progress } from './make/backup-maker.js';

const REPORT_EVERY_MS = 500;
const BEAT_MS = 2_000;

/** Reports progress now and then, and keeps the lease in between. */
export class JobReport {
  private readonly beat: NodeJS.Timeout;
  private phase = '';
  private reportedAt = -Infinity;

  constructor(
    private readonly table: JobTable,
    private readonly job: ClaimedJob,
  ) {
    this.beat = setInterval(() => void this.table.keep(this.job).catch(() => undefined), BEAT_MS);
  }

  readonly progress: Progress = (phase, done, total) => {
    const now = performance.now();
    if (phase === this.phase && now - this.reportedAt < REPORT_EVERY_MS) return;
    this.phase = phase;
    this.reportedAt = now;
    const what = ', phase = $3, records_done = $4, records_total = $5';
    // Informational: a lost report is followed by another.
    void this.table.report(this.job, what, [phase, done, total]).catch(() => undefined);
  };

  stop(): void {
    clearInterval(this.beat);
  }
}
