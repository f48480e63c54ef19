import { describe, expect, it } from '@jest/globals';
import { calculateCart } from '../model/calculate-cart.ts';
import { shopProduct } from '../test/shop-product.sample.ts';
import { NO_FIELDS, type CheckoutFields } from './checkout-fields.ts';
import { changedLines, figuresOfCart, figuresOfQuote, type FreshQuote } from './order-figures.ts';
import { orderPlacementOf } from './order-payload.ts';

const rice = shopProduct({ id: 'rice', discountBasisPoints: 700 });
const line = { id: 'rice', quantity: 3, name: 'Old name', unit: 'bag', category: 'Rice', unitPriceCents: 3650 };
const figures = (isDelivery: boolean) =>
  figuresOfCart(calculateCart({ isDelivery, lines: [line] }, new Map([['rice', rice]]), '2026-11-21'));
const fields: CheckoutFields = {
  ...NO_FIELDS,
  restaurantName: ' Garden House ',
  email: '  ',
  date: '11/24/2026',
  slot: '12-4',
  deliveryAddress: '1 Main St',
  deliveryCity: 'Markham',
};

describe('the request for an order', () => {
  it('an order is sent with amounts in dollars and items as JSON text', () => {
    const order = orderPlacementOf({ fields, figures: figures(true), isDelivery: true, code: 'AB12' });
    expect(order).toMatchObject({
      restaurantName: 'Garden House',
      contactPerson: null,
      email: null,
      deliveryDate: '2026-11-24',
      deliveryTime: '12-4',
      deliveryAddress: '1 Main St',
      deliveryPostalCode: null,
      subtotalAmount: 109.5,
      discountCode: 'AB12',
      discountAmount: 7.67,
      deliveryFee: 25,
      totalAmount: 126.83,
    });
    expect(JSON.parse(order.orderItems)).toEqual([
      { id: 'rice', name: 'Jasmine Rice', quantity: 3, pricePerUnit: 36.5, unit: 'bag' },
    ]);
  });

  it('a pickup is sent without an address, and without a code if there is none', () => {
    const order = orderPlacementOf({ fields, figures: figures(false), isDelivery: false, code: null });
    expect(order).toMatchObject({ deliveryAddress: null, deliveryCity: null, deliveryFee: 0, discountCode: null });
  });
});

describe('new prices from the server', () => {
  const fresh: FreshQuote = {
    lines: [
      {
        id: 'rice',
        name: 'Jasmine Rice',
        chineseName: '茉莉香米',
        unit: 'bag',
        quantity: 3,
        pricePerUnit: 40,
        discountPercentage: 0,
        discountAmount: 0,
      },
    ],
    subtotalAmount: 120,
    discountAmount: 0,
    deliveryFee: 0,
    totalAmount: 120,
    codeValid: false,
  };

  it('new prices from the server are sent instead, and changed lines are listed', () => {
    const now = figuresOfQuote(fresh);
    expect(orderPlacementOf({ fields, figures: now, isDelivery: false, code: null }).totalAmount).toBe(120);
    expect(changedLines(figures(false), now)).toEqual([
      { id: 'rice', name: 'Jasmine Rice', chineseName: '茉莉香米', beforeCents: 10_183, nowCents: 12_000 },
    ]);
    expect(changedLines(now, now)).toEqual([]);
  });
});
