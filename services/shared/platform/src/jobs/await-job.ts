import { setTimeout as pause } from 'node:timers/promises';

const SHORTEST_MS = 10;
const LONGEST_MS = 400;

/**
 * Looks at a job until it is over, at first often and then ever less: whoever waits learns of the end within a tenth of the
 * time that it took.
 *
 * @param look answers the job as it stands; what it throws ends the waiting.
 * @returns the job as it was at the last look, over or not.
 */
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
