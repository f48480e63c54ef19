import { randomUUID } from 'node:crypto';
import type {
  CustomerRebate,
  CustomerRebateOrders,
  CustomerRebateReport,
  DiscountCode,
  RebateChange,
  RebateRun,
  RebateSummary,
  RestaurantOrderFacts,
} from '@larder/contracts';
import type { DiscountTier, OrderStatus } from '@larder/kernel';
import { EventConsumers } from '@larder/platform';
import {
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { DiscountsRebatesModule } from '../src/discounts-rebates.module.js';
import { PurchaseConsumer } from '../src/rebates/purchases/purchase.consumer.js';

const PATH = '/api/admin/rebates';

/** A delivered order in a test: its price after discount, and when it was placed. */
export interface Delivery {
  code: DiscountCode;
  amountCents: number;
  createdAt: string;
}

/** The rebate service with a signed-in administrator; of the order service only the log exists. */
export class RebateDesk {
  readonly database: TestDatabase;
  readonly service: TestService;
  readonly admin: SignedInStaff;
  storeId: string = randomUUID();
  private codes = 0;
  private readonly orders = new Map<string, RestaurantOrderFacts>();

  private constructor(database: TestDatabase, service: TestService, admin: SignedInStaff) {
    this.database = database;
    this.service = service;
    this.admin = admin;
  }

  static async open(): Promise<RebateDesk> {
    const database = await TestDatabase.create();
    const config = testConfig('discounts-rebates', database);
    const service = await startTestService((each) => DiscountsRebatesModule.for(each), config);
    const desk = new RebateDesk(database, service, await signIn(database, 'admin'));
    await desk.openStore(desk.storeId, 'America/Toronto', true);
    return desk;
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.database.drop();
  }

  /** Logs a store as catalog does, except for fields that rebates do not read. */
  async openStore(id: string, timeZone: string, isDefault = false, slug = isDefault ? 'main' : id): Promise<void> {
    await this.database.query(
      `INSERT INTO catalog.event_log (type, subject, after) VALUES ('store.created', 'store:' || $1, $2)`,
      [id, { id, slug, timeZone, isDefault }],
    );
    await this.takeIn();
  }

  send(method: 'get' | 'post' | 'patch' | 'put' | 'delete', path: string, body?: object): request.Test {
    const sent = request(this.service.server)[method](path).set(this.admin.headers);
    return body ? sent.send(body) : sent;
  }

  async code(
    tier: DiscountTier = 'tier1',
    more: { restaurantName?: string; customerId?: string } = {},
  ): Promise<DiscountCode> {
    const code = (1_000 + this.codes++).toString(36).toUpperCase().padStart(4, '0');
    const { body } = await this.send('post', '/api/admin/restaurant/discount-codes', {
      code,
      restaurantName: `Restaurant ${code}`,
      tier,
      ...more,
    }).expect(201);
    return body as DiscountCode;
  }

  /** Logs an order that was placed and delivered, and waits until it is consumed. @returns the order's id. */
  async deliver({ code, amountCents, createdAt }: Delivery): Promise<string> {
    const id = randomUUID();
    const order: RestaurantOrderFacts = {
      id,
      orderNumber: `R-${id.slice(0, 8)}`,
      status: 'pending',
      discountCodeId: code.id,
      subtotalCents: amountCents + 500,
      discountCents: 500,
      createdAt,
    };
    await this.log('created', null, order);
    await this.move(id, 'delivered', order);
    return id;
  }

  async move(id: string, status: OrderStatus, before = this.orders.get(id)): Promise<void> {
    if (!before) throw new Error('Order not found.');
    const after = { ...before, status };
    this.orders.set(id, after);
    await this.log('moved', before, after);
    await this.takeIn();
  }

  async remove(id: string): Promise<void> {
    await this.log('deleted', this.orders.get(id) ?? null, null);
    this.orders.delete(id);
    await this.takeIn();
  }

  async takeIn(): Promise<void> {
    await this.service.get(EventConsumers).reach(PurchaseConsumer);
  }

  async calculate(period: string): Promise<RebateRun> {
    const { body } = await this.send('post', `${PATH}/calculate`, { periodType: typeOf(period), period }).expect(200);
    return body as RebateRun;
  }

  async summary(period: string): Promise<RebateSummary> {
    const { body } = await this.send('get', `${PATH}/summary?periodType=${typeOf(period)}&period=${period}`).expect(
      200,
    );
    return body as RebateSummary;
  }

  async rebate({ customerId }: DiscountCode, period: string): Promise<CustomerRebate> {
    const found = (await this.summary(period)).rebates.find(({ customer }) => customer.id === customerId);
    if (!found) throw new Error(`There is no rebate of that customer for ${period}.`);
    return found;
  }

  change(id: string, change: RebateChange): request.Test {
    return this.send('patch', `${PATH}/${id}`, change);
  }

  async pay(code: DiscountCode, period: string, paymentReference = '1001'): Promise<CustomerRebate> {
    const { rebate } = await this.rebate(code, period);
    const { body } = await this.change(rebate.id, { status: 'paid', paymentMethod: 'CHQ', paymentReference }).expect(
      200,
    );
    return body as CustomerRebate;
  }

  async report({ customerId }: DiscountCode, period: string): Promise<CustomerRebateReport> {
    const { body } = await this.send('get', `${PATH}/customer/${customerId}/report?period=${period}`).expect(200);
    return body as CustomerRebateReport;
  }

  async ordersBehind({ customerId }: DiscountCode, query: string): Promise<CustomerRebateOrders> {
    const { body } = await this.send('get', `${PATH}/customer/${customerId}/orders?${query}`).expect(200);
    return body as CustomerRebateOrders;
  }

  private async log(
    type: string,
    before: RestaurantOrderFacts | null,
    after: RestaurantOrderFacts | null,
  ): Promise<void> {
    await this.database.query(
      `INSERT INTO restaurant_orders.event_log (type, subject, store_id, before, after) VALUES ($1, $2, $3, $4, $5)`,
      [`restaurant-order.${type}`, `restaurant-order:${(after ?? before)?.id}`, this.storeId, before, after],
    );
  }
}

export const typeOf = (period: string): 'quarterly' | 'annually' => (period.includes('Q') ? 'quarterly' : 'annually');
