import { describe, expect, it } from '@jest/globals';
import { deliveryFeeCents } from './delivery.js';
import { quoteCart, shareOfCents, totalsAgree } from './quote.js';

const item = (unitPriceCents: number, quantity = 1, discountBasisPoints = 0) => ({
  unitPriceCents,
  quantity,
  discountBasisPoints,
});

/** Small, seeded and good enough to draw carts from. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The same rule in another way: text arithmetic, digit by digit of "cents × points" over 10,000. */
function oracle(cents: number, points: number): number {
  const digits = String(cents * points).padStart(5, '0');
  const whole = Number(digits.slice(0, -4));
  return Number(digits.at(-4)) >= 5 ? whole + 1 : whole;
}

describe('a share of an amount', () => {
  it.each([
    [100, 700, 7],
    [50, 700, 4],
    [49, 700, 3],
    [5, 700, 0],
    [1, 5_000, 1],
    [0, 1_500, 0],
    [-50, 700, -4],
    [9_999_999 * 9_999, 10_000, 9_999_999 * 9_999],
  ])('a share of %d cents at %d basis points is %d cents', (cents, points, share) => {
    expect(shareOfCents(cents, points)).toBe(share);
  });
});

describe('a quote', () => {
  it('a total is subtotal minus discount plus fee, to the cent', () => {
    const quote = quoteCart([item(3_499, 3, 1_000), item(1_250, 2, 700)], true);
    expect(quote).toEqual({
      lines: [
        { originalCents: 10_497, discountCents: 1_050 },
        { originalCents: 2_500, discountCents: 175 },
      ],
      subtotalCents: 12_997,
      discountCents: 1_225,
      deliveryFeeCents: 2_500,
      totalCents: 14_272,
    });
  });

  it.each([
    [49_999, true, 2_500],
    [50_000, true, 0],
    [50_001, true, 0],
    [49_999, false, 0],
    [0, true, 2_500],
  ])('a quote of %d cents, delivered %p, has a fee of %d', (subtotal, isDelivery, fee) => {
    expect(deliveryFeeCents(subtotal, isDelivery)).toBe(fee);
  });

  it('the delivery fee depends on the subtotal before the discount', () => {
    expect(quoteCart([item(50_000, 1, 1_500)], true).deliveryFeeCents).toBe(0);
  });

  it('2,000 random carts add up and round each line once', () => {
    const draw = random(4_711);
    const whole = (most: number): number => Math.floor(draw() * most);
    for (let cart = 0; cart < 2_000; cart++) {
      const items = Array.from({ length: 1 + whole(20) }, () => item(whole(99_999), 1 + whole(99), whole(101) * 100));
      const quote = quoteCart(items, draw() < 0.5);
      items.forEach(({ unitPriceCents, quantity, discountBasisPoints }, line) => {
        expect(quote.lines[line]?.discountCents).toBe(oracle(unitPriceCents * quantity, discountBasisPoints));
      });
      const discounts = quote.lines.reduce((sum, line) => sum + line.discountCents, 0);
      expect(quote.discountCents).toBe(discounts);
      expect(quote.totalCents).toBe(quote.subtotalCents - discounts + quote.deliveryFeeCents);
    }
  });
});

describe("a client's total", () => {
  const quote = quoteCart([item(1_000), item(1_000), item(1_000)], false);

  it.each([
    [30, true],
    [30.000_000_001, true],
    [30.01, true],
    [29.985, true],
    [30.02, false],
    [29.98, false],
    [0, false],
    [-30, false],
    [1e308, false],
    [Number.NaN, false],
  ])("a client's total of %d for three lines of $30.00 agrees: %p", (total, agrees) => {
    expect(totalsAgree(total, quote)).toBe(agrees);
  });
});
