/** The price of one layer (a batch, a store, the chain) before and after an instant; null where the layer has none. */
export interface LayerStep {
  atMs: number;
  from: number | null;
  to: number | null;
}

export const LOWEST_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The lowest price that held in the 30 days before the present one began, in cents. The clock alone does not change it, until
 * the present price is older than `sinceMs`.
 * @param layers steps of each layer, the strongest layer first, in the order of time
 * @param now the present price of each layer
 * @param sinceMs nothing is returned for a price that began before this instant, in milliseconds since the epoch
 * @returns null when no earlier price is known
 */
export function lowestBefore(
  layers: readonly (readonly LayerStep[])[],
  now: readonly (number | null)[],
  sinceMs = Number.NEGATIVE_INFINITY,
): number | null {
  const steps = layers.flatMap((layer, place) => layer.map((step) => ({ ...step, place })));
  // Changes of one transaction in several layers count as simultaneous.
  const moments = [...Map.groupBy(steps, ({ atMs }) => atMs)].toSorted(([one], [other]) => other - one);
  const prices = [...now];
  const price = (): number | null => prices.find((each) => each !== null) ?? null;
  const present = price();
  let beganMs: number | null = null;
  let lowest: number | null = null;
  for (const [atMs, changes] of moments) {
    // The price that ended with this step was in effect in the window, unless it ended before the window.
    if (beganMs !== null && atMs < beganMs - LOWEST_DAYS * DAY_MS) break;
    for (const { place, from } of changes.toReversed()) prices[place] = from;
    const earlier = price();
    if (beganMs === null && earlier !== present) beganMs = atMs;
    if (beganMs !== null && beganMs < sinceMs) return null;
    if (beganMs !== null && earlier !== null) lowest = Math.min(lowest ?? earlier, earlier);
  }
  return lowest;
}
