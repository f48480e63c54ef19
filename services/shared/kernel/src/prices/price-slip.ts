import { amountOf, type ComparableUnit } from './unit-price.js';

/** A product as the guard sees it. Cents; 0 is no price. */
export interface PricedProduct {
  retailCents: number;
  ourCents: number;
  size: string;
}

export type PriceField = 'retail' | 'our';

/**
 * What looks like a typing error:
 * `jump` a price five times as high or low as it was, such as 3.99 typed as 399 or 39.9;
 * `swapped` retail and our price in each other's place;
 * `above-retail` our price above the retail price, which it was not before;
 * `other-weight` a price per kilogram typed as one per pound, or the other way round;
 * `unlike-others` ten times as high or low per kilogram, litre or piece as the middle of its category.
 */
export type PriceSlip =
  | { reason: 'jump' | 'other-weight'; field: PriceField; fromCents: number; toCents: number; times: number }
  | { reason: 'unlike-others'; field: PriceField; toCents: number; times: number }
  | { reason: 'swapped' | 'above-retail'; retailCents: number; ourCents: number };

/** The reasons, in no order. */
export const PRICE_SLIPS = [
  'jump',
  'other-weight',
  'unlike-others',
  'swapped',
  'above-retail',
] as const satisfies readonly PriceSlip['reason'][];

const JUMP = 5;
const UNLIKE = 10;
/** Fewer say nothing about a category. */
const LEAST_PEERS = 5;
const POUNDS_OF_KILOGRAM = 2.204_62;
const NEAR = 0.02;

/**
 * The reasons to ask before a price is published, the strongest first. A price that was not changed is never asked about.
 * @param before null for a new product.
 * @param peers the other products of its category.
 */
export function priceSlips(
  before: PricedProduct | null,
  after: PricedProduct,
  peers: readonly PricedProduct[],
): PriceSlip[] {
  const { retailCents, ourCents } = after;
  if (before && areSwapped(before, after)) return [{ reason: 'swapped', retailCents, ourCents }];
  const slips = (['our', 'retail'] as const).flatMap((field) => slipOf(field, before, after, peers));
  if (slips.length > 0) return slips;
  const wasAbove = before !== null && before.ourCents > before.retailCents;
  return ourCents > retailCents && retailCents > 0 && !wasAbove
    ? [{ reason: 'above-retail', retailCents, ourCents }]
    : [];
}

const centsOf = (product: PricedProduct, field: PriceField): number =>
  field === 'our' ? product.ourCents : product.retailCents;

function slipOf(
  field: PriceField,
  before: PricedProduct | null,
  after: PricedProduct,
  peers: readonly PricedProduct[],
): PriceSlip[] {
  const fromCents = before === null ? 0 : centsOf(before, field);
  const toCents = centsOf(after, field);
  if (toCents === 0 || toCents === fromCents) return [];
  if (fromCents > 0) {
    const times = toCents / fromCents;
    if (isFar(times, JUMP)) return [{ reason: 'jump', field, fromCents, toCents, times }];
    if (isOtherWeight(times, after.size)) return [{ reason: 'other-weight', field, fromCents, toCents, times }];
    // Dearer or cheaper than its category as ever: that is how this product is.
    const usual = timesOfPeers(field, { ...after, retailCents: fromCents, ourCents: fromCents }, peers);
    if (usual !== null && isFar(usual, UNLIKE)) return [];
  }
  const times = timesOfPeers(field, after, peers);
  return times !== null && isFar(times, UNLIKE) ? [{ reason: 'unlike-others', field, toCents, times }] : [];
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
  if (amountOf(size)?.unit !== 'kg') return false;
  return isNear(times, POUNDS_OF_KILOGRAM) || isNear(times, 1 / POUNDS_OF_KILOGRAM);
}

/** How many times the middle price of its category this is, per unit; null where too few are comparable. */
function timesOfPeers(field: PriceField, product: PricedProduct, peers: readonly PricedProduct[]): number | null {
  const own = perUnit(field, product);
  if (own === null) return null;
  const others = peers
    .map((peer) => perUnit(field, peer))
    .flatMap((peer) => (peer?.unit === own.unit ? [peer.cents] : []))
    .toSorted((one, other) => one - other);
  const middle = others[Math.floor(others.length / 2)];
  return middle === undefined || others.length < LEAST_PEERS ? null : own.cents / middle;
}

function perUnit(field: PriceField, product: PricedProduct): { unit: ComparableUnit; cents: number } | null {
  const cents = centsOf(product, field);
  const amount = cents > 0 ? amountOf(product.size) : null;
  return amount && { unit: amount.unit, cents: cents / amount.amount };
}
