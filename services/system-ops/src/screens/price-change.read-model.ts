import { PRODUCT_LIST_EVENTS, STORE_LIST_EVENTS, type PriceChange, type ScreenReceipt } from '@larder/contracts';
import { isoInstant } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { receiptState } from './screen-state.js';

interface ReceiptRow {
  revision: number;
  at: string;
  type: string;
  subject: string;
  /** Null for a change of the chain. */
  store: string | null;
  /** Null without screens. */
  id: string | null;
  name: string | null;
  confirmedAt: string | null;
}

const CHANGES = 20;
/** Larger imports are represented by their last events. */
const EVENTS = 2_000;

/** Common table expressions, the last of them "change"; one transaction is one change of the chain or a store. */
export const LAST_CHANGES = `
  event AS (
    SELECT number, occurred_at, type, subject, store_id FROM catalog.event_log
     WHERE type IN (${[...PRODUCT_LIST_EVENTS, ...STORE_LIST_EVENTS].map((type) => `'${type}'`).join(', ')}) ORDER BY number DESC LIMIT ${EVENTS}
  ), change AS (
    SELECT DISTINCT ON (occurred_at, store_id) number, occurred_at, type, subject, store_id FROM event
     ORDER BY occurred_at DESC, store_id, number DESC LIMIT ${CHANGES}
  )`;

/** A screen that existed then confirms a change with its first revision that is at least as new. */
const ROWS = `
  WITH ${LAST_CHANGES}
  SELECT change.number AS revision, ${isoInstant('change.occurred_at')} AS at, change.type, change.subject,
         of_store.slug AS store,
         s.id, s.name, ${isoInstant('receipt.confirmed_at')} AS "confirmedAt"
    FROM change
    LEFT JOIN system_ops.store_copy AS of_store ON of_store.id = change.store_id
    LEFT JOIN system_ops.screen AS s ON s.paired_at <= change.occurred_at
          AND (change.store_id IS NULL OR s.store_id = change.store_id)
    LEFT JOIN LATERAL (
      SELECT confirmed_at FROM system_ops.screen_receipt AS r
       WHERE r.screen_id = s.id AND r.revision >= change.number ORDER BY r.revision LIMIT 1
    ) AS receipt ON true
   ORDER BY change.number DESC, lower(s.name)`;

@Injectable()
export class PriceChangeReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async last(now: Date): Promise<PriceChange[]> {
    const rows: ReceiptRow[] = await this.dataSource.query(ROWS);
    const changes = Map.groupBy(rows, ({ revision }) => revision);
    return [...changes.values()].map((receipts) => changeOf(receipts, now.getTime()));
  }
}

function changeOf(rows: readonly ReceiptRow[], now: number): PriceChange {
  const [{ revision, at, type, subject, store }] = rows as [ReceiptRow];
  const screens = rows.flatMap((row) => receiptOf(row, now));
  const count = (state: ScreenReceipt['state']): number => screens.filter((screen) => screen.state === state).length;
  return {
    revision,
    at,
    type,
    subject,
    ...(store === null ? {} : { store }),
    confirmed: count('shown'),
    waiting: count('waiting'),
    stale: count('stale'),
    screens,
  };
}

function receiptOf({ id, name, at, confirmedAt }: ReceiptRow, now: number): ScreenReceipt[] {
  if (id === null || name === null) return [];
  const state = receiptState(Date.parse(at), confirmedAt === null ? null : Date.parse(confirmedAt), now);
  return [{ id, name, confirmedAt, state }];
}
