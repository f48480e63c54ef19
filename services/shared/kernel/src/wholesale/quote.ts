import { WHOLE_BASIS_POINTS } from '../percent.js';
import { deliveryFeeCents } from './delivery.js';

export interface QuoteItem {
  /** Integer cents of one unit, before any discount. */
  unitPriceCents: number;
  /** Whole units. */
  quantity: number;
  /** 700 is 7 %. */
  discountBasisPoints: number;
}

export interface QuoteLine {
  /** Unit price × quantity. */
  originalCents: number;
  discountCents: number;
}

export interface Quote {
  /** In the order of the items. */
  lines: QuoteLine[];
  /** The sum of the lines' originals: before any discount. */
  subtotalCents: number;
  discountCents: number;
  deliveryFeeCents: number;
  totalCents: number;
}

/** A percentage of an amount in whole cents, halves away from zero: 7 % of $0.50 is 4 cents. */
export function shareOfCents(cents: number, basisPoints: number): number {
  // Integers all the way: a product beyond 2^53 would round twice.
  const share = BigInt(cents) * BigInt(basisPoints) * 2n;
  const whole = BigInt(WHOLE_BASIS_POINTS) * 2n;
  const half = share < 0n ? -BigInt(WHOLE_BASIS_POINTS) : BigInt(WHOLE_BASIS_POINTS);
  return Number((share + half) / whole);
}

/**
 * What a cart costs, in integer cents: each line's discount is rounded once, total = subtotal − discount + delivery fee
 * (specification part 2 §9). Browser, order, CSV and PDF all take their figures from here.
 */
export function quoteCart(items: readonly QuoteItem[], isDelivery: boolean): Quote {
  const lines = items.map(({ unitPriceCents, quantity, discountBasisPoints }): QuoteLine => {
    const originalCents = unitPriceCents * quantity;
    return { originalCents, discountCents: shareOfCents(originalCents, discountBasisPoints) };
  });
  const subtotalCents = lines.reduce((sum, line) => sum + line.originalCents, 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  const feeCents = deliveryFeeCents(subtotalCents, isDelivery);
  return {
    lines,
    subtotalCents,
    discountCents,
    deliveryFeeCents: feeCents,
    totalCents: subtotalCents - discountCents + feeCents,
  };
}

/**
 * Whether a client's total in dollars says the same as the server's quote: it may be off by half a cent a line, which is
 * what another way of rounding can make of it, and not more.
 */
export function totalsAgree(clientDollars: number, quote: Quote): boolean {
  if (!Number.isFinite(clientDollars)) return false;
  // A hair of tolerance for what doubles make of cents.
  return Math.abs(clientDollars * 100 - quote.totalCents) <= quote.lines.length * 0.5 + 1e-4;
}
