import { describe, expect, it } from '@jest/globals';
import { middlePrices, priceSlips, slipValues, type PricedProduct } from './price-slip.js';
import { amountOf } from './unit-price.js';

const priced = (retail: number, our: number, size = '1 lb'): PricedProduct => ({
  retailCents: Math.round(retail * 100),
  ourCents: Math.round(our * 100),
  size,
});

/** A category like produce: 1.99 to 6.99 a pound. */
const PRODUCE = [1.99, 2.49, 2.99, 3.49, 3.99, 4.99, 6.99].map((price) => priced(price + 1, price));
/** A category like drinks: 2 to 6 dollars a litre. */
const DRINKS = [1, 1.2, 1.5, 2, 3].map((price) => priced(price + 0.5, price, '500 ml'));

type Case = readonly [
  name: string,
  before: PricedProduct | null,
  after: PricedProduct,
  peers: readonly PricedProduct[],
  reason?: string,
];

const SLIPS: readonly Case[] = [
  ['3.99 typed as 399', priced(4.99, 3.99), priced(4.99, 399), PRODUCE, 'jump'],
  ['3.99 typed as 39.9', priced(4.99, 3.99), priced(4.99, 39.9), PRODUCE, 'jump'],
  ['1.59 typed as 159', priced(1.99, 1.59), priced(1.99, 159), [], 'jump'],
  ['12.99 typed as 1.299', priced(15.99, 12.99), priced(15.99, 1.29), [], 'jump'],
  ['12.99 typed as 0.12', priced(15.99, 12.99), priced(15.99, 0.12), [], 'jump'],
  ['the retail price 15.99 typed as 1599', priced(15.99, 12.99), priced(1599, 12.99), [], 'jump'],
  ['the retail price 8.49 typed as 84.9', priced(8.49, 6.99), priced(84.9, 6.99), [], 'jump'],
  ['a lowered price with its point lost: 3.99 to 349', priced(4.99, 3.99), priced(4.99, 349), [], 'jump'],
  ['a raised price with its point lost: 9.99 to 1099', priced(12, 9.99), priced(12, 1099), [], 'jump'],
  ['a key pressed twice: 2.99 to 22.99', priced(3.99, 2.99), priced(3.99, 22.99), [], 'jump'],
  ['a lost digit: 22.99 to 2.99', priced(26.99, 22.99), priced(26.99, 2.99), [], 'jump'],
  ['retail and our price swapped', priced(4.99, 3.99), priced(3.99, 4.99), PRODUCE, 'swapped'],
  ['swapped by cents: 10.99 and 8.99', priced(10.99, 8.99), priced(8.99, 11), [], 'swapped'],
  ['our price above the retail price', priced(4.99, 3.99), priced(4.99, 5.99), PRODUCE, 'above-retail'],
  ['the retail price below ours', priced(4.99, 3.99), priced(2.99, 3.99), [], 'above-retail'],
  ['a new product above its retail price', null, priced(5.99, 8.99), PRODUCE, 'above-retail'],
  ['a price per kilogram typed as one per pound', priced(9.99, 4.99), priced(9.99, 11), [], 'other-weight'],
  [
    'a price per pound typed as one per kilogram',
    priced(29.99, 21.98, 'per kg'),
    priced(29.99, 9.97, 'per kg'),
    [],
    'other-weight',
  ],
  ['a new product at 39.90 a pound among vegetables', null, priced(44.9, 39.9), PRODUCE, 'unlike-others'],
  ['a new drink at 150 for 500 ml', null, priced(160, 150, '500 ml'), DRINKS, 'unlike-others'],
  ['our price typed as nothing', priced(4.99, 3.99), priced(4.99, 0), [], 'jump'],
  ['a new vegetable for nothing', null, priced(3.49, 0), PRODUCE, 'unlike-others'],
];

