import { createHash } from 'node:crypto';
import type { ExportFormat, OrderFilter } from '@larder/contracts';
import { Refusal, type Language } from '@larder/kernel';
import { StoreScope } from '@larder/platform';
import { orderWhere, type OrderWhere, type StoreZone } from '../../order-filter.sql.js';

/** A filtered list, some orders by id, or one by number. */
export type ExportSelection = { filter: OrderFilter } | { orderIds: readonly string[] } | { orderNumber: string };

export interface ExportRequest {
  format: ExportFormat;
  /** Missing in rows of the version before this one. */
  selection: ExportSelection | undefined;
  /** The user's stores; null for all. */
  storeIds: readonly string[] | null;
  /** The time of the request, so that "today" keeps its meaning. */
  now: string;
  timeZone: string;
  /** The time zones, if the stores are in several. */
  zones?: readonly StoreZone[];
  /** Set when files have a store column, because there are several stores. */
  showsStore?: true;
  /** The language of a PDF, unless it is English. */
  language?: Language;
}

/** SQL over `restaurant_order AS o`. @throws Refusal `invalid` for an invalid date filter. */
export function whereOfExport({ selection, storeIds, now, timeZone, zones }: ExportRequest): OrderWhere {
  if (selection === undefined) throw new Refusal('unavailable', 'Larder has just been updated. Please export again.');
  const circumstances = {
    now: new Date(now),
    zones: zones ?? [{ timeZone, storeIds: [] }],
    scope: new StoreScope(storeIds),
  };
  if ('filter' in selection) return orderWhere(selection.filter, circumstances);
  const { sql, parameters } = orderWhere({}, circumstances);
  const [column, value, type] =
    'orderIds' in selection
      ? ['o.id', selection.orderIds, 'uuid[]']
      : ['o.order_number', [selection.orderNumber], 'text[]'];
  parameters.push(value);
  const condition = `${column} = ANY($${parameters.length}::${type})`;
  return { sql: sql === '' ? `WHERE ${condition}` : `${sql} AND ${condition}`, parameters };
}

/**
 * Equal for the same orders, format, language and user while no order and no store changes; per user, because
 * permissions differ.
 * @param stores names and zones, which files contain
 */
export function exportKey(
  { format, timeZone, showsStore, language }: ExportRequest,
  where: OrderWhere,
  head: number,
  askedBy: string,
  stores: readonly object[],
): string {
  return createHash('sha256')
    .update(JSON.stringify([head, askedBy, format, timeZone, showsStore, language, where, stores]))
    .digest('hex');
}
