import { createHash } from 'node:crypto';
import type { ExportFormat, OrderFilterQuery } from '@larder/contracts';

/** Instants are fixed, so that "today" stays the day of the request. */
export interface ExportRequest {
  format: ExportFormat;
  /** Over `restaurant_order AS o`. */
  where: { sql: string; parameters: unknown[] };
  timeZone: string;
}

/** A filtered list, some orders by id, or one by number. */
export type ExportSelection = { filter: OrderFilterQuery } | { orderIds: readonly string[] } | { orderNumber: string };

/** Equal for the same orders, format and person while no order changes; per person, because permissions differ. */
export function exportKey(request: ExportRequest, head: number, askedBy: string): string {
  return createHash('sha256')
    .update(JSON.stringify([head, askedBy, request]))
    .digest('hex');
}
