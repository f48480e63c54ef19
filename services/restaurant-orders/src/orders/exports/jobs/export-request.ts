import { createHash } from 'node:crypto';
import type { ExportFormat, OrderFilterQuery } from '@larder/contracts';

/** Which orders an export holds; instants are fixed, so that "today" stays the day on which it was asked. */
export interface ExportRequest {
  format: ExportFormat;
  /** A WHERE clause over `restaurant_order AS o` with its parameters. */
  where: { sql: string; parameters: unknown[] };
  /** In whose calendar times are written. */
  timeZone: string;
}

/** Which orders a person asked for: a filtered list, some orders by id, or one by number. */
export type ExportSelection = { filter: OrderFilterQuery } | { orderIds: readonly string[] } | { orderNumber: string };

/**
 * The same for the same orders in the same format and person, as long as no order has changed: `head` is the number of the
 * last event. What one may read, another may not.
 */
export function exportKey(request: ExportRequest, head: number, askedBy: string): string {
  return createHash('sha256')
    .update(JSON.stringify([head, askedBy, request]))
    .digest('hex');
}
