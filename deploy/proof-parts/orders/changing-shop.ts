import { randomUUID } from 'node:crypto';
import type {
  CustomerRebate,
  CustomerRebateReport,
  DiscountCode,
  DiscountTierConfig,
  OrderStats,
  PlacedOrder,
  RebateSummary,
  RestaurantOrder,
  RestaurantProduct,
  SystemInfo,
  ValidatedCode,
} from '@larder/contracts';
import { addDays, dayIn, periodOfDay, quoteCart, rebatePeriodText } from '@larder/kernel';
import { accepted, StaffClient } from '../staff-client.ts';

/** A write that is answered, then a read that must see it. */
export interface Kind {
  readonly name: string;
  write(): Promise<unknown>;
  /** @returns whether the read sees the last write. */
  read(): Promise<boolean>;
}

/** One product, one code and its customer, which change all the time. */
export class ChangingShop {
  private readonly readAt: () => string;
  private readonly staff: StaffClient;
  private readonly tier: DiscountTierConfig;
  private product: RestaurantProduct;
  private code: DiscountCode;
  private cents = 1_000;
  private basisPoints: number;
  private uses = 0;
  private orders = 0;
  private purchasesCents = 0;
  private lastTotalCents = 0;
  private rebate: CustomerRebate | null = null;

  /** @param readAt returns the gateway for the next public call. */
  static async open(readAt: () => string, staff: StaffClient): Promise<ChangingShop> {
    const tiers = await staff.ask<DiscountTierConfig[]>('GET', '/api/admin/discount-tiers');
    const tier = tiers.find((each) => each.tier === 'tier1');
    if (!tier) throw new Error('There is no first tier.');
    const shop = new ChangingShop(readAt, staff, tier, await newProduct(staff, 1_000), await newCode(staff));
    shop.orders = (await shop.stats()).orders.totalOrders;
    shop.purchasesCents = await shop.accruedCents();
    return shop;
  }

  constructor(
    readAt: () => string,
    staff: StaffClient,
    tier: DiscountTierConfig,
    product: RestaurantProduct,
    code: DiscountCode,
  ) {
    this.readAt = readAt;
    this.staff = staff;
    this.tier = tier;
    this.product = product;
    this.code = code;
    this.basisPoints = Math.round(tier.discountPercentage * 10_000);
  }

  async close(): Promise<void> {
    const { id, discountPercentage } = this.tier;
    await this.staff.ask('PUT', `/api/admin/discount-tiers/${id}`, { discountPercentage });
    await this.staff.ask('DELETE', `/api/admin/restaurant/products/${this.product.id}`);
  }

  kinds(): Kind[] {
    return [
      {
        name: 'a product that was created can be ordered',
        write: async () => {
          const last = this.product.id;
          this.product = await newProduct(this.staff, this.cents);
          await this.staff.ask('DELETE', `/api/admin/restaurant/products/${last}`);
        },
        read: async () => (await this.order()).status === 201,
      },
      {
        name: 'a product is ordered at its new price',
        write: async () => {
          this.cents += 1;
          await this.change({ pricePerUnit: this.cents / 100 });
        },
        read: async () => (await this.order()).status === 201,
      },
      {
        name: 'a product is refused or taken as it was last switched off or on',
        write: async () => {
          this.product = await this.change({ active: !this.product.active });
        },
        read: async () => (await this.order()).status === (this.product.active ? 201 : 400),
      },
      {
        name: 'a code that was created is valid',
        write: async () => {
          await this.staff.ask('DELETE', `/api/admin/restaurant/discount-codes/${this.code.id}`);
          this.code = await newCode(this.staff);
        },
        read: async () => (await this.validate()).valid,
      },
      {
        name: 'a code is valid or not as it was last switched on or off',
        write: async () => {
          const path = `/api/admin/restaurant/discount-codes/${this.code.id}`;
          this.code = await this.staff.ask('PATCH', path, { active: !this.code.active });
        },
        read: async () => (await this.validate()).valid === this.code.active,
      },
      {
        name: "a code grants its tier's new discount",
        write: async () => {
          this.basisPoints = this.basisPoints === 500 ? 600 : 500;
          const path = `/api/admin/discount-tiers/${this.tier.id}`;
          await this.staff.ask('PUT', path, { discountPercentage: this.basisPoints / 10_000 });
        },
        read: async () => (await this.validate()).discountPercentage === this.basisPoints / 10_000,
      },
      {
        name: 'an order counts among the orders',
        write: async () => this.take(),
        read: async () => (await this.stats()).orders.totalOrders === this.orders,
      },
      {
        name: 'an order counts in the system info',
        write: async () => this.take(),
        read: async () => {
          const { totalOrders } = await this.staff.ask<SystemInfo>('GET', '/api/admin/system/info');
          return totalOrders === this.orders;
        },
      },
      {
        name: 'an order counts as a use of its code',
        write: async () => this.take(this.code.code),
        read: async () => {
          const codes = await this.staff.ask<DiscountCode[]>('GET', '/api/admin/restaurant/discount-codes');
          return codes.find(({ id }) => id === this.code.id)?.usageCount === this.uses;
        },
      },
      {
        name: 'a delivered order is in the rebate summary',
        write: async () => this.deliver(await this.take(this.code.code)),
        read: async () => (await this.accruedCents()) === this.purchasesCents,
      },
      {
        name: 'a payment is in the report of the customer',
        write: async () => this.pay(),
        read: async () => {
          const { id, period } = this.rebateNow().rebate;
          const path = `/api/admin/rebates/customer/${this.rebateNow().customer.id}/report?period=${period}`;
          const report = await this.staff.ask<CustomerRebateReport>('GET', path);
          return id !== '' && report.status === this.rebateNow().rebate.status;
        },
      },
    ];
  }

