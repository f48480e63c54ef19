import { ApiError } from '../../../shared/api/api-error.ts';
import type { FreshQuote } from './order-figures.ts';

/** Why an order was not taken. */
export type OrderRefusal =
  /** It would cost something else now; nothing was stored. */
  | { kind: 'prices'; fresh: FreshQuote }
  /** An earlier try of this checkout was taken as an order, with other contents than this one. */
  | { kind: 'key-used' }
  /** A sentence of the server about what is wrong with it. */
  | { kind: 'said'; message: string }
  /** Nobody knows: it may even have been taken. */
  | { kind: 'unknown' };

export function orderRefusalOf(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError)) return { kind: 'unknown' };
  if (error.status === 409) {
    const fresh = (error.body as { quote?: FreshQuote } | null)?.quote;
    return Array.isArray(fresh?.lines) ? { kind: 'prices', fresh } : { kind: 'key-used' };
  }
  const message = error.serverMessage;
  return error.status >= 400 && error.status < 500 && message !== null
    ? { kind: 'said', message }
    : { kind: 'unknown' };
}
