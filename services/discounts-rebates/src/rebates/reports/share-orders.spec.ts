import { describe, expect, it } from '@jest/globals';
import { shareAtLeast, shareOrders, type SharedPurchase, type SharedRebate } from './share-orders.js';

const purchase = (amountCents: number, given: Partial<SharedPurchase> = {}): SharedPurchase => ({
  amountCents,
  storeId: 'a',
  isReversed: false,
  quarter: 1,
  quarterlyRebateId: null,
  annualRebateId: null,
  ...given,
});

const rebate = (cents: number, given: Partial<SharedRebate> = {}): SharedRebate => ({
  id: 'q1',
  kind: 'quarterly',
  first: 1,
  last: 1,
  cents,
  paid: false,
  paidLaterCents: 0,
  ...given,
});

const YEAR = { id: 'year', kind: 'annual', last: 4 } as const;
const PAID = { quarterlyRebateId: 'q1' } as const;

describe('the shares of orders', () => {
  it.each<[string, number, number[], number[], number[]]>([
    ['by weight', 100, [1, 3], [0, 0], [25, 75]],
    ['with a floor above its part', 100, [1, 3], [40, 0], [40, 60]],
    ['with a floor and no weight', 100, [0, 1, 1], [30, 0, 0], [30, 35, 35]],
    ['with floors that push others under theirs', 100, [0, 1, 1], [30, 36, 0], [30, 36, 34]],
    ['with floors above the total', 10, [1, 1], [30, 0], [30, 0]],
    ['without weights', 10, [0, 0], [0, 0], [0, 0]],
    ['without parts', 10, [], [], []],
  ])('a total is split %s', (_how, total, weights, floors, shares) => {
    expect(
      shareAtLeast(
        total,
        weights,
        floors,
        weights.map(() => 'a'),
      ),
    ).toEqual(shares);
  });

  it('a year that yields less keeps what its quarter was paid', () => {
    const shares = shareOrders(
      [purchase(10, PAID), purchase(10, { quarter: 2 })],
      [rebate(0, YEAR), rebate(7, { paid: true }), rebate(9, { id: 'q2', first: 2, last: 2 })],
    );
    expect(shares.map(({ shareCents }) => shareCents)).toEqual([7, 0]);
  });

  it('an order that a paid quarter missed is late until the year counts it', () => {
    const late = [purchase(10, PAID), purchase(10)];
    const paid = rebate(7, { paid: true, paidLaterCents: 5 });
    expect(shareOrders(late, [paid])).toEqual([
      { shareCents: 7, isLate: false, isCounted: true },
      { shareCents: 5, isLate: true, isCounted: false },
    ]);
    expect(shareOrders(late, [rebate(20, YEAR), paid])).toEqual([
      { shareCents: 10, isLate: false, isCounted: true },
      { shareCents: 10, isLate: false, isCounted: true },
    ]);
  });
});
