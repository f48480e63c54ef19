import { addDays, quantityProblem, quoteCart, type DeliveryTerms, type Quote } from '@larder/kernel';
import type { Cart, CartLine } from '../cart/change-cart.ts';
import { quantityRuleOf, type ShopProduct } from './shop-product.ts';

export interface CalculatedLine {
  line: CartLine;
  /** The current product; null when it is no longer sold, or not loaded yet. */
  product: ShopProduct | null;
  /** Why the line cannot be ordered. */
  problem: 'gone' | 'sold-out' | 'below-minimum' | 'no-multiple' | null;
  /** The first day for which it is available, unless that is tomorrow. */
  earliest: string | null;
  /** The unit price when it was added, if it was different. */
  priceBeforeCents: number | null;
  /** The amount before the discount. */
  originalCents: number;
  discountCents: number;
}

export interface CalculatedCart {
  lines: CalculatedLine[];
  quote: Quote;
  /** Whether the prices are from the server. */
  priced: boolean;
}

/**
 * A cart at today's prices. Lines that are no longer sold stay and cost nothing; until the products have loaded, each
 * line counts at its price when added.
 * @param today the day in the store's calendar.
 * @param terms the store's delivery terms; by default the usual ones
 */
export function calculateCart(
  cart: Cart,
  products: ReadonlyMap<string, ShopProduct> | null,
  today: string,
  terms?: DeliveryTerms,
): CalculatedCart {
  const sold = cart.lines.map((line) => products?.get(line.id) ?? null);
  const quote = quoteCart(
    cart.lines.map((line, index) => ({
      unitPriceCents: products === null ? line.unitPriceCents : (sold[index]?.unitPriceCents ?? 0),
      quantity: line.quantity,
      discountBasisPoints: sold[index]?.discountBasisPoints ?? 0,
    })),
    cart.isDelivery,
    terms,
  );
  const lines = cart.lines.map((line, index): CalculatedLine => {
    const product = sold[index] ?? null;
    return {
      line,
      product,
      problem: problemOf(line, product, { known: products !== null, today }),
      earliest: product === null ? null : earliestDay(product, today),
      priceBeforeCents: product !== null && product.unitPriceCents !== line.unitPriceCents ? line.unitPriceCents : null,
      originalCents: quote.lines[index]?.originalCents ?? 0,
      discountCents: quote.lines[index]?.discountCents ?? 0,
    };
  });
  return { lines, quote, priced: products !== null };
}

function problemOf(
  line: CartLine,
  product: ShopProduct | null,
  { known, today }: { known: boolean; today: string },
): CalculatedLine['problem'] {
  if (product === null) return known ? 'gone' : null;
  if (product.soldOutDate === today) return 'sold-out';
  return quantityProblem(line.quantity, quantityRuleOf(product));
}

/** The first day for which a product is available again; null while it is available for any. */
export function earliestDay({ soldOutUntil }: Pick<ShopProduct, 'soldOutUntil'>, today: string): string | null {
  return soldOutUntil !== null && soldOutUntil > today ? addDays(soldOutUntil, 1) : null;
}

/** The first day for which all of a cart is available. */
export function earliestDayOf({ lines }: Pick<CalculatedCart, 'lines'>, today: string): string {
  return lines.reduce(
    (latest, { earliest }) => (earliest !== null && earliest > latest ? earliest : latest),
    addDays(today, 1),
  );
}

/** Whether every line can be ordered. */
export function isOrderable({ lines, priced }: CalculatedCart): boolean {
  return priced && lines.length > 0 && lines.every(({ problem }) => problem === null);
}
