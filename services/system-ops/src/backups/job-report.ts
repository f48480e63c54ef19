import type { ClaimedJob, JobTable } from '@larder/platform/jobs';
import type { Progress } from './make/backup-maker.js';

const REPORT_EVERY_MS = 500;

/** Stores the progress of a job from time to time. */
export function progressOf(table: JobTable, job: ClaimedJob): Progress {
  let reported = { phase: '', at: -Infinity };
  return (phase, done, total) => {
    const now = performance.now();
    if (phase === reported.phase && now - reported.at < REPORT_EVERY_MS) return;
    reported = { phase, at: now };
    const what = ', phase = $3, records_done = $4, records_total = $5';
    // Not awaited and allowed to fail: another report follows.
    void table.report(job, what, [phase, done, total]).catch(() => undefined);
  };
}
