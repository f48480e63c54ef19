import { describe, expect, it } from '@jest/globals';
import { leastQuantity, orderableFrom, quantityProblem } from './order-quantity.js';

const PAIRS = { minOrderQuantity: 4, orderMultiple: 2 };

describe('how much of a product can be ordered', () => {
  it('with pairs from 4 on, 5 cannot be ordered', () => {
    const problems = [1, 2, 3, 4, 5, 6, 7, 8].map((quantity) => quantityProblem(quantity, PAIRS));
    expect(problems.slice(0, 3)).toEqual(['below-minimum', 'below-minimum', 'below-minimum']);
    expect(problems.slice(3)).toEqual([null, 'no-multiple', null, 'no-multiple', null]);
  });

  it.each([
    [{ minOrderQuantity: 0 }, 1],
    [{ minOrderQuantity: 3 }, 3],
    [{ minOrderQuantity: 0, orderMultiple: 6 }, 6],
    [{ minOrderQuantity: 5, orderMultiple: 2 }, 6],
    [{ minOrderQuantity: 4, orderMultiple: null }, 4],
    [{ minOrderQuantity: 9_999, orderMultiple: 2 }, 9_998],
    [PAIRS, 4],
  ])('the least quantity of %j is %i', (rule, least) => {
    expect(leastQuantity(rule)).toBe(least);
  });

  it('quantities above the limit are rounded down to a multiple', () => {
    expect(orderableFrom(9_999, PAIRS)).toBe(9_998);
  });

  it('the quantity rounded up can be ordered, and none between can', () => {
    for (let minOrderQuantity = 0; minOrderQuantity <= 9; minOrderQuantity++) {
      for (const orderMultiple of [undefined, 2, 3, 6]) {
        const rule = { minOrderQuantity, orderMultiple };
        for (let quantity = 1; quantity <= 20; quantity++) {
          const nearest = orderableFrom(quantity, rule);
          expect(quantityProblem(nearest, rule)).toBeNull();
          for (let between = quantity; between < nearest; between++)
            expect(quantityProblem(between, rule)).not.toBeNull();
        }
      }
    }
  });
});
