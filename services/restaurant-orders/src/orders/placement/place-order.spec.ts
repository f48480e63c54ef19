import { describe, expect, it } from '@jest/globals';
import type { OrderPlacement } from '@larder/contracts';
import { orderRulesOf, Refusal, type OwnRules } from '@larder/kernel';
import type { ProductCopy } from '../../copies/product-copies.service.js';
import { placeOrder, type PlacementFacts } from './place-order.js';

const RICE: ProductCopy = {
  id: 'rice',
  name: 'Rice',
  description: '',
  category: 'Rice & Noodles',
  unit: 'bag',
  size: null,
  minOrderQuantity: 1,
  pricePerUnitCents: 1_050,
  imageUrl: null,
  soldOutDate: null,
  active: true,
  discountTags: ['tier0', 'tier1', 'tier2', 'tier3'],
};

const GRANT = {
  id: 'code',
  code: 'GW88',
  restaurantName: 'Golden Wok',
  contactPerson: null,
  email: 'lau@example.com',
  phone: null,
  tier: 'tier1',
  discounts: { tier0: 0, tier1: 700, tier2: 1_000, tier3: 1_500 },
  tierNames: { tier1: 'Bronze' },
} as const;

const facts = (more: Partial<PlacementFacts> = {}): PlacementFacts => ({
  now: new Date('2026-11-21T17:00:00Z'),
  store: { timeZone: 'America/Toronto', rules: orderRulesOf(null) },
  products: new Map([[RICE.id, RICE]]),
  grant: null,
  id: 'order',
  orderNumber: '261121-7K3-QXM',
  ...more,
});

const placement = (more: Partial<OrderPlacement> = {}): OrderPlacement => ({
  restaurantName: ' Lucky Noodle ',
  deliveryDate: '2026-11-22',
  deliveryTime: '9-12',
  isDelivery: false,
  orderItems: '',
  totalAmount: 10.5,
  ...more,
});

const one = [{ productId: RICE.id, quantity: 1 }];

