import type { PriceAnswer } from '../../shared/api/products.ts';

/**
 * Which list the board shows after an answer has arrived. A list is never replaced by one of a lower revision: whoever
 * was told of a change does not see the old price again.
 */
export function newestPrices(held: PriceAnswer | undefined, arrived: PriceAnswer): PriceAnswer {
  if (held === undefined) return arrived;
  if (arrived.revision < held.revision) return held;
  return arrived.readAt === null ? { ...arrived, readAt: held.readAt } : arrived;
}
