import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, unpackSentence, type ErrorCode } from '@larder/kernel';
import type { JobState } from './job.entity.js';

const SHORTEST_MS = 10;
const LONGEST_MS = 400;

interface AwaitedJob {
  state: JobState;
  error: string | null;
  errorCode?: ErrorCode | null;
}

/** Polls a job at growing intervals: its end is noticed within a tenth of its duration. @returns the last state read */
export async function awaitJob<Job extends AwaitedJob>(
  look: () => Promise<Job | null>,
  patienceMs: number,
): Promise<Job | null> {
  const startedAt = performance.now();
  for (;;) {
    const job = await look();
    const waited = performance.now() - startedAt;
    if (job === null || job.state === 'done' || job.state === 'failed' || waited > patienceMs) return job;
    await pause(Math.min(Math.max(waited / 10, SHORTEST_MS), LONGEST_MS));
  }
}

/** @param failed the sentence for a job without a reason. @throws Refusal when it failed or does not exist any more */
export async function awaitSuccess<Job extends AwaitedJob>(
  look: () => Promise<Job | null>,
  patienceMs: number,
  failed: string,
): Promise<Job> {
  const job = await awaitJob(look, patienceMs);
  if (job && job.state !== 'failed') return job;
  const code = job?.errorCode ?? 'unavailable';
  const later = code === 'unavailable' ? { retryAfterSeconds: 10 } : {};
  throw new Refusal(code, unpackSentence(job?.error ?? failed), later);
}
