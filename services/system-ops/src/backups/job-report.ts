import type { ClaimedJob, JobTable } from '@larder/platform/jobs';
import type { Progress } from './make/backup-maker.js';

const REPORT_EVERY_MS = 500;

/** Stores the progress of a job now and then. */
export function progressOf(table: JobTable, job: ClaimedJob): Progress {
  let reported = { phase: '', at: -Infinity };
  return (phase, done, total) => {
    const now = performance.now();
    if (phase === reported.phase && now - reported.at < REPORT_EVERY_MS) return;
    reported = { phase, at: now };
    const what = ', phase = $3, records_done = $4, records_total = $5';
    // Informational: a lost report is followed by another.
    void table.report(job, what, [phase, done, total]).catch(() => undefined);
  };
}
