export const PRICE_ENDINGS = ['cent', '9', '99'] as const;

/** `cent`: to the cent; `9`: to the nearest price that ends in 9 cents; `99`: to the nearest that ends in 99. */
export type PriceEnding = (typeof PRICE_ENDINGS)[number];

const STEP: Readonly<Record<PriceEnding, number>> = { cent: 1, '9': 10, '99': 100 };

/**
 * A price changed by a whole number of percent, rounded half up to its ending. The result is never 0: the lowest price is
 * the lowest with that ending. Free prices stay free.
 */
export function reprice(cents: number, percent: number, ending: PriceEnding): number {
  if (cents === 0) return 0;
  const wanted = Math.floor((cents * (100 + percent) + 50) / 100);
  const step = STEP[ending];
  if (step === 1) return Math.max(wanted, 1);
  const nearest = Math.floor((wanted + 1 + step / 2) / step) * step - 1;
  return Math.max(nearest, step - 1);
}
