import { LIMITS } from '@larder/kernel';
import { EMPTY_CART, type Cart, type CartLine } from './change-cart.ts';

/** Rises when what is kept changes its shape: a cart of another version is none. */
const VERSION = 1;

export function writeCart(cart: Cart): string {
  return JSON.stringify({ version: VERSION, ...cart });
}

/** A stored cart; what cannot be read, or is not a line, is left out. */
export function readCart(text: string | null): Cart {
  const kept = parse(text) as { version?: unknown; isDelivery?: unknown; lines?: unknown; store?: unknown } | null;
  if (kept === null || typeof kept !== 'object' || kept.version !== VERSION || !Array.isArray(kept.lines))
    return EMPTY_CART;
  const lines = new Map<string, CartLine>();
  for (const each of kept.lines as unknown[]) {
    if (isLine(each) && !lines.has(each.id) && lines.size < LIMITS.orderLines) {
      const { id, quantity, name, unit, category, unitPriceCents } = each;
      const chineseName = typeof each.chineseName === 'string' ? each.chineseName : null;
      lines.set(id, { id, quantity, name, chineseName, unit, category, unitPriceCents });
    }
  }
  const store = typeof kept.store === 'string' ? kept.store : undefined;
  return { isDelivery: kept.isDelivery === true, lines: [...lines.values()], store };
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, quantity, name, unit, category, unitPriceCents } = value as Record<keyof CartLine, unknown>;
  return (
    [id, name, unit, category].every((each) => typeof each === 'string') &&
    isWhole(quantity, 1, LIMITS.orderQuantity) &&
    isWhole(unitPriceCents, 0, Number.MAX_SAFE_INTEGER)
  );
}

function isWhole(value: unknown, from: number, to: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
