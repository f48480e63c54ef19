import { WHOLE_BASIS_POINTS } from '../percent.js';
import { deliveryFeeCents, type DeliveryTerms } from './delivery.js';

export interface QuoteItem {
  /** The price of one unit, before any discount. */
  unitPriceCents: number;
  quantity: number;
  /** 700 is 7 %. */
  discountBasisPoints: number;
}

export interface QuoteLine {
  originalCents: number;
  discountCents: number;
}

export interface Quote {
  lines: QuoteLine[];
  /** Before any discount. */
  subtotalCents: number;
  discountCents: number;
  deliveryFeeCents: number;
  totalCents: number;
}

/** A percentage of an amount in whole cents, halves away from zero: 7 % of $0.50 is 4 cents. */
export function shareOfCents(cents: number, basisPoints: number): number {
  // BigInt throughout: a product beyond 2^53 would round twice.
  const share = BigInt(cents) * BigInt(basisPoints) * 2n;
  const whole = BigInt(WHOLE_BASIS_POINTS) * 2n;
  const half = share < 0n ? -BigInt(WHOLE_BASIS_POINTS) : BigInt(WHOLE_BASIS_POINTS);
  return Number((share + half) / whole);
}

/** The price of a line: the discount is rounded once (specification part 2 §9). */
export function quoteLine({ unitPriceCents, quantity, discountBasisPoints }: QuoteItem): QuoteLine {
  const originalCents = unitPriceCents * quantity;
  return { originalCents, discountCents: shareOfCents(originalCents, discountBasisPoints) };
}

/** A cart's totals in cents, for browser, order, CSV and PDF. @param terms the store's, else the defaults */
export function quoteCart(items: readonly QuoteItem[], isDelivery: boolean, terms?: DeliveryTerms): Quote {
  const lines = items.map(quoteLine);
  const subtotalCents = lines.reduce((sum, line) => sum + line.originalCents, 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  const feeCents = deliveryFeeCents(subtotalCents, isDelivery, terms);
  return {
    lines,
    subtotalCents,
    discountCents,
    deliveryFeeCents: feeCents,
    totalCents: subtotalCents - discountCents + feeCents,
  };
}

/** Whether a client's total agrees with the quote, within half a cent per line for rounding. */
export function totalsAgree(clientDollars: number, quote: Quote): boolean {
  if (!Number.isFinite(clientDollars)) return false;
  // Tolerates the rounding error of doubles.
  return Math.abs(clientDollars * 100 - quote.totalCents) <= quote.lines.length * 0.5 + 1e-4;
}
