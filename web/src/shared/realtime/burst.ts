/** Silence that ends a burst, and how long a burst may keep us waiting. Both far below the second we promise. */
export const BURST_QUIET_MS = 120;
export const BURST_LIMIT_MS = 480;

/** Runs `act` once for many calls that come close together. */
export function afterBurst(act: () => void): { touch(): void; cancel(): void } {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(quiet);
    clearTimeout(limit);
    quiet = undefined;
    limit = undefined;
  };
  const finish = (): void => {
    cancel();
    act();
  };
  return {
    touch() {
      clearTimeout(quiet);
      quiet = setTimeout(finish, BURST_QUIET_MS);
      limit ??= setTimeout(finish, BURST_LIMIT_MS);
    },
    cancel,
  };
}
