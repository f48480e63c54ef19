/**
 * Splits an amount in proportion to weights by largest remainder (Hamilton's method): shares are rounded down, then the
 * cents left over go to those that lost most, the earlier first. With all weights 0 the first part takes everything.
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
