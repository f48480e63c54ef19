import { randomUUID } from 'node:crypto';
import type { RestaurantOrderFacts } from '@larder/contracts';
import type { DiscountTier, OrderStatus, RebatePeriod } from '@larder/kernel';
import type { TestDatabase } from '@larder/testing';

const ZONES = [
  'America/Toronto',
  'America/Vancouver',
  'America/St_Johns',
  'Europe/London',
  'Asia/Hong_Kong',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

/** The hours at which a quarter or a year ends somewhere, and those of clock changes. */
const EDGES = [
  '2024-12-31T24:00:00Z',
  '2025-03-31T24:00:00Z',
  '2025-06-30T24:00:00Z',
  '2025-09-30T24:00:00Z',
  '2025-12-31T24:00:00Z',
  '2025-03-09T07:00:00Z',
  '2025-11-02T06:00:00Z',
  '2025-03-30T01:00:00Z',
  '2025-09-27T14:00:00Z',
].map((text) => Date.parse(text));

const TIERS = ['tier0', 'tier1', 'tier2', 'tier3'] as const;
const STATUSES: OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'];

export interface WorldTier {
  tier: DiscountTier;
  rebateBasisPoints: number;
  minimumCents: number;
  minimumPeriod: RebatePeriod;
}

export interface WorldCode {
  id: string;
  code: string;
  tier: DiscountTier;
  active: boolean;
}

export interface WorldOrder {
  id: string;
  /** The last status; null once the order was deleted. */
  status: OrderStatus | null;
  amountCents: number;
  placedAt: number;
  zone: string;
}

export interface WorldCustomer {
  id: string;
  codes: WorldCode[];
  orders: WorldOrder[];
}

interface OrderEvent {
  type: string;
  storeId: string;
  before: RestaurantOrderFacts | null;
  after: RestaurantOrderFacts | null;
}

/** The tables of codes, customers and their rebates; tiers and zones stay. */
export const ACCOUNT_TABLES: readonly string[] = [
  'discounts_rebates.rebate',
  'discounts_rebates.rebate_adjustment',
  'discounts_rebates.purchase',
  'discounts_rebates.discount_code',
  'discounts_rebates.customer_code',
  'discounts_rebates.customer',
];

/** A made-up chain: stores around the world, tiers, customers with codes, and orders with random histories. */
export class RebateWorld {
  readonly tiers: WorldTier[];
  readonly customers: WorldCustomer[];
  private readonly stores: { id: string; zone: string }[];
  private readonly events: OrderEvent[] = [];
  private readonly draw: (below: number) => number;

  constructor(seed: number, customers: number) {
    let state = seed * 2_654_435_761;
    this.draw = (below) => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
      return ((state ^ (state >>> 13)) >>> 0) % below;
    };
    this.stores = ZONES.map((zone) => ({ id: randomUUID(), zone }));
    this.tiers = TIERS.map((tier) => ({
      tier,
      rebateBasisPoints: this.draw(700),
      minimumCents: this.draw(4) === 0 ? 0 : this.draw(5_000_000),
      minimumPeriod: (['monthly', 'quarterly', 'annually'] as const)[this.draw(3)] ?? 'annually',
    }));
    this.customers = Array.from({ length: customers }, (_, index) => this.customer(index));
  }

  /** Fills the tables of this service and the logs of the others, replacing their rows. */
  async settle(database: TestDatabase): Promise<void> {
    await database.empty(...ACCOUNT_TABLES);
    await database.query(
      `UPDATE discounts_rebates.discount_tier AS t SET rebate_basis_points = w."rebateBasisPoints",
              min_purchase_cents = w."minimumCents", rebate_period = w."minimumPeriod"
         FROM jsonb_to_recordset($1) AS w (tier text, "rebateBasisPoints" int, "minimumCents" bigint,
                "minimumPeriod" text) WHERE w.tier = t.tier`,
      [JSON.stringify(this.tiers)],
    );
    await database.query(
      `INSERT INTO catalog.event_log (type, subject, after)
       SELECT 'store.created', 'store:' || (s->>'id'), jsonb_build_object('id', s->>'id', 'timeZone', s->>'zone',
              'isDefault', false) FROM jsonb_array_elements($1) AS s`,
      [JSON.stringify(this.stores)],
    );
    await database.query(
      `WITH c AS (SELECT (c->>'id')::uuid AS id, c->'codes' AS codes FROM jsonb_array_elements($1) AS c),
            made AS (INSERT INTO discounts_rebates.customer (id, business_name, main_code_id)
                     SELECT id, 'Restaurant ' || id, (codes->0->>'id')::uuid FROM c),
            codes AS (SELECT c.id AS customer_id, k.* FROM c, jsonb_to_recordset(c.codes)
                        AS k (id uuid, code text, tier text, active boolean)),
            known AS (INSERT INTO discounts_rebates.customer_code (code_id, code, customer_id)
                      SELECT id, code, customer_id FROM codes)
       INSERT INTO discounts_rebates.discount_code (id, code, restaurant_name, tier, active)
       SELECT id, code, 'Restaurant', tier, active FROM codes`,
      [JSON.stringify(this.customers)],
    );
    await database.query(
      `INSERT INTO restaurant_orders.event_log (type, subject, store_id, before, after)
       SELECT e->>'type', 'restaurant-order:' || coalesce(e->'after'->>'id', e->'before'->>'id'), (e->>'storeId')::uuid,
              nullif(e->'before', 'null'), nullif(e->'after', 'null')
         FROM jsonb_array_elements($1) WITH ORDINALITY AS event (e, place) ORDER BY place`,
      [JSON.stringify(this.events)],
    );
  }

  private customer(index: number): WorldCustomer {
    const codes = Array.from({ length: 1 + this.draw(3) }, (_, which): WorldCode => ({
      id: randomUUID(),
      code: (index * 3 + which).toString(36).toUpperCase().padStart(4, '0'),
      tier: TIERS[this.draw(4)] ?? 'tier0',
      active: this.draw(5) > 0,
    }));
    const customer: WorldCustomer = { id: randomUUID(), codes, orders: [] };
    const orders = this.draw(9);
    for (let order = 0; order < orders; order++) customer.orders.push(this.order(customer));
    if (this.draw(2) === 0) this.meetMinimum(customer);
    return customer;
  }

  private order({ codes }: WorldCustomer, amountCents = this.draw(3_000_000), status?: OrderStatus): WorldOrder {
    const store = this.stores[this.draw(this.stores.length)];
    const edge = EDGES[this.draw(EDGES.length)] ?? 0;
    // Half of the orders are within a day of an edge, many within minutes.
    const away = [1_000, 600_000, 86_400_000, 200 * 86_400_000][this.draw(4)] ?? 0;
    const placedAt = edge + this.draw(2 * away + 1) - away;
    const order: WorldOrder = {
      id: randomUUID(),
      status: 'pending',
      amountCents,
      placedAt,
      zone: store?.zone ?? 'UTC',
    };
    const discountCents = this.draw(10_000);
    const facts: RestaurantOrderFacts = {
      id: order.id,
      orderNumber: order.id,
      status: 'pending',
      discountCodeId: codes[this.draw(codes.length)]?.id ?? null,
      subtotalCents: amountCents + discountCents,
      discountCents,
      createdAt: new Date(placedAt).toISOString(),
    };
    const storeId = store?.id ?? '';
    this.events.push({ type: 'restaurant-order.created', storeId, before: null, after: facts });
    let last = facts;
    const to = (next: OrderStatus): void => {
      const after = { ...last, status: next };
      this.events.push({ type: 'restaurant-order.moved', storeId, before: last, after });
      last = after;
      order.status = next;
    };
    for (let move = this.draw(3); move > 0; move--) to(STATUSES[this.draw(STATUSES.length)] ?? 'ready');
    if (status ?? this.draw(4) > 0) to(status ?? 'delivered');
    else if (this.draw(3) === 0) {
      this.events.push({ type: 'restaurant-order.deleted', storeId, before: last, after: null });
      order.status = null;
    }
    return order;
  }

  /** Adds an order that brings a customer to a tier's quarterly minimum, or within a cent of it. */
  private meetMinimum(customer: WorldCustomer): void {
    const { minimumCents, minimumPeriod } = this.tiers[this.draw(4)] ?? { minimumCents: 0, minimumPeriod: 'annually' };
    const quarterly = { monthly: minimumCents * 3, quarterly: minimumCents, annually: Math.ceil(minimumCents / 4) };
    const cents = Math.max(0, quarterly[minimumPeriod] + this.draw(3) - 1);
    customer.orders.push(this.order(customer, cents, 'delivered'));
  }
}
