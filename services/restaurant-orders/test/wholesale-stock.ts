import { randomUUID } from 'node:crypto';
import type {
  DiscountCodeState,
  OrderPlacement,
  RestaurantOverrideState,
  RestaurantProductState,
  StoreState,
} from '@larder/contracts';
import { addDays, dayIn, type DiscountTier, type OwnRules } from '@larder/kernel';
import { EventRing } from '@larder/platform';
import { eventually, type TestDatabase, type TestService } from '@larder/testing';

export const TORONTO = 'America/Toronto';
export const STORE_ID = '0197a3c0-0000-7000-8000-000000000001';

/** Logs the events of other services, from which the copies are filled. */
export class WholesaleStock {
  private readonly database: TestDatabase;
  private readonly service: TestService;

  constructor(database: TestDatabase, service: TestService) {
    this.database = database;
    this.service = service;
  }

  async open(): Promise<void> {
    await this.log('catalog', 'store.created', `store:${STORE_ID}`, null, this.store());
    await this.category('Proteins');
  }

  /** Opens another store. @returns its id */
  async openStore(slug: string, fields: Partial<StoreState> = {}): Promise<string> {
    const id = randomUUID();
    const after = { ...this.store(), id, slug, name: `Store ${slug}`, isDefault: false, ...fields };
    await this.log('catalog', 'store.created', `store:${id}`, null, after);
    return id;
  }

  async changeStore(fields: Partial<StoreState>): Promise<void> {
    const before = this.store();
    await this.log('catalog', 'store.updated', `store:${STORE_ID}`, before, { ...before, ...fields });
  }

  /** Sets the chain's order rules. */
  async chainRules(rules: OwnRules): Promise<void> {
    await this.log('catalog', 'chain-rules.updated', 'chain-rules:all', {}, rules);
  }

  /** Opens a second store, or changes it. */
  async otherStore(fields: Partial<StoreState>): Promise<StoreState> {
    const after = { ...this.store(), id: randomUUID(), slug: 'second', isDefault: false, ...fields };
    await this.log('catalog', 'store.updated', `store:${after.id}`, null, after);
    return after;
  }

  private store(): StoreState {
    return {
      id: STORE_ID,
      slug: 'main',
      name: 'Main Street',
      chineseName: null,
      address: '1 Main Street',
      phone: '905-555-0100',
      timeZone: TORONTO,
      openingHours: 'Monday-Sunday 9AM-6PM',
      status: 'live',
      lastUpdatedAt: null,
      isDefault: true,
    };
  }

  async category(name: string, fields: object = {}): Promise<string> {
    const id = randomUUID();
    const after = { id, slug: 'x', name, colorScheme: 'red', icon: 'Beef', active: true, displayOrder: 0, ...fields };
    await this.log('catalog', 'restaurant-category.created', `restaurant-category:${id}`, null, after);
    return id;
  }

  async product(fields: Partial<RestaurantProductState> = {}): Promise<RestaurantProductState> {
    const product: RestaurantProductState = {
      id: randomUUID(),
      name: 'Pork belly 五花肉',
      description: '',
      category: 'Proteins',
      active: true,
      unit: 'box',
      size: '10 kg',
      minOrderQuantity: 1,
      imageUrl: null,
      soldOutDate: null,
      displayOrder: 0,
      version: 1,
      pricePerUnitCents: 3_499,
      discountTags: ['tier0', 'tier1', 'tier2', 'tier3'],
      ...fields,
    };
    await this.log('catalog', 'restaurant-product.created', `restaurant-product:${product.id}`, null, product);
    return product;
  }

  async changeProduct(before: RestaurantProductState, fields: Partial<RestaurantProductState>): Promise<void> {
    const after = { ...before, ...fields };
    await this.log('catalog', 'restaurant-product.updated', `restaurant-product:${before.id}`, before, after);
  }

  async deleteProduct(before: RestaurantProductState): Promise<void> {
    await this.log('catalog', 'restaurant-product.deleted', `restaurant-product:${before.id}`, before, null);
  }

  /** Sets a store's override of a product. @param own null removes it */
  async override(
    { id }: RestaurantProductState,
    storeId: string,
    own: Partial<RestaurantOverrideState> | null,
  ): Promise<void> {
    const blank = { pricePerUnitCents: null, minOrderQuantity: null, active: null, displayOrder: null };
    const after = own && { ...blank, soldOutDate: null, soldOutUntil: null, version: 1, ...own };
    await this.log(
      'catalog',
      'restaurant-product.overridden',
      `restaurant-product:${id}`,
      after ? null : blank,
      after,
      storeId,
    );
  }

