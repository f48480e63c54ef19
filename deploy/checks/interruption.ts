/** Aborts on SIGINT and SIGTERM, so that every process that the run started is stopped first. */
export function watchForInterruption(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => interrupted.abort(new Error('The run was interrupted.')));
  }
  return interrupted.signal;
}

/** An unhandled error must be reported, and must not end the run before it has stopped its processes. */
export function watchForStrayErrors(tell: (error: unknown) => void): void {
  process.on('unhandledRejection', tell);
  process.on('uncaughtException', tell);
}