describe('placing an order', () => {
  it('an order keeps its texts, trimmed', () => {
    const order = placeOrder(
      placement({ notes: '  ring twice ', email: ' ', deliveryAddress: '1 King St' }),
      one,
      facts(),
    );
    expect(order).toMatchObject({
      status: 'pending',
      restaurantName: 'Lucky Noodle',
      email: null,
      notes: 'ring twice',
      // A pickup has no address.
      deliveryAddress: null,
      totalCents: 1_050,
      createdAt: '2026-11-21T17:00:00.000Z',
    });
  });

  it('a postal code is kept as it is printed on an address', () => {
    const delivery = placement({ isDelivery: true, deliveryPostalCode: ' l3r1a1', totalAmount: 35.5 });
    expect(placeOrder(delivery, one, facts()).deliveryPostalCode).toBe('L3R 1A1');
  });

  it('a delivery without an address is accepted, with a fee', () => {
    const order = placeOrder(placement({ isDelivery: true, deliveryAddress: '', totalAmount: 35.5 }), one, facts());
    expect(order).toMatchObject({
      isDelivery: true,
      deliveryAddress: null,
      deliveryPostalCode: null,
      deliveryFeeCents: 2_500,
      totalCents: 3_550,
    });
  });

  it("an order takes the restaurant's name from its code and missing contacts from the request", () => {
    const input = placement({ discountCode: 'gw88', email: 'x@y.example', phone: '1', totalAmount: 9.76 });
    expect(placeOrder(input, one, facts({ grant: GRANT }))).toMatchObject({
      restaurantName: 'Golden Wok',
      email: 'lau@example.com',
      phone: '1',
      discountCode: 'GW88',
      discountCodeId: 'code',
      tier: 'tier1',
      discountCents: 74,
      totalCents: 976,
    });
  });

  // 23:59:30 in Toronto is already the next day in UTC, and the night of 1 November has 25 hours.
  it.each([
    ['2026-11-22T04:59:30Z', '2026-11-22'],
    ['2026-11-01T03:59:30Z', '2026-11-01'],
    ['2026-11-02T04:59:30Z', '2026-11-02'],
  ])('an order placed at %s can be for %s', (now, deliveryDate) => {
    const order = placeOrder(placement({ deliveryDate }), one, facts({ now: new Date(now) }));
    expect(order.deliveryDate).toBe(deliveryDate);
  });

  it.each([
    ['2026-11-22T05:00:30Z', '2026-11-22'],
    ['2026-11-01T04:00:30Z', '2026-11-01'],
    ['2026-11-02T05:00:30Z', '2026-11-02'],
  ])('an order placed at %s is too late for %s', (now, deliveryDate) => {
    expect(() => placeOrder(placement({ deliveryDate }), one, facts({ now: new Date(now) }))).toThrow(
      'The delivery date must be tomorrow or later.',
    );
  });

  describe('at a store with overridden rules', () => {
    const refusalOf = (sent: OrderPlacement, of: PlacementFacts): string | null => {
      try {
        placeOrder(sent, one, of);
        return null;
      } catch (error) {
        return error instanceof Refusal ? error.message : 'a fault';
      }
    };
    const at = (rules: OwnRules, more: Partial<PlacementFacts['store']> = {}): PlacementFacts =>
      facts({ store: { timeZone: 'America/Toronto', rules: orderRulesOf(rules), ...more } });

    it("a delivery costs the store's fee, or none from the store's subtotal on", () => {
      const sent = (totalAmount: number): OrderPlacement => placement({ isDelivery: true, totalAmount });
      const terms = { deliveryFeeCents: 1_500, freeFromCents: 1_051 };
      expect(placeOrder(sent(25.5), one, at(terms))).toMatchObject({ deliveryFeeCents: 1_500, totalCents: 2_550 });
      const free = { ...terms, freeFromCents: 1_050 };
      expect(placeOrder(sent(10.5), one, at(free))).toMatchObject({ deliveryFeeCents: 0 });
      expect(() => placeOrder(sent(35.5), one, at(terms))).toThrow('Prices have changed.');
    });

    it.each<[OwnRules, Partial<OrderPlacement>, string | null]>([
      [{ minimumOrderCents: 1_050 }, {}, null],
      [{ minimumOrderCents: 1_051 }, {}, 'An order at this store must come to at least $10.51, before discounts.'],
      [{ pickupOn: false }, {}, 'Orders cannot be picked up at this store.'],
      [{ slots: ['12-4'] }, {}, 'This store does not take orders for 9 AM–12 PM.'],
      [{ leadDays: 2 }, {}, 'The delivery date must be 2026-11-23 or later.'],
      [{ cutOff: '12:00' }, {}, 'The delivery date must be 2026-11-23 or later.'],
      [{ cutOff: '12:01' }, {}, null],
      [{ postalPrefixes: ['L3R'] }, {}, null],
      [{ postalPrefixes: ['L3R'] }, { isDelivery: true }, 'This store delivers to postal codes that begin with L3R.'],
      [
        { postalPrefixes: ['L3R'], outsidePrefixes: 'warn' },
        { isDelivery: true, deliveryPostalCode: 'K1A 0A6', totalAmount: 35.5 },
        null,
      ],
      [{ postalPrefixes: ['L3R'] }, { isDelivery: true, deliveryPostalCode: 'l3r 1a1', totalAmount: 35.5 }, null],
    ])('with the rules %j the refusal of the order %j is %p', (rules, sent, refusal) => {
      expect(refusalOf(placement(sent), at(rules))).toBe(refusal);
    });
  });

  it('an outdated total returns a fresh quote', () => {
    const place = (): unknown => placeOrder(placement({ totalAmount: 9 }), one, facts());
    expect(place).toThrow(Refusal);
    expect(place).toThrow('Prices have changed.');
  });

  it('an invalid code returns a fresh quote even if the total is equal', () => {
    const place = (): unknown => placeOrder(placement({ discountCode: 'ZZZZ' }), one, facts());
    expect(place).toThrow('This discount code is no longer valid.');
  });
});
