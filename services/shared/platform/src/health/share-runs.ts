/**
 * Runs `work` once at a time. A call during a run waits for it and shares the next run with all others who wait: the current
 * one may have begun before the change that the caller knows of.
 */
export function shareRuns<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return async () => {
    next ??= current.then(async () => {
      next = undefined;
      const run = work();
      current = run.catch(() => undefined);
      return await run;
    });
    return await next;
  };
}
