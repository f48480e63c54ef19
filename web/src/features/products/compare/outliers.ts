/** A value this far from the middle of its row is marked. */
const FAR = 0.25;

/** Of the values of one product in all stores, in dollars: the lowest and the highest that are nothing special. */
export function usualRange(prices: readonly number[]): readonly [low: number, high: number] {
  const cents = prices.map((price) => Math.round(price * 100)).toSorted((one, other) => one - other);
  const [lower = 0, upper = 0] = [cents[(cents.length - 1) >> 1], cents[cents.length >> 1]];
  const middle = (lower + upper) / 2;
  return [(middle * (1 - FAR)) / 100, (middle * (1 + FAR)) / 100];
}