  async code(fields: Partial<DiscountCodeState> = {}): Promise<DiscountCodeState> {
    const code: DiscountCodeState = {
      id: randomUUID(),
      code: 'GW88',
      restaurantName: 'Golden Wok 金鑊',
      contactPerson: 'Ms Lau',
      email: 'lau@example.com',
      phone: null,
      tier: 'tier2',
      active: true,
      customerId: randomUUID(),
      version: 1,
      ...fields,
    };
    await this.log('discounts-rebates', 'discount-code.created', `discount-code:${code.id}`, null, code);
    return code;
  }

  async changeCode(before: DiscountCodeState, fields: Partial<DiscountCodeState>): Promise<void> {
    const after = { ...before, ...fields };
    await this.log('discounts-rebates', 'discount-code.updated', `discount-code:${before.id}`, before, after);
  }

  async deleteCode(before: DiscountCodeState): Promise<void> {
    await this.log('discounts-rebates', 'discount-code.deleted', `discount-code:${before.id}`, before, null);
  }

  async renameTier(tier: DiscountTier, tierName: string): Promise<void> {
    const rows = await this.database.query<{ after: { id: string } }>(
      `SELECT after FROM discounts_rebates.event_log WHERE type LIKE 'discount-tier.%' AND after ->> 'tier' = $1
        ORDER BY number DESC LIMIT 1`,
      [tier],
    );
    const before = rows[0]?.after ?? null;
    await this.log('discounts-rebates', 'discount-tier.updated', `discount-tier:${before?.id}`, before, {
      ...before,
      tierName,
    });
  }

  /** Logs the event of every service after a restore. */
  async restore(): Promise<void> {
    for (const producer of ['catalog', 'discounts-rebates'] as const) {
      await this.log(producer, 'data.restored', 'data:all', null, { backupFrom: '2026-11-01T00:00:00.000Z' });
    }
  }

  /** Waits until both consumers have reached the heads of their logs. */
  async settled(): Promise<void> {
    const ring = this.service.get(EventRing);
    for (const producer of ['catalog', 'discounts-rebates'] as const) ring.publish(producer, []);
    await eventually(async () => {
      const rows = await this.database.query<{ behind: boolean }>(
        `SELECT (SELECT max(number) FROM catalog.event_log) >
             coalesce((SELECT number FROM restaurant_orders.event_cursor WHERE consumer = 'orders.catalog'), -1)
           OR (SELECT max(number) FROM discounts_rebates.event_log) >
             coalesce((SELECT number FROM restaurant_orders.event_cursor WHERE consumer = 'orders.discounts'), -1)
           AS behind`,
      );
      if (rows[0]?.behind !== false) throw new Error('The copies are behind.');
    }, 15_000);
  }

  private async log(
    producer: 'catalog' | 'discounts-rebates',
    type: string,
    subject: string,
    before: object | null,
    after: object | null,
    storeId: string | null = null,
  ): Promise<void> {
    await this.database.query(
      `INSERT INTO ${producer === 'catalog' ? 'catalog' : 'discounts_rebates'}.event_log (type, subject, before, after, store_id)
       VALUES ($1, $2, $3, $4, $5)`,
      [type, subject, before && JSON.stringify(before), after && JSON.stringify(after), storeId],
    );
  }
}

export const tomorrow = (): string => addDays(dayIn(new Date(), TORONTO), 1);

/** A pickup of one product at the right price; tests override the fields that matter to them. */
export function placement(
  product: RestaurantProductState,
  { quantity = 1, ...fields }: Partial<OrderPlacement> & { quantity?: number } = {},
): OrderPlacement {
  const dollars = (product.pricePerUnitCents * quantity) / 100;
  return {
    restaurantName: 'Lucky Noodle',
    deliveryDate: tomorrow(),
    deliveryTime: '9-12',
    isDelivery: false,
    orderItems: JSON.stringify([{ id: product.id, name: 'x', quantity, pricePerUnit: 0.01, unit: 'x' }]),
    subtotalAmount: dollars,
    discountCode: null,
    discountAmount: 0,
    deliveryFee: 0,
    totalAmount: dollars,
    ...fields,
  };
}
