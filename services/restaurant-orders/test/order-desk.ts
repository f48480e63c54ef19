import type {
  DiscountCodeState,
  OrderPage,
  OrderPlacement,
  PlacedOrder,
  RestaurantOrder,
  RestaurantProductState,
} from '@larder/contracts';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { RestaurantOrdersModule } from '../src/restaurant-orders.module.js';
import { placement, WholesaleStock } from './wholesale-stock.js';

export const ORDERS_PATH = '/api/admin/restaurant/orders';

export type Who = 'admin' | 'order' | 'read-only';

interface DeskParts {
  database: TestDatabase;
  service: TestService;
  stock: WholesaleStock;
  staff: Record<Who, SignedInStaff>;
  pork: RestaurantProductState;
  rice: RestaurantProductState;
  code: DiscountCodeState;
}

/** An order service with a separate database: two products, a code of 10 %, and staff of each role. */
export class OrderDesk {
  readonly parts: DeskParts;

  private constructor(parts: DeskParts) {
    this.parts = parts;
  }

  static async open(): Promise<OrderDesk> {
    const database = await TestDatabase.create();
    const config = testConfig('restaurant-orders', database, { TRUSTED_ADDRESSES: '127.0.0.1' });
    const service = await startTestService((each) => RestaurantOrdersModule.for(each), config);
    const stock = new WholesaleStock(database, service);
    await stock.open();
    const pork = await stock.product();
    const rice = await stock.product({ name: 'Rice', category: 'Rice & Noodles', pricePerUnitCents: 10_000 });
    const code = await stock.code();
    await stock.settled();
    const staff = {
      admin: await signIn(database, 'admin'),
      order: await signIn(database, 'order'),
      'read-only': await signIn(database, 'read-only'),
    };
    return new OrderDesk({ database, service, stock, staff, pork, rice, code });
  }

  async clear(): Promise<void> {
    await this.parts.database.query('TRUNCATE restaurant_orders.restaurant_order, restaurant_orders.event_log CASCADE');
  }

  async close(): Promise<void> {
    await this.parts.service.close();
    await this.parts.database.drop();
  }

  /** Sends a GET below the orders' path. */
  get(path: string, who: Who = 'admin'): request.Test {
    return request(this.parts.service.server).get(`${ORDERS_PATH}${path}`).set(this.parts.staff[who].headers);
  }

  /** Returns the answer to a GET that must succeed. */
  async read<T>(path: string, who?: Who): Promise<T> {
    return (await this.get(path, who).expect(200)).body as T;
  }

  move(id: string, status: string, who: Who = 'admin', more: object = {}): request.Test {
    return request(this.parts.service.server)
      .patch(`${ORDERS_PATH}/${id}/status`)
      .set(this.parts.staff[who].headers)
      .send({ status, ...more });
  }

  /** Sends a POST below the batches' path. */
  batch(path: 'status' | 'delete', body: object, headers = this.parts.staff.admin.headers): request.Test {
    return request(this.parts.service.server).post(`${ORDERS_PATH}/batch/${path}`).set(headers).send(body);
  }

  remove(id: string, who: Who = 'admin'): request.Test {
    return request(this.parts.service.server).delete(`${ORDERS_PATH}/${id}`).set(this.parts.staff[who].headers);
  }

  /** Places an order and returns it as staff see it. */
  async order(body: object): Promise<RestaurantOrder> {
    const placed = await request(this.parts.service.server).post('/api/restaurant/order').send(body).expect(201);
    const { orderNumber } = placed.body as PlacedOrder;
    const { orders } = await this.read<OrderPage>(`/page?q=${orderNumber}`);
    if (!orders[0]) throw new Error('The order is not listed.');
    return orders[0];
  }

  /** An order of pork with the code. */
  withCode(quantity = 1): OrderPlacement {
    const before = 34.99 * quantity;
    const totalAmount = before - Math.round(before * 10) / 100;
    return placement(this.parts.pork, { quantity, discountCode: 'GW88', totalAmount });
  }
}
