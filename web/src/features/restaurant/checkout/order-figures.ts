import type { Quote } from '@larder/kernel';
import type { CalculatedCart } from '../model/calculate-cart.ts';
import { centsOf } from '../model/money.ts';

export interface OrderFigureLine {
  id: string;
  name: string;
  chineseName?: string | null | undefined;
  unit: string;
  quantity: number;
  /** Before any discount. */
  unitPriceCents: number;
  /** The whole line before the discount. */
  originalCents: number;
  /** The whole line after the discount. */
  totalCents: number;
}

/** The lines and totals shown before the order is sent, and sent with it. */
export interface OrderFigures {
  lines: OrderFigureLine[];
  quote: Omit<Quote, 'lines'>;
}

/** The body of the server's 409: the current price of the order. */
export interface FreshQuote {
  lines: {
    id: string;
    name: string;
    chineseName?: string;
    unit: string;
    quantity: number;
    pricePerUnit: number;
    discountPercentage: number;
    discountAmount: number;
  }[];
  subtotalAmount: number;
  discountAmount: number;
  deliveryFee: number;
  totalAmount: number;
  /** False when the code is unknown or inactive by now, and these amounts are without it. */
  codeValid: boolean;
}

export function figuresOfCart({ lines, quote }: CalculatedCart): OrderFigures {
  return {
    lines: lines.map(({ line, product, originalCents, discountCents }) => ({
      id: line.id,
      name: product?.name ?? line.name,
      chineseName: (product ?? line).chineseName,
      unit: product?.unit ?? line.unit,
      quantity: line.quantity,
      unitPriceCents: product?.unitPriceCents ?? line.unitPriceCents,
      originalCents,
      totalCents: originalCents - discountCents,
    })),
    quote,
  };
}

export function figuresOfQuote(fresh: FreshQuote): OrderFigures {
  return {
    lines: fresh.lines.map(({ id, name, chineseName, unit, quantity, pricePerUnit, discountAmount }) => {
      const unitPriceCents = centsOf(pricePerUnit);
      const originalCents = unitPriceCents * quantity;
      return {
        id,
        name,
        chineseName,
        unit,
        quantity,
        unitPriceCents,
        originalCents,
        totalCents: originalCents - centsOf(discountAmount),
      };
    }),
    quote: {
      subtotalCents: centsOf(fresh.subtotalAmount),
      discountCents: centsOf(fresh.discountAmount),
      deliveryFeeCents: centsOf(fresh.deliveryFee),
      totalCents: centsOf(fresh.totalAmount),
    },
  };
}

export interface FigureChange {
  id: string;
  name: string;
  chineseName?: string | null | undefined;
  beforeCents: number;
  nowCents: number;
}

/** The lines whose price has changed. */
export function changedLines(before: OrderFigures, now: OrderFigures): FigureChange[] {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  return now.lines.flatMap(({ id, name, chineseName, totalCents }) => {
    const beforeCents = known.get(id)?.totalCents ?? 0;
    return beforeCents === totalCents ? [] : [{ id, name, chineseName, beforeCents, nowCents: totalCents }];
  });
}
