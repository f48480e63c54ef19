import { Refusal, slotIsFull, type DeliverySlot } from '@larder/kernel';
import type { EntityManager } from 'typeorm';
import { orderingFacts, orderingStore, type OrderingFacts } from '../../copies/ordering-store.sql.js';

/** The half of a day for which a store has an order. */
export interface OrderSlot {
  storeId: string;
  deliveryDate: string;
  deliveryTime: DeliverySlot;
}

/** SQL: an order that has a place in its slot. */
export const HAS_PLACE = `status <> 'cancelled'`;

/**
 * The remaining places of slots, counted from the orders themselves, so that no counter can be wrong. A lock on each
 * slot keeps the count true until the transaction ends; without a capacity there is room for any number.
 */
export class SlotPlaces {
  private constructor(private readonly left: Map<string, number>) {}

  /** Rows of orders must be locked first. Slots are locked in the order of their keys, which avoids deadlocks. */
  static async lock(manager: EntityManager, slots: readonly OrderSlot[]): Promise<SlotPlaces> {
    const wanted = new Map(slots.map((slot) => [keyOf(slot), slot]));
    if (wanted.size === 0) return new SlotPlaces(new Map());
    const keys = [...wanted.keys()].toSorted();
    await manager.query(LOCK, [keys]);
    // A separate statement, which sees what others committed while this one waited for the lock.
    const rows: { key: string; facts: OrderingFacts; taken: number }[] = await manager.query(COUNT, [
      JSON.stringify([...wanted].map(([key, slot]) => ({ key, ...slot }))),
    ]);
    return new SlotPlaces(
      new Map(
        rows.map(({ key, facts, taken }) => {
          const { slotCapacity } = orderingStore(facts).rules;
          return [key, (slotCapacity ?? Number.POSITIVE_INFINITY) - taken];
        }),
      ),
    );
  }

  /** Takes a place for one more order. @throws Refusal `conflict` when there is none left. */
  take(slot: OrderSlot): void {
    const left = this.leftOf(slot);
    if (left < 1) throw isFull(slot);
    this.left.set(keyOf(slot), left - 1);
  }

  /** Checks an order that is counted already. @throws Refusal `conflict` when there are more orders than places. */
  keep(slot: OrderSlot): void {
    if (this.leftOf(slot) < 0) throw isFull(slot);
  }

  private leftOf(slot: OrderSlot): number {
    return this.left.get(keyOf(slot)) ?? Number.POSITIVE_INFINITY;
  }
}

const isFull = ({ deliveryDate, deliveryTime }: OrderSlot): Refusal =>
  new Refusal('conflict', slotIsFull(deliveryDate, deliveryTime), { details: { slotFull: true } });

const keyOf = ({ storeId, deliveryDate, deliveryTime }: OrderSlot): string =>
  `${storeId} ${deliveryDate} ${deliveryTime}`;

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended(slot, 0)) FROM unnest($1::text[]) AS slot';

const COUNT = `SELECT w.key, ${orderingFacts('s')} AS facts,
    (SELECT count(*)::int FROM restaurant_orders.restaurant_order AS o
      WHERE o.store_id = s.id AND o.delivery_date = w."deliveryDate" AND o.delivery_time = w."deliveryTime"
        AND ${HAS_PLACE}) AS taken
  FROM jsonb_to_recordset($1::jsonb) AS w (key text, "storeId" uuid, "deliveryDate" date, "deliveryTime" text)
  JOIN restaurant_orders.store_copy AS s ON s.id = w."storeId"`;
