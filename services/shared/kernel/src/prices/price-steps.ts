import { WHOLE_BASIS_POINTS } from '../percent.js';
import { effective } from '../stores/effective.js';
import { quoteLine, type QuoteItem } from '../wholesale/quote.js';

export const PRICE_STEPS = ['chain', 'store', 'batch', 'quantity', 'tier', 'rounding'] as const;

/**
 * A step on the way to a price: the chain's, the store's own, a running batch's, the quantity, a tier's discount, and the
 * rounding to a cent.
 */
export interface PriceStep {
  kind: (typeof PRICE_STEPS)[number];
  /** The price after this step; may have a fraction before rounding. */
  cents: number;
}

/** A price, and the steps that lead to it. */
export interface ExplainedPrice {
  cents: number;
  steps: PriceStep[];
}

/**
 * The price in a store, by the resolver that every list uses.
 * @param ownCents null: the store follows the chain
 * @param batchCents null: no running batch sets it
 */
export function explainPrice(
  chainCents: number,
  ownCents: number | null,
  batchCents: number | null = null,
): ExplainedPrice {
  const { cents } = effective({ cents: chainCents }, { cents: ownCents }, { cents: batchCents });
  const steps: PriceStep[] = [{ kind: 'chain', cents: chainCents }];
  if (ownCents !== null) steps.push({ kind: 'store', cents: ownCents });
  if (batchCents !== null) steps.push({ kind: 'batch', cents: batchCents });
  return { cents, steps };
}

/** The price of a line of a cart or an order, by the function that charges for it. Steps without an effect are left out. */
export function explainLine(item: QuoteItem): ExplainedPrice {
  const { originalCents, discountCents } = quoteLine(item);
  const cents = originalCents - discountCents;
  const exact = originalCents * (1 - item.discountBasisPoints / WHOLE_BASIS_POINTS);
  const steps: PriceStep[] = [{ kind: 'chain', cents: item.unitPriceCents }];
  if (item.quantity !== 1) steps.push({ kind: 'quantity', cents: originalCents });
  if (item.discountBasisPoints > 0) steps.push({ kind: 'tier', cents: Number(exact.toFixed(4)) });
  if (steps.at(-1)?.cents !== cents) steps.push({ kind: 'rounding', cents });
  return { cents, steps };
}
