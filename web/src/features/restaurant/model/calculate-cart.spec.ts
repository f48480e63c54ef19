import { describe, expect, it } from '@jest/globals';
import type { Cart } from '../cart/change-cart.ts';
import { shopProduct } from '../test/shop-product.sample.ts';
import { calculateCart, earliestDayOf, isOrderable } from './calculate-cart.ts';

const rice = shopProduct({ id: 'rice', unitPriceCents: 3650, minimum: 2 });
const cart = (quantity: number, unitPriceCents = 3650, isDelivery = false): Cart => ({
  isDelivery,
  lines: [{ id: 'rice', quantity, name: 'Jasmine Rice', unit: 'bag', category: 'Rice & Noodles', unitPriceCents }],
});
const sold = (...products: ReturnType<typeof shopProduct>[]) =>
  new Map(products.map((product) => [product.id, product]));

const TODAY = '2026-11-21';

describe('a cart at current prices', () => {
  it('a cart has current and former prices', () => {
    const calculated = calculateCart(cart(4, 3500), sold(rice), TODAY);
    expect(calculated.quote).toMatchObject({ subtotalCents: 14_600, discountCents: 0, totalCents: 14_600 });
    expect(calculated.lines[0]).toMatchObject({ priceBeforeCents: 3500, problem: null });
    expect(calculateCart(cart(4), sold(rice), TODAY).lines[0]?.priceBeforeCents).toBeNull();
  });

  it('the discount is taken off each line, and none without a code', () => {
    const calculated = calculateCart(cart(3), sold({ ...rice, discountBasisPoints: 700 }), TODAY);
    expect(calculated.quote).toMatchObject({ subtotalCents: 10_950, discountCents: 767, totalCents: 10_183 });
    expect(calculated.lines[0]).toMatchObject({ originalCents: 10_950, discountCents: 767 });
  });

  it('a total is the sum of lines and delivery', () => {
    const products = sold(
      { ...rice, discountBasisPoints: 1000 },
      { ...rice, id: 'choy', unitPriceCents: 333, discountBasisPoints: 500 },
    );
    const lines = [...cart(3).lines, { ...cart(7).lines[0]!, id: 'choy' }];
    const { quote, lines: calculated } = calculateCart({ isDelivery: true, lines }, products, TODAY);
    const together = calculated.reduce((sum, line) => sum + line.originalCents - line.discountCents, 0);
    expect(quote.totalCents).toBe(together + quote.deliveryFeeCents);
  });

  it('delivery costs a fee below $500 before the discount', () => {
    const dear = sold(shopProduct({ id: 'rice', unitPriceCents: 25_000, discountBasisPoints: 1000 }));
    expect(calculateCart(cart(2, 25_000, true), dear, TODAY).quote).toMatchObject({
      deliveryFeeCents: 0,
      totalCents: 45_000,
    });
    expect(calculateCart(cart(2, 3650, true), sold(rice), TODAY).quote.deliveryFeeCents).toBe(2500);
  });

  it('unavailable products stay in the cart at no cost and block the order', () => {
    const calculated = calculateCart(cart(4), sold(), TODAY);
    expect(calculated.lines[0]).toMatchObject({ problem: 'gone', originalCents: 0 });
    expect(calculated.quote.totalCents).toBe(0);
    expect(isOrderable(calculated)).toBe(false);
  });

  it('a quantity that is not a multiple is marked', () => {
    const pairs = { ...rice, multiple: 2 };
    expect(calculateCart(cart(3), sold(pairs), TODAY).lines[0]?.problem).toBe('no-multiple');
    expect(calculateCart(cart(4), sold(pairs), TODAY).lines[0]?.problem).toBeNull();
  });

  it('a quantity below the minimum is marked', () => {
    const calculated = calculateCart(cart(1), sold(rice), TODAY);
    expect(calculated.lines[0]?.problem).toBe('below-minimum');
    expect(isOrderable(calculated)).toBe(false);
    expect(isOrderable(calculateCart(cart(2), sold(rice), TODAY))).toBe(true);
  });

  it('until products have loaded the cart has the prices of when they were added', () => {
    const calculated = calculateCart(cart(4, 3500), null, TODAY);
    expect(calculated.quote.totalCents).toBe(14_000);
    expect(calculated.lines[0]).toMatchObject({ problem: null, priceBeforeCents: null });
    expect(isOrderable(calculated)).toBe(false);
  });

  it('a cart with a sold out product can be ordered for later days', () => {
    const soldOut = calculateCart(cart(4), sold({ ...rice, soldOutUntil: '2026-11-24' }), TODAY);
    expect([isOrderable(soldOut), soldOut.lines[0]?.earliest]).toEqual([true, '2026-11-25']);
    expect(earliestDayOf(soldOut, TODAY)).toBe('2026-11-25');
    const again = calculateCart(cart(4), sold({ ...rice, soldOutUntil: TODAY }), TODAY);
    expect([again.lines[0]?.earliest, earliestDayOf(again, TODAY)]).toEqual([null, '2026-11-22']);
  });

  it('a sold out product blocks the order until the day after', () => {
    const soldOut = sold({ ...rice, soldOutDate: TODAY });
    expect(calculateCart(cart(4), soldOut, TODAY).lines[0]?.problem).toBe('sold-out');
    expect(isOrderable(calculateCart(cart(4), soldOut, TODAY))).toBe(false);
    expect(isOrderable(calculateCart(cart(4), soldOut, '2026-11-22'))).toBe(true);
  });
});
