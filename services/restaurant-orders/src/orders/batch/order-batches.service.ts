import type { OrderBatchOutcome, OrderBatchResult, OrderBatchStatusChange, PlanQuery } from '@larder/contracts';
import { Refusal, type Role } from '@larder/kernel';
import { ChangeSets, translated, type StoreScope } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { moveOrder, takesPlaceAgain } from '../move-order.js';
import { orderDeleted, orderMoved } from '../order-events.js';
import type { OrderRow } from '../order-row.js';
import { noSuchOrder } from '../order.errors.js';
import { OrderRepository } from '../order.repository.js';
import { SlotPlaces } from '../slots/slot-places.js';

/** Many orders in one transaction with one ring: each by the rules of the single call, independent of the others. */
@Injectable()
export class OrderBatchesService {
  constructor(
    private readonly changes: ChangeSets,
    private readonly orders: OrderRepository,
  ) {}

  /** @throws Refusal `invalid` for an order that is named twice */
  async move({ status, orders }: OrderBatchStatusChange, scope: StoreScope, role: Role): Promise<OrderBatchResult> {
    const ids = differentIds(orders.map(({ id }) => id));
    return await this.changes.run({ kind: 'orders-moved', storeIds: scope.storeIds }, async ({ manager, announce }) => {
      const found = byId(await this.orders.lock(manager, ids, scope));
      const places = await SlotPlaces.lock(
        manager,
        [...found.values()].filter((order) => takesPlaceAgain(order, status)),
      );
      const moved: OrderRow[] = [];
      const outcomes = orders.map(({ id, version = null }) =>
        outcomeOf(id, () => {
          const before = found.get(id);
          if (!before) throw noSuchOrder();
          if (!moveOrder(before, status, role, version)) return before.version;
          if (takesPlaceAgain(before, status)) places.take(before);
          moved.push(before);
          return before.version + 1;
        }),
      );
      if (moved.length > 0) await this.orders.move(manager, [...byId(moved).keys()], status);
      announce(...moved.map((before) => orderMoved(before, status)));
      return { orders: outcomes };
    });
  }

  /** A deleted order of the caller's stores counts as done, so that a batch can be repeated. */
  async delete(ids: readonly string[], plan: PlanQuery, scope: StoreScope): Promise<OrderBatchResult> {
    const { storeIds } = scope;
    return await this.changes.run({ plan, kind: 'orders-deleted', storeIds }, async ({ manager, announce }) => {
      const found = byId(await this.orders.lock(manager, ids, scope));
      const missing = ids.filter((id) => !found.has(id));
      const gone = missing.length > 0 ? await this.orders.deletedBefore(manager, missing, scope) : new Set<string>();
      if (found.size > 0) await this.orders.delete(manager, [...found.keys()]);
      announce(...[...found.values()].map(orderDeleted));
      return {
        orders: ids.map((id) =>
          outcomeOf(id, () => {
            if (!found.has(id) && !gone.has(id)) throw noSuchOrder();
            return null;
          }),
        ),
      };
    });
  }
}

const byId = (rows: readonly OrderRow[]): Map<string, OrderRow> => new Map(rows.map((row) => [row.id, row]));

function differentIds(ids: readonly string[]): readonly string[] {
  if (new Set(ids).size < ids.length) throw new Refusal('invalid', 'A batch must name each order once.');
  return ids;
}

/** @param decide returns the order's version afterwards */
function outcomeOf(id: string, decide: () => number | null): OrderBatchOutcome {
  try {
    return { id, done: true, reason: null, version: decide() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, done: false, reason: translated(error.sentence), version: null };
  }
}
