/** Aborts when the run is told to end, so that everything it started is ended first. */
export function watchForInterruption(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => interrupted.abort(new Error('The run was interrupted.')));
  }
  return interrupted.signal;
}

/** A mistake that nobody waited for must neither pass unseen nor end the run before it has ended its processes. */
export function watchForStrayErrors(tell: (error: unknown) => void): void {
  process.on('unhandledRejection', tell);
  process.on('uncaughtException', tell);
}
