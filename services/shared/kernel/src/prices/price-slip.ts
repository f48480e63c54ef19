import { centsToDollars } from '../money.js';
import { amountOf, type ComparableUnit } from './unit-price.js';

/** A product as the guard sees it, in cents; 0 means no price. */
export interface PricedProduct {
  retailCents: number;
  ourCents: number;
  size: string;
}

/** A wholesale product has one price; if its size has no amount, its unit is used: "lb". */
export const pricedWholesale = (ourCents: number, size: string | null, unit: string): PricedProduct => ({
  retailCents: 0,
  ourCents,
  size: size || unit,
});

export type PriceField = 'retail' | 'our';

/**
 * A price that looks like a typing error:
 * `jump` a price five times as high or low as it was, such as 3.99 typed as 399 or 39.9, or our price at 0;
 * `swapped` retail and our price in each other's place;
 * `above-retail` our price above the retail price, which it was not before;
 * `other-weight` a price per kilogram typed as one per pound, or the other way round;
 * `unlike-others` ten times as high or low per kilogram, litre or piece as the middle of its category.
 */
export interface PriceSlip {
  reason: 'jump' | 'swapped' | 'above-retail' | 'other-weight' | 'unlike-others';
  field: PriceField;
  /** The former price; for `swapped` and `above-retail` the other price; null for `unlike-others`. */
  fromCents: number | null;
  toCents: number;
  times: number;
}

/** All reasons, in no particular order. */
export const PRICE_SLIPS = [
  'jump',
  'other-weight',
  'unlike-others',
  'swapped',
  'above-retail',
] as const satisfies readonly PriceSlip['reason'][];

/** The API's price fields that are guarded. */
export const GUARDED_PRICES = ['ourPrice', 'retailPrice', 'pricePerUnit'] as const;

/** A slip in the API's form, in dollars. */
export interface SlipValues {
  field: (typeof GUARDED_PRICES)[number];
  kind: PriceSlip['reason'];
  from: number | null;
  to: number;
  factor: number;
}

/** @param our the API's name for our price: a wholesale product has only one price. */
export function slipValues(slips: readonly PriceSlip[], our: 'ourPrice' | 'pricePerUnit' = 'ourPrice'): SlipValues[] {
  return slips.map(({ reason, field, fromCents, toCents, times }) => ({
    field: field === 'our' ? our : 'retailPrice',
    kind: reason,
    from: fromCents === null ? null : centsToDollars(fromCents),
    to: centsToDollars(toCents),
    factor: Number(times.toPrecision(4)),
  }));
}

const JUMP = 5;
const UNLIKE = 10;
/** The median of fewer products means nothing. */
const LEAST_PEERS = 5;
const POUNDS_OF_KILOGRAM = 2.204_62;
const NEAR = 0.02;

/**
 * The reasons to ask before a price is published, the strongest first. Unchanged prices are never asked about.
 * @param before null for a new product.
 * @param middles the medians of its category.
 */
export function priceSlips(
  before: PricedProduct | null,
  after: PricedProduct,
  middles: MiddlePrices = NO_MIDDLES,
): PriceSlip[] {
  if (before && areSwapped(before, after)) return [besideOther('swapped', before, after)];
  const slips = (['our', 'retail'] as const).flatMap((field) => slipOf(field, before, after, middles));
  if (slips.length > 0) return slips;
  const wasAbove = before !== null && before.ourCents > before.retailCents;
  return after.ourCents > after.retailCents && after.retailCents > 0 && !wasAbove
    ? [besideOther('above-retail', before, after)]
    : [];
}

/** Checks the changed price against the other one; our price when both were changed. */
function besideOther(
  reason: 'swapped' | 'above-retail',
  before: PricedProduct | null,
  { retailCents, ourCents }: PricedProduct,
): PriceSlip {
  return before?.ourCents === ourCents
    ? { reason, field: 'retail', fromCents: ourCents, toCents: retailCents, times: retailCents / ourCents }
    : { reason, field: 'our', fromCents: retailCents, toCents: ourCents, times: ourCents / retailCents };
}

const centsOf = (product: PricedProduct, field: PriceField): number =>
  field === 'our' ? product.ourCents : product.retailCents;

function slipOf(
  field: PriceField,
  before: PricedProduct | null,
  after: PricedProduct,
  middles: MiddlePrices,
): PriceSlip[] {
  const fromCents = before === null ? 0 : centsOf(before, field);
  const toCents = centsOf(after, field);
  if ((before && toCents === fromCents) || (toCents === 0 && field === 'retail')) return [];
  const timesMiddle = comparable(field, after.size, middles);
  if (fromCents > 0) {
    const times = Math.max(toCents, 1) / fromCents;
    if (isFar(times, JUMP)) return [{ reason: 'jump', field, fromCents, toCents, times }];
    if (isOtherWeight(times, after.size)) return [{ reason: 'other-weight', field, fromCents, toCents, times }];
    // A product that always was dearer or cheaper than its category is not asked about.
    const usual = timesMiddle(fromCents);
    if (usual !== null && isFar(usual, UNLIKE)) return [];
  }
  const times = timesMiddle(Math.max(toCents, 1));
  return times !== null && isFar(times, UNLIKE)
    ? [{ reason: 'unlike-others', field, fromCents: null, toCents, times }]
    : [];
}

const isFar = (times: number, limit: number): boolean => times >= limit || times <= 1 / limit;

const isNear = (value: number, wanted: number): boolean => Math.abs(value / wanted - 1) <= NEAR;

function areSwapped(before: PricedProduct, after: PricedProduct): boolean {
  if (after.ourCents <= after.retailCents || before.ourCents >= before.retailCents) return false;
  const isRetailOur = isNear(after.retailCents, before.ourCents);
  const isOurRetail = isNear(after.ourCents, before.retailCents);
  return isRetailOur && isOurRetail;
}

function isOtherWeight(times: number, size: string): boolean {
  const isOther = isNear(times, POUNDS_OF_KILOGRAM) || isNear(times, 1 / POUNDS_OF_KILOGRAM);
  return isOther && amountOf(size)?.unit === 'kg';
}

/** The median price per kilogram, litre and piece in cents, where enough products of a category have one. */
export type MiddlePrices = ReadonlyMap<string, number>;

const NO_MIDDLES: MiddlePrices = new Map();

export function middlePrices(products: readonly PricedProduct[]): MiddlePrices {
  const groups = new Map<string, number[]>();
  for (const field of ['our', 'retail'] as const) {
    for (const product of products) {
      const price = perUnit(field, product);
      if (!price) continue;
      const prices = groups.get(price.unit);
      if (prices) prices.push(price.cents);
      else groups.set(price.unit, [price.cents]);
    }
  }
  const middles = [...groups].filter(([, prices]) => prices.length >= LEAST_PEERS);
  return new Map(middles.map(([unit, prices]) => [unit, middleOf(prices)]));
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Returns the ratio of a price of this size to its category's median; null when too few are comparable. */
function comparable(field: PriceField, size: string, middles: MiddlePrices): (cents: number) => number | null {
  const amount = amountOf(size);
  const middle = amount && middles.get(unitOf(field, amount.unit));
  return (cents) => (amount && middle ? cents / amount.amount / middle : null);
}

const unitOf = (field: PriceField, unit: ComparableUnit): string => `${field} per ${unit}`;

function perUnit(field: PriceField, product: PricedProduct): { unit: string; cents: number } | null {
  const cents = centsOf(product, field);
  const amount = cents > 0 ? amountOf(product.size) : null;
  return amount && { unit: unitOf(field, amount.unit), cents: cents / amount.amount };
}
