import { describe, expect, it } from '@jest/globals';
import { deliveryFeeCents } from './delivery.js';
import {
  DEFAULT_ORDER_RULES,
  deliversTo,
  orderRulesOf,
  postalPrefix,
  rulesInCents,
  rulesInDollars,
} from './order-rules.js';
import { quoteCart } from './quote.js';

describe('the rules of a store', () => {
  it('order rules are the defaults where neither chain nor store sets any', () => {
    expect(orderRulesOf(null)).toBe(DEFAULT_ORDER_RULES);
    expect(orderRulesOf({}, null)).toBe(DEFAULT_ORDER_RULES);
    expect(rulesInDollars(DEFAULT_ORDER_RULES)).toMatchObject({ deliveryFee: 25, freeFrom: 500, minimumOrder: 0 });
  });

  it("order rules follow the store's, then the chain's, field by field", () => {
    const chain = { leadDays: 3, slotCapacity: 10, cutOff: '18:00', postalPrefixes: ['L3R'] };
    expect(orderRulesOf(chain, { leadDays: null, slotCapacity: 2, cutOff: '24:00', postalPrefixes: [] })).toEqual({
      ...DEFAULT_ORDER_RULES,
      leadDays: 3,
      slotCapacity: 2,
      cutOff: '24:00',
      postalPrefixes: [],
    });
  });

  it('order rules keep false and zero', () => {
    const chain = { deliveryOn: true, deliveryFeeCents: 900, minimumOrderCents: 100 };
    expect(orderRulesOf(chain, { deliveryOn: false, deliveryFeeCents: 0, minimumOrderCents: 0 })).toMatchObject({
      deliveryOn: false,
      deliveryFeeCents: 0,
      minimumOrderCents: 0,
    });
  });

  it('order rules in dollars round-trip to the cent', () => {
    for (let cents = 0; cents < 3_000; cents += 7) {
      const rules = {
        ...DEFAULT_ORDER_RULES,
        deliveryFeeCents: cents,
        freeFromCents: cents * 31,
        minimumOrderCents: cents,
      };
      expect(rulesInCents(rulesInDollars(rules))).toEqual(rules);
    }
  });
});

describe('a delivery', () => {
  it.each([
    [29_999, 1_500],
    [30_000, 0],
    [30_001, 0],
    [0, 1_500],
  ])('the delivery fee of %i cents is that of the store', (subtotal, fee) => {
    const terms = { deliveryFeeCents: 1_500, freeFromCents: 30_000 };
    expect(deliveryFeeCents(subtotal, true, terms)).toBe(fee);
    expect(deliveryFeeCents(subtotal, false, terms)).toBe(0);
    const quote = quoteCart([{ unitPriceCents: subtotal, quantity: 1, discountBasisPoints: 1_000 }], true, terms);
    expect(quote.deliveryFeeCents).toBe(fee);
  });

  it.each([
    [[], '', true],
    [[], 'M5V 2T6', true],
    [['L3R'], 'L3R 1A1', true],
    [['L3R'], 'l3r1a1', true],
    [['L3R'], 'L3S 1A1', false],
    [['L3R', 'M5'], 'm5v-2t6', true],
    [['L3R1'], 'L3R 1A1', true],
    [['L3R'], '', false],
    [['L3R'], 'L3', false],
  ])('with the prefixes %j a delivery to %p is possible: %p', (postalPrefixes, code, goes) => {
    expect(deliversTo({ postalPrefixes }, code)).toBe(goes);
  });

  it('postal code prefixes are stored in capitals without blanks', () => {
    expect(postalPrefix(' l3r-1')).toBe('L3R1');
  });
});