const NORMAL: readonly Case[] = [
  ['a price that was not changed', priced(4.99, 3.99), priced(4.99, 3.99), PRODUCE],
  ['3.99 to 4.29', priced(4.99, 3.99), priced(4.99, 4.29), PRODUCE],
  ['3.99 to 2.99', priced(4.99, 3.99), priced(4.99, 2.99), PRODUCE],
  ['half price', priced(9.99, 7.98), priced(9.99, 3.99), []],
  ['a clearance at a quarter', priced(19.99, 16), priced(19.99, 4), []],
  ['twice as much after a frost', priced(4.99, 1.99), priced(4.99, 3.99), PRODUCE],
  ['three times as much after a typhoon', priced(9.99, 1.99), priced(9.99, 5.99), PRODUCE],
  ['both prices raised by a tenth', priced(10, 8), priced(11, 8.8), []],
  ['both prices lowered', priced(12.99, 10.99), priced(9.99, 7.99), []],
  ['no savings: both the same', priced(4.99, 3.99), priced(4.99, 4.99), []],
  ['a product that was above its retail price before', priced(4.99, 5.99), priced(4.99, 6.29), []],
  ['a retail price typed as nothing', priced(4.99, 3.99), priced(0, 3.99), PRODUCE],
  ['a first price', priced(0, 0), priced(4.99, 3.99), PRODUCE],
  ['a new vegetable', null, priced(3.49, 2.79), PRODUCE],
  ['a new mushroom, five times as dear as others', null, priced(19.99, 16.99), PRODUCE],
  ['saffron among vegetables, dear as ever', priced(79.99, 69.99), priced(79.99, 64.99), PRODUCE],
  ['a case of drinks', null, priced(18.99, 15.99, '12 × 355 ml'), DRINKS],
  ['a size that says nothing', null, priced(49.99, 45, 'gift box'), PRODUCE],
  ['a bunch at more than twice the price', priced(3.99, 1.99, '1 bunch'), priced(4.99, 4.39, '1 bunch'), PRODUCE],
  ['a price lower by more than half, by weight', priced(9.99, 8.99), priced(9.99, 3.79), PRODUCE],
];

describe('the price guard asks about', () => {
  it.each(SLIPS)('%s', (_name, before, after, peers, reason) => {
    expect(priceSlips(before, after, middlePrices(peers))[0]?.reason).toBe(reason);
  });
  it('22 kinds of slips are covered', () => expect(SLIPS).toHaveLength(22));
});

describe('the price guard lets pass', () => {
  it.each(NORMAL)('%s', (_name, before, after, peers) => {
    expect(priceSlips(before, after, middlePrices(peers))).toEqual([]);
  });
  it('twenty kinds of normal changes are covered', () => expect(NORMAL).toHaveLength(20));
});

it('a jump has both prices and the factor', () => {
  expect(priceSlips(priced(1.99, 1.59), priced(1.99, 159))).toEqual([
    { reason: 'jump', field: 'our', fromCents: 159, toCents: 15_900, times: 100 },
  ]);
});

it('a slip between our price and retail says which was changed', () => {
  expect(priceSlips(priced(4.99, 3.99), priced(2.99, 3.99))).toMatchObject([
    { field: 'retail', fromCents: 399, toCents: 299 },
  ]);
  expect(priceSlips(null, priced(5.99, 8.99))).toMatchObject([{ field: 'our', fromCents: 599, toCents: 899 }]);
});

it('the API reports a slip in dollars, with its field names', () => {
  const before = { retailCents: 0, ourCents: 159, size: '' };
  const slips = priceSlips(before, { ...before, ourCents: 15_900 });
  expect(slipValues(slips, 'pricePerUnit')).toEqual([
    { field: 'pricePerUnit', kind: 'jump', from: 1.59, to: 159, factor: 100 },
  ]);
});

it.each([
  ['500 g', 'kg', 0.5],
  ['1.5L', 'l', 1.5],
  ['12 × 355 ml', 'l', 4.26],
  ['per lb', 'kg', 0.453_592],
  ['/kg', 'kg', 1],
  ['2 lbs', 'kg', 0.907_184],
  ['6 pack', 'piece', 6],
  ['500克', 'kg', 0.5],
] as const)('%s is an amount in %s', (size, unit, amount) => {
  expect(amountOf(size)?.unit).toBe(unit);
  expect(amountOf(size)?.amount).toBeCloseTo(amount, 6);
});

it.each(['', 'large', 'gift box', '0 g', 'lbj', '3 piecework'])('%j is no amount', (size) => {
  expect(amountOf(size)).toBeNull();
});
