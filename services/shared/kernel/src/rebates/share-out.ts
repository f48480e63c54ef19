/**
 * Splits an amount over parts in proportion to their weights, by largest remainder: each gets its share rounded down, and
 * the cents that are left go to those whose shares lost most, the earlier first. The result sums to `totalCents` exactly.
 *
 * @param totalCents whole cents, 0 or more.
 * @param weights whole, 0 or more; when all are 0 the first part takes everything.
 * @see Balinski and Young, "Fair Representation" (1982): Hamilton's method.
 */
export function shareOut(totalCents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? totalCents : 0));
  const exact = weights.map((weight) => BigInt(totalCents) * BigInt(weight));
  const shares = exact.map((each) => Number(each / whole));
  let left = totalCents - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((each, index) => ({ index, lost: each % whole }))
    .sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  for (const { index } of byLoss) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left--;
  }
  return shares;
}
