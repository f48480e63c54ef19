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
  /** Stores of the person who asked; null for all. */
  storeIds: readonly string[] | null;
  /** The time of the request, so that "today" stays its day. */
  now: string;
  timeZone: string;
  /** The stores' zones, when they are in several. */
  zones?: readonly StoreZone[];
  /** Set when files have a column with the store, because there are several. */
  showsStore?: true;
  /** The language of a PDF that is not in English. */
  language?: Language;
}

/** Over `restaurant_order AS o`. @throws Refusal `invalid` for an invalid date filter. */
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
 * Equal for the same orders, format, language and person while no order and no store changes; per person, because permissions
 * differ.
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
