import type { DeletedOrder, OrderHistory, OrderStatusChange, PlanQuery, RestaurantOrder } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import { ChangeSets, Transactions, type StoreScope, translated } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { moveOrder, purchasesOf, takesPlaceAgain } from './move-order.js';
import { orderDeleted, orderMoved } from './order-events.js';
import { orderView } from './order-row.js';
import { noSuchOrder } from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import { SlotPlaces } from './slots/slot-places.js';

@Injectable()
export class OrdersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: ChangeSets,
    private readonly orders: OrderRepository,
  ) {}

  async one(id: string, scope: StoreScope): Promise<RestaurantOrder> {
    const order = await this.orders.find(id, scope);
    if (!order) throw noSuchOrder();
    return orderView(order);
  }

  async history(id: string, scope: StoreScope): Promise<OrderHistory> {
    await this.one(id, scope);
    return { entries: await this.orders.history(id) };
  }

  async move(
    id: string,
    { status, version }: OrderStatusChange,
    scope: StoreScope,
    role: Role,
  ): Promise<RestaurantOrder> {
    await this.transactions.run(async ({ manager, announce }) => {
      const [before] = await this.orders.lock(manager, [id], scope);
      if (!before) throw noSuchOrder();
      if (!moveOrder(before, status, role, version ?? null)) return;
      if (takesPlaceAgain(before, status)) (await SlotPlaces.lock(manager, [before])).take(before);
      await this.orders.move(manager, [id], status);
      announce(orderMoved(before, status));
    });
    return await this.one(id, scope);
  }

  async delete(id: string, plan: PlanQuery, scope: StoreScope): Promise<DeletedOrder> {
    const { storeIds } = scope;
    return await this.changes.run({ plan, kind: 'orders-deleted', storeIds }, async ({ manager, announce }) => {
      const [before] = await this.orders.lock(manager, [id], scope);
      if (!before) throw noSuchOrder();
      await this.orders.delete(manager, [id]);
      announce(orderDeleted(before));
      return {
        message: translated('Order deleted successfully'),
        details: { ordersDeleted: 1, purchasesDeleted: purchasesOf(before) },
      };
    });
  }
}
