import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestoreAnswer } from '@larder/contracts';
import { isTransient } from '@larder/platform';
import type { DataSource } from 'typeorm';
import { BackupDesk } from './backup-desk.js';

let desk: BackupDesk;
let orders: DataSource;

beforeAll(async () => {
  desk = await BackupDesk.open();
  await desk.fill(200);
  orders = await desk.database.dataSource('restaurant-orders');
});

afterAll(async () => {
  await desk?.close();
});

/** Writes an order's row and then its event in one transaction, as the services do. */
async function write(number: string): Promise<void> {
  await orders.transaction(async (manager) => {
    await manager.query(
      `WITH made AS (INSERT INTO restaurant_orders.restaurant_order (id, store_id, order_number, status, restaurant_name, contact_person, email,
         phone, is_delivery, delivery_date, delivery_time, subtotal_cents, discount_cents, delivery_fee_cents, total_cents,
         categories, search_text)
       VALUES (gen_random_uuid(), '0197a3c0-0000-7000-8000-0000000000a1', $1, 'pending', 'Traffic', 'Mei', 'mei@garden.example',
         '604-555-0100', false, '2026-11-24', '9-12', 100, 0, 0, 100, '{Rice}', 'traffic') RETURNING id)
       INSERT INTO restaurant_orders.order_items (order_id, items)
       SELECT id, '[{"name": "Rice", "quantity": 1, "unitPriceCents": 100, "discountCents": 0}]' FROM made`,
      [number],
    );
    await pause(5);
    await manager.query(
      `INSERT INTO restaurant_orders.event_log (type, subject, after) VALUES ('restaurant-order.created', $1, '{}')`,
      [`restaurant-order:${number}`],
    );
  });
}

describe('a restore while orders are written', () => {
  it('a restore in traffic loses no order: each is in the restore point or placed after it', async () => {
    const file = await desk.download((await desk.backUp()).filename);
    const taken: string[] = [];
    const faults: unknown[] = [];
    let isOver = false;
    const traffic = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        const number = `T${writer}-${n}`;
        await write(number).then(
          () => taken.push(number),
          (error: unknown) => isTransient(error) || faults.push(error),
        );
      }
    });
    const restored = async (): Promise<RestoreAnswer> => {
      await pause(300);
      const { body } = await desk.restore(file).expect(200);
      await pause(300);
      return body as RestoreAnswer;
    };
    // The writers must stop, whatever the outcome.
    const { details } = await restored().finally(() => (isOver = true));
    await Promise.all(traffic);
    expect(faults).toEqual([]);
    const now = await numbers();
    // A missing order was placed before the restore point was made, so restoring that brings it back.
    await desk.restore(await desk.download(details.restorePoint)).expect(200);
    const then = await numbers();
    expect(taken.filter((number) => !now.has(number) && !then.has(number))).toEqual([]);
    expect(taken.some((number) => now.has(number))).toBe(true);
    expect(taken.some((number) => then.has(number))).toBe(true);
    // No order without its event, and no event without its order, after both restores.
    const halves = await desk.database.query(
      `SELECT 1 FROM restaurant_orders.event_log AS e
        WHERE e.subject LIKE 'restaurant-order:T%'
          AND NOT EXISTS (SELECT 1 FROM restaurant_orders.restaurant_order AS o
                           WHERE 'restaurant-order:' || o.order_number = e.subject)`,
    );
    expect(halves).toEqual([]);
  });
});

async function numbers(): Promise<Set<string>> {
  const rows = await desk.database.query<{ number: string }>(
    `SELECT order_number AS number FROM restaurant_orders.restaurant_order WHERE order_number LIKE 'T%'`,
  );
  return new Set(rows.map(({ number }) => number));
}
