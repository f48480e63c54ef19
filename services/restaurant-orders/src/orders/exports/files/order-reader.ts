import type { DataSource, QueryRunner } from 'typeorm';
import type { OrderRow } from '../../order-row.js';
import { ORDER } from '../../order.entity.js';
import { whereOfExport, type ExportRequest } from '../jobs/export-request.js';

const BATCH = 1_000;

export type ExportedOrder = OrderRow & { storeName: string };

export interface OrderSnapshot {
  total: number;
  showsStore: boolean;
  batches: AsyncGenerator<ExportedOrder[]>;
}

/** Reads a snapshot, the newest first, with a cursor in one read-only transaction. */
export async function readOrders<T>(
  dataSource: DataSource,
  request: ExportRequest,
  use: (snapshot: OrderSnapshot) => Promise<T>,
): Promise<T> {
  const { timeZone } = request;
  const where = whereOfExport(request);
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // A slow consumer (Excel, a printing browser) may pause between batches.
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 60000');
    const [count]: { total: number }[] = await runner.query(
      `SELECT count(*) AS total FROM restaurant_orders.restaurant_order AS o ${where.sql}`,
      where.parameters,
    );
    const localMinute = (column: string): string =>
      `to_char(${column} AT TIME ZONE coalesce(s.time_zone, $${where.parameters.length + 1}), 'YYYY-MM-DD HH24:MI')`;
    await runner.query(
      `DECLARE export NO SCROLL CURSOR FOR
       SELECT ${ORDER.without('createdAt', 'updatedAt').columns('o')}, i.items,
         s.slug AS store, coalesce(s.name, '') AS "storeName",
         ${localMinute('o.created_at')} AS "createdAt", ${localMinute('o.updated_at')} AS "updatedAt"
         FROM restaurant_orders.restaurant_order AS o
         JOIN restaurant_orders.order_items AS i ON i.order_id = o.id
         LEFT JOIN restaurant_orders.store_copy AS s ON s.id = o.store_id
         ${where.sql} ORDER BY o.created_at DESC, o.id DESC`,
      [...where.parameters, timeZone],
    );
    return await use({
      total: count?.total ?? 0,
      showsStore: request.showsStore ?? false,
      batches: fetchAll(runner),
    });
  } finally {
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.release();
  }
}

async function* fetchAll(runner: QueryRunner): AsyncGenerator<ExportedOrder[]> {
  for (;;) {
    const rows: ExportedOrder[] = await runner.query(`FETCH FORWARD ${BATCH} FROM export`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}
