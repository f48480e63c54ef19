import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { ListOfIds, Nested } from '../fields/nested.field.js';
import { Fraction, Whole } from '../fields/number.field.js';
import { Id, Text } from '../fields/text.field.js';
import { StoreQuery } from '../store.contract.js';
import { OrderFilter, OrderFilterQuery } from './order-list.contract.js';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed'] as const;

export type ExportState = (typeof EXPORT_STATES)[number];

/** GET /api/admin/restaurant/orders/export/{csv|xlsx|pdf}: every filter of the list. */
export class OrderExportQuery extends OrderFilterQuery {
  /** Only this order, whatever else is set. */
  @MayBeAbsent() @Text(40) orderNumber?: string;

  /** A finished export started by a POST. */
  @MayBeAbsent() @Id() job?: string;
}

export class BulkExportQuery extends StoreQuery {
  /** Comma-separated. */
  @Text(8_000, { min: 1 }) orderIds!: string;
  @Choice(EXPORT_FORMATS) format!: ExportFormat;
}

/** POST /api/admin/restaurant/orders/exports: starts an export that may take a while. */
export class OrderExportRequest {
  @Choice(EXPORT_FORMATS) format!: ExportFormat;

  /** Absent without ids: every order. `?store=` limits the export to one store. */
  @MayBeAbsent() @Nested(() => OrderFilter) filter?: OrderFilter;
  @MayBeAbsent() @ListOfIds(LIMITS.ordersOfSelection) orderIds?: string[];
}

/** Also GET /api/admin/restaurant/orders/exports/{id}. */
export class OrderExportJob {
  @Id() id!: string;
  @Choice(EXPORT_FORMATS) format!: ExportFormat;
  @Choice(EXPORT_STATES) state!: ExportState;
  @Fraction() progress!: number;
  @Nullable() @Whole(0, Number.MAX_SAFE_INTEGER) orders!: number | null;
  @Nullable() @Text(300) error!: string | null;
  @Nullable() @Text(300) url!: string | null;
}