  private async change(change: object): Promise<RestaurantProduct> {
    return await this.staff.ask('PUT', `/api/admin/restaurant/products/${this.product.id}`, change);
  }

  private async stats(): Promise<OrderStats> {
    return await this.staff.ask('GET', '/api/admin/restaurant/stats');
  }

  private async validate(): Promise<ValidatedCode> {
    const answer = await this.post('/api/restaurant/validate-code', { code: this.code.code });
    return (await answer.json()) as ValidatedCode;
  }

  private async order(code: string | null = null): Promise<Response> {
    const { id, name, unit } = this.product;
    const discountBasisPoints = code === null ? 0 : this.basisPoints;
    const quote = quoteCart([{ unitPriceCents: this.cents, quantity: 1, discountBasisPoints }], false);
    const answer = await this.post('/api/restaurant/order', {
      restaurantName: 'Proof Wok',
      deliveryDate: addDays(dayIn(new Date(), 'UTC'), 3),
      deliveryTime: '9-12',
      isDelivery: false,
      orderItems: JSON.stringify([{ id, name, quantity: 1, pricePerUnit: this.cents / 100, unit }]),
      discountCode: code,
      totalAmount: quote.totalCents / 100,
    });
    if (answer.status === 201) this.orders += 1;
    return answer;
  }

  /** Places an order. @returns the new order in the list */
  private async take(code: string | null = null): Promise<string> {
    const answer = await this.order(code);
    if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
    const { orderNumber, totalAmount } = (await answer.json()) as PlacedOrder;
    if (code !== null) this.uses += 1;
    this.lastTotalCents = Math.round(totalAmount * 100);
    return orderNumber;
  }

  private async deliver(orderNumber: string): Promise<void> {
    const orders = await this.staff.ask<RestaurantOrder[]>('GET', '/api/admin/restaurant/orders?limit=20');
    const order = orders.find((each) => each.orderNumber === orderNumber);
    await this.staff.ask('PATCH', `/api/admin/restaurant/orders/${order?.id}/status`, { status: 'delivered' });
    this.purchasesCents += this.lastTotalCents;
  }

  private async summary(): Promise<RebateSummary> {
    return await this.staff.ask('GET', `/api/admin/rebates/summary?periodType=quarterly&period=${period()}`);
  }

  private async accruedCents(): Promise<number> {
    return Math.round(((await this.summary()).accrual?.totalPurchases ?? 0) * 100);
  }

  private rebateNow(): CustomerRebate {
    if (!this.rebate) throw new Error('There is no rebate yet.');
    return this.rebate;
  }

  /** Pays what is due, or reverses the payment. */
  private async pay(): Promise<void> {
    this.rebate ??= await this.payableRebate();
    const change =
      this.rebate.rebate.status === 'paid'
        ? { status: 'pending', reason: 'A proof' }
        : { status: 'paid', paymentReference: randomUUID().slice(0, 8), paidDate: new Date().toISOString() };
    this.rebate = await this.staff.ask('PATCH', `/api/admin/rebates/${this.rebate.rebate.id}`, change);
  }

  private async payableRebate(): Promise<CustomerRebate> {
    this.cents = 800_000;
    await this.change({ pricePerUnit: this.cents / 100 });
    await this.deliver(await this.take(this.code.code));
    await this.staff.ask('POST', '/api/admin/rebates/calculate', { periodType: 'quarterly', period: period() });
    const rebate = (await this.summary()).rebates.find(({ customer }) => customer.id === this.code.customerId);
    if (!rebate) throw new Error('A customer with a delivered order has no rebate.');
    return rebate;
  }

  private async post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.readAt()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}

const period = (): string => rebatePeriodText(periodOfDay('quarterly', dayIn(new Date(), 'America/Toronto')));

async function newProduct(staff: StaffClient, cents: number): Promise<RestaurantProduct> {
  return await staff.ask('POST', '/api/admin/restaurant/products', {
    name: `Proof ${randomUUID()}`,
    category: 'Proteins',
    unit: 'case',
    minOrderQuantity: 1,
    pricePerUnit: cents / 100,
    active: true,
  });
}

async function newCode(staff: StaffClient): Promise<DiscountCode> {
  const code = {
    code: randomUUID().slice(0, 4).toUpperCase(),
    restaurantName: 'Proof Wok',
    tier: 'tier1',
    active: true,
  };
  const answer = await staff.send('POST', '/api/admin/restaurant/discount-codes', code);
  if (answer.status === 409) return await newCode(staff);
  return (await (await accepted(answer)).json()) as DiscountCode;
}
