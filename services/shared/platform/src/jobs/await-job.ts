import { setTimeout as pause } from 'node:timers/promises';

const SHORTEST_MS = 10;
const LONGEST_MS = 400;

/** Polls a job less and less often: its end is noticed within a tenth of its duration. @returns the last look. */
export async function awaitJob<Job>(
  look: () => Promise<Job>,
  isOver: (job: Job) => boolean,
  patienceMs: number,
): Promise<Job> {
  const startedAt = performance.now();
  for (;;) {
    const job = await look();
    const waited = performance.now() - startedAt;
    if (isOver(job) || waited > patienceMs) return job;
    await pause(Math.min(Math.max(waited / 10, SHORTEST_MS), LONGEST_MS));
  }
}
