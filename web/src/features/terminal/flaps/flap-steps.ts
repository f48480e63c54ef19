/** What a drum carries, in the order in which it turns. */
const DRUM = ' 0123456789$.,:';
const MOST_STEPS = 6;
export const STEP_MS = 70;
const STAGGER_MS = 25;
/** From the first movement to the last. */
export const FLAPS_DONE_WITHIN_MS = 600;

/**
 * The characters that follow `from` until `to` stands, `to` last. A drum turns one way and past what lies between, never at
 * random; a long way is taken in six even leaps. What is on no drum turns once.
 */
export function flapSteps(from: string, to: string): string[] {
  if (from === to) return [];
  const start = DRUM.indexOf(from);
  const end = DRUM.indexOf(to);
  if (from.length !== 1 || to.length !== 1 || start < 0 || end < 0) return [to];
  const way = (end - start + DRUM.length) % DRUM.length;
  const steps = Math.min(way, MOST_STEPS);
  return Array.from({ length: steps }, (_, step) =>
    DRUM.charAt((start + Math.round(((step + 1) * way) / steps)) % DRUM.length),
  );
}

/** How long a flap waits for those before it: never so long that it would not be done in time. */
export function flapDelayMs(order: number, steps: number): number {
  return Math.max(0, Math.min(order * STAGGER_MS, FLAPS_DONE_WITHIN_MS - steps * STEP_MS));
}
