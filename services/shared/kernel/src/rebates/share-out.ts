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

/**
 * Like {@link shareOut} in two steps: over groups by the sum of their parts' weights, then within each group. The parts
 * of a group sum to the group's share.
 * @param groups the group of each part
 */
export function shareOutByGroup(totalCents: number, weights: readonly number[], groups: readonly string[]): number[] {
  const shares = weights.map(() => 0);
  const members = new Map<string, number[]>();
  for (const [index, group] of groups.entries()) {
    const known = members.get(group);
    if (known) known.push(index);
    else members.set(group, [index]);
  }
  // A fixed order of groups, independent of the order of the parts.
  const parts = [...members].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, indexes]) => indexes);
  const weightOf = (indexes: readonly number[]): number =>
    indexes.reduce((sum, index) => sum + (weights[index] ?? 0), 0);
  const sums = shareOut(totalCents, parts.map(weightOf));
  for (const [place, indexes] of parts.entries()) {
    const own = shareOut(
      sums[place] ?? 0,
      indexes.map((index) => weights[index] ?? 0),
    );
    for (const [at, index] of indexes.entries()) shares[index] = own[at] ?? 0;
  }
  return shares;
}
