import { UUID } from '@larder/contracts';
import { LIMITS, Refusal, sentence } from '@larder/kernel';

/** A line of an order as requested: the client's names, units and prices are ignored. */
export interface WantedItem {
  productId: string;
  quantity: number;
}

/** Parses JSON text (specification part 2 §3). @throws Refusal `invalid` */
export function readOrderItems(text: string): WantedItem[] {
  const list = parse(text);
  if (!Array.isArray(list)) throw new Refusal('invalid', 'orderItems must be the JSON text of a list of products.');
  if (list.length === 0) throw new Refusal('invalid', 'Your order has no products.');
  if (list.length > LIMITS.orderLines) {
    throw new Refusal(
      'invalid',
      sentence('An order has at most {most} different products.', { most: LIMITS.orderLines }),
    );
  }
  const items = list.map((entry: unknown, index) => readItem(entry, index + 1));
  if (new Set(items.map(({ productId }) => productId)).size < items.length) {
    throw new Refusal('invalid', 'A product appears twice in the order.');
  }
  return items;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readItem(entry: unknown, line: number): WantedItem {
  const { id, quantity } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !UUID.test(id)) {
    throw new Refusal('invalid', sentence('Line {line} of the order names no product.', { line }));
  }
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > LIMITS.orderQuantity) {
    throw new Refusal(
      'invalid',
      sentence('The quantity in line {line} of the order must be a whole number from 1 to {most}.', {
        line,
        most: LIMITS.orderQuantity,
      }),
    );
  }
  return { productId: id.toLowerCase(), quantity: Number(quantity) };
}
