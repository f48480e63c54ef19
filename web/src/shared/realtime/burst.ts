/** The silence that ends a burst; with the longest delay, far below the second we promise. */
export const BURST_QUIET_MS = 120;
export const BURST_LIMIT_MS = 480;

/** The silence for calls within a second after a run, so that many changes in a row run it twice. */
const MORE_QUIET_MS = 500;
const MORE_LIMIT_MS = 5_000;
const MORE_WITHIN_MS = 1_000;

/** Debounces `act`: runs it once for many calls in quick succession. */
export function afterBurst(act: () => void): { touch(): void; cancel(): void } {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let isMore = false;
  let actedAt = Number.NEGATIVE_INFINITY;
  const cancel = (): void => {
    clearTimeout(quiet);
    clearTimeout(limit);
    quiet = undefined;
    limit = undefined;
  };
  const finish = (): void => {
    cancel();
    actedAt = Date.now();
    act();
  };
  return {
    touch() {
      if (limit === undefined) {
        isMore = Date.now() - actedAt < MORE_WITHIN_MS;
        limit = setTimeout(finish, isMore ? MORE_LIMIT_MS : BURST_LIMIT_MS);
      }
      clearTimeout(quiet);
      quiet = setTimeout(finish, isMore ? MORE_QUIET_MS : BURST_QUIET_MS);
    },
    cancel,
  };
}
