import { LIMITS } from '@larder/kernel';
import { MayBeAbsent, Nullable } from '../fields/absence.field.js';
import { Choice } from '../fields/choice.field.js';
import { ListOfIds, Nested } from '../fields/nested.field.js';
import { Fraction, Whole } from '../fields/number.field.js';
import { Id, Text } from '../fields/text.field.js';
import { OrderFilterQuery } from './order-list.contract.js';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATES = ['queued', 'running', 'done', 'failed'] as const;

export type ExportState = (typeof EXPORT_STATES)[number];

/** GET /api/admin/restaurant/orders/export/{csv|xlsx|pdf}: every filter of the list. */
export class OrderExportQuery extends OrderFilterQuery {
  /** That one order, whatever else is said. */
  @MayBeAbsent() @Text(40) orderNumber?: string;

  /** An export that a POST has started: its file, when it is done. */
  @MayBeAbsent() @Id() job?: string;
}

/** GET /api/admin/restaurant/orders/export/bulk */
export class BulkExportQuery {
  /** Ids with commas between them. */
  @Text(8_000, { min: 1 }) orderIds!: string;
  @Choice(EXPORT_FORMATS) format!: ExportFormat;
}

/** POST /api/admin/restaurant/orders/exports: starts an export that may take a while. */
export class OrderExportRequest {
  @Choice(EXPORT_FORMATS) format!: ExportFormat;

  /** The filtered list; without it, and without ids, every order. */
  @MayBeAbsent() @Nested(() => OrderFilterQuery) filter?: OrderFilterQuery;

  /** These orders, whatever the filter says. */
  @MayBeAbsent() @ListOfIds(LIMITS.ordersOfSelection) orderIds?: string[];
}

/** How an export stands. Also GET /api/admin/restaurant/orders/exports/{id}. */
export class OrderExportJob {
  @Id() id!: string;
  @Choice(EXPORT_FORMATS) format!: ExportFormat;
  @Choice(EXPORT_STATES) state!: ExportState;

  /** From 0 to 1. */
  @Fraction() progress!: number;

  /** Orders that are in the file; null until it is done. */
  @Nullable() @Whole(0, Number.MAX_SAFE_INTEGER) orders!: number | null;

  /** Why it failed, for people. */
  @Nullable() @Text(300) error!: string | null;

  /** Where the file is to be had; null until it is done. */
  @Nullable() @Text(300) url!: string | null;
}

/** Path parameters of /api/admin/restaurant/orders/exports/{id}. */
export class OrderExportParams {
  @Id() id!: string;
}
