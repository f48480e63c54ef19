import type { DeletedOrder, OrderHistory, OrderStatusChange, RestaurantOrder } from '@larder/contracts';
import { Transactions, type StaffSession } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { moveOrder, purchasesOf } from './move-order.js';
import { factsOf, orderView } from './order-row.js';
import { noSuchOrder } from './order.errors.js';
import { OrderRepository } from './order.repository.js';

@Injectable()
export class OrdersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
  ) {}

  async one(id: string, { storeIds }: StaffSession): Promise<RestaurantOrder> {
    const order = await this.orders.find(id, storeIds);
    if (!order) throw noSuchOrder();
    return orderView(order);
  }

  async history(id: string, session: StaffSession): Promise<OrderHistory> {
    await this.one(id, session);
    return { entries: await this.orders.history(id) };
  }

  async move(id: string, { status, version }: OrderStatusChange, session: StaffSession): Promise<RestaurantOrder> {
    const { storeIds, user } = session;
    await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.orders.lock(manager, id, storeIds);
      if (!before) throw noSuchOrder();
      if (!moveOrder(before, status, user.role, version ?? null)) return;
      await this.orders.move(manager, id, status);
      announce({
        type: 'restaurant-order.moved',
        // Not the id as given: histories are found by the exact subject.
        subject: `restaurant-order:${before.id}`,
        storeId: before.storeId,
        before: factsOf(before),
        after: { ...factsOf(before), status },
      });
    });
    return await this.one(id, session);
  }

  async delete(id: string, { storeIds }: StaffSession): Promise<DeletedOrder> {
    return await this.transactions.run(async ({ manager, announce }) => {
      const before = await this.orders.lock(manager, id, storeIds);
      if (!before) throw noSuchOrder();
      await this.orders.delete(manager, id);
      announce({
        type: 'restaurant-order.deleted',
        subject: `restaurant-order:${before.id}`,
        storeId: before.storeId,
        before: factsOf(before),
      });
      return {
        message: 'Order deleted successfully',
        details: { ordersDeleted: 1, purchasesDeleted: purchasesOf(before) },
      };
    });
  }
}
