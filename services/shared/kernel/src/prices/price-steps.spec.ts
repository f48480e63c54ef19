import { describe, expect, it } from '@jest/globals';
import { explainLine, explainPrice } from './price-steps.js';

describe('the steps of a price', () => {
  it("the steps of a price begin with the chain's and end with the store's own, even if both are equal", () => {
    expect(explainPrice(399, null)).toEqual({ cents: 399, steps: [{ kind: 'chain', cents: 399 }] });
    for (const own of [349, 399, 0]) {
      expect(explainPrice(399, own)).toEqual({
        cents: own,
        steps: [
          { kind: 'chain', cents: 399 },
          { kind: 'store', cents: own },
        ],
      });
    }
  });

  it.each([
    ['one at its price', 1_000, 1, 0, ['chain 1000']],
    ['three', 1_000, 3, 0, ['chain 1000', 'quantity 3000']],
    ['a discount in whole cents', 1_000, 1, 700, ['chain 1000', 'tier 930']],
    ['7 % of half a dollar', 50, 1, 700, ['chain 50', 'tier 46.5', 'rounding 46']],
    ['a third of a cent', 333, 2, 333, ['chain 333', 'quantity 666', 'tier 643.8222', 'rounding 644']],
    ['everything for nothing', 333, 2, 10_000, ['chain 333', 'quantity 666', 'tier 0']],
  ])('the steps of an order line: %s', (_name, unitPriceCents, quantity, discountBasisPoints, steps) => {
    const { cents, steps: found } = explainLine({ unitPriceCents, quantity, discountBasisPoints });
    expect(found.map(({ kind, cents: after }) => `${kind} ${after}`)).toEqual(steps);
    expect(found.at(-1)?.cents).toBe(cents);
  });
});
